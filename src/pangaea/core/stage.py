"""Builds a scene: areas, pieces and what may be chosen, with words for all of it."""

from msgspec import Struct
from msgspec.structs import replace

from pangaea.core.game import Game, SeatView
from pangaea.core.notation import written
from pangaea.core.outcome import Outcome
from pangaea.core.question import Domain, Question
from pangaea.core.scene import (
    Area,
    Ask,
    Choice,
    Ending,
    Fact,
    Look,
    Piece,
    Player,
    Scene,
    ScoreLine,
    ScoreRow,
    Tone,
    WhyNot,
)
from pangaea.core.state import State
from pangaea.core.telling import Teller

COLOURS = ("amber", "teal", "violet", "rose", "sky", "lime")
SHAPES = ("circle", "square", "triangle", "diamond", "star", "hexagon")


class Offer(Struct, frozen=True):
    """What stands for an option on the table."""

    label: str = ""
    piece: str = ""
    area: str = ""
    spot: str = ""
    tone: Tone = "plain"
    hint: str = ""


class Stage:
    """Collects what a scene shows; a game's scene module fills it."""

    def __init__(
        self, game: Game, state: State, view: SeatView, domains: dict[str, Domain]
    ) -> None:
        self.game = game
        self.state = state
        self.view = view
        self.words = view.words
        self.teller = Teller(view.words, view.names, domains)
        self.asked = state.asked()
        self.areas: list[Area] = []
        self.pieces: list[Piece] = []
        self.facts: list[Fact] = []
        self.offers: dict[int, Offer] = {}
        self.question_values: dict[str, str | int] = {}  # what the words of the question name

    def is_asked(self) -> bool:
        """Tell whether the seat that looks owes an answer."""
        return self.view.seat in self.asked

    def area(self, area: Area) -> str:
        """Add an area and return its id."""
        self.areas.append(area)
        return area.id

    def piece(
        self, area: str, look: Look, name: str, **details: str | int | tuple[object, ...]
    ) -> str:
        """Lay a piece on an area and return its id within this scene."""
        piece = Piece(area, look, name, id=f"n{len(self.pieces)}")
        self.pieces.append(replace(piece, **details))
        return piece.id

    def fact(self, label: str, value: int | str, icon: str = "", rule: str = "") -> None:
        """Show a number."""
        self.facts.append(Fact(label, str(value), icon, rule))

    def offer(self, option: int, offer: Offer) -> None:
        """Say what stands for an option; the first offer for an option counts."""
        self.offers.setdefault(option, offer)

    def finished(self, players: list[Player], status: str, outcome: Outcome | None) -> Scene:
        """Return the scene."""
        return Scene(
            game=self.game.slug,
            language=self.words.language,
            position=0,
            seat=self.view.seat,
            status=status,
            players=tuple(players),
            areas=tuple(self.areas),
            pieces=tuple(self.pieces),
            facts=tuple(self.facts),
            ask=self._ask(),
            ending=None if outcome is None else self._ending(outcome),
        )

    def player(self, seat: int, score: int | None, facts: tuple[Fact, ...] = ()) -> Player:
        """Describe who sits on a seat."""
        return Player(
            seat=seat,
            name=self.view.names[seat],
            colour=COLOURS[seat],
            shape=SHAPES[seat],
            turn=seat in self.asked,
            score=score,
            bot=self.view.bots[seat] if self.view.bots else "",
            facts=facts,
        )

    def _ask(self) -> Ask | None:
        seat = self.view.seat
        if seat is None or not self.is_asked():
            return None
        question = self.state.question(seat)
        options = self.state.options(seat)
        return Ask(
            seat=seat,
            question=question.name,
            text=self.words.say(f"ask-{question.verb}", **self.question_values),
            rule=question.rule,
            choices=tuple(self._choice(question, option) for option in options),
            refusals=tuple(self._refusals(seat, options)),
            secret=question.secret,
        )

    def _choice(self, question: Question, option: int) -> Choice:
        offer = self.offers.get(option, Offer())
        thing = question.domain.things[option]
        return Choice(
            option=option,
            label=offer.label or self.teller.thing(thing),
            notation=written(question, option),
            piece=offer.piece,
            area=offer.area,
            spot=offer.spot,
            tone=offer.tone,
            hint=offer.hint,
        )

    def _refusals(self, seat: int, options: list[int]) -> list[WhyNot]:
        """Say why what was offered cannot be chosen, where the rules can tell."""
        found: list[WhyNot] = []
        for option, offer in self.offers.items():
            if option in options or not (offer.piece or offer.spot or offer.area):
                continue
            reason = self.game.why_not(self.state, seat, option)
            if reason is not None:
                text = self.words.say(reason.words, **reason.values)
                found.append(WhyNot(text, reason.rule, offer.piece, offer.area, offer.spot))
        return found

    def _ending(self, outcome: Outcome) -> Ending:
        winners = self.words.list([self.view.names[seat] for seat in outcome.winners])
        text = self.words.say(outcome.reason, winners=winners, count=len(outcome.winners))
        rows = tuple(
            ScoreRow(
                standing.seat,
                standing.rank,
                standing.total,
                tuple(
                    ScoreLine(self.words.say(line.source, **line.values), line.points, line.rule)
                    for line in standing.lines
                ),
            )
            for standing in outcome.standings
        )
        return Ending(text, outcome.rule, tuple(outcome.winners), rows)
