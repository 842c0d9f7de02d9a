"""Builds a scene: areas, pieces and what may be chosen, with words for all of it."""

from collections.abc import Callable, Iterable

from msgspec.structs import astuple
from mypy_extensions import mypyc_attr

from pangaea.core.game import Game, SeatView
from pangaea.core.notation import written
from pangaea.core.outcome import Outcome, Points
from pangaea.core.question import Domain, Question
from pangaea.core.scene import (
    Area,
    Ask,
    Badge,
    Choice,
    Common,
    Ending,
    Fact,
    Ground,
    Ladder,
    Look,
    Offer,
    Panel,
    Piece,
    Pieces,
    Player,
    Pointer,
    Scene,
    ScoreLine,
    ScoreRow,
    Series,
    Spot,
    Value,
    WhyNot,
)
from pangaea.core.state import State
from pangaea.core.telling import Teller

__all__ = ["COLOURS", "SHAPES", "Offer", "Stage"]

COLOURS = ("amber", "teal", "violet", "rose", "sky", "lime")
SOURCE = "source"  # the form of a score's words that is the same for everybody
SHAPES = ("circle", "square", "triangle", "diamond", "star", "hexagon")


BUTTON = Pointer()
NO_OFFER = Offer()
Laid = Iterable[tuple[int, str]]  # things and the pieces that were laid for them


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """Collects what a scene shows; a game's scene module fills it."""

    def __init__(
        self, game: Game, state: State, view: SeatView, domains: dict[str, Domain]
    ) -> None:
        self.game = game
        self.state = state
        self.view = view
        self.words = view.words
        self.teller = Teller(view.words, view.names, domains, view.drawn.names)
        self.asked = state.asked()
        self._panels = view.drawn.panels
        self.areas: list[Area] = []
        self.pieces: list[Piece] = []
        self.facts: list[Fact] = []
        self.players: list[Player] = []
        self.runs: list[tuple[Piece, ...]] = []
        self.in_runs = 0  # how many of the pieces
        self._laid: dict[str, tuple[tuple[int, str], ...]] = {}  # by panel
        self.prefix = "n"  # of the ids of pieces
        self.offers: dict[int, list[Offer]] = {}
        self.focus: list[Pointer] = []  # what is large if this is a moment
        self.question_values: dict[str, str | int] = {}  # what the words of the question name
        self.rule = ""  # the paragraph that asks, where it is not the question's usual one

    def is_asked(self) -> bool:
        """Tell whether the seat that looks owes an answer."""
        return self.view.seat in self.asked

    def area(self, area: Area) -> str:
        """Add an area and return its id."""
        self.areas.append(area)
        return area.id

    def piece(
        self,
        area: str,
        look: Look,
        name: str,
        *,
        spot: str = "",
        owner: int | None = None,
        count: int = 1,
        badges: tuple[Badge, ...] = (),
        tip: str = "",
        rule: str = "",
        faded: bool = False,
        series: str = "",
        ribbon: Badge | None = None,
    ) -> str:
        """Lay a piece on an area and return its id within this scene."""
        name_here = f"{self.prefix}{len(self.pieces)}"
        self.pieces.append(
            Piece(
                area, look, name, name_here, spot, owner, count, badges, tip, rule, "", faded,
                series, ribbon,
            )
        )  # fmt: skip
        return name_here

    def panel(
        self, name: str, key: object, draw: Callable[[], Laid | None]
    ) -> tuple[tuple[int, str], ...]:
        """Draw a part of the table, unless it was drawn before from the same key.

        The key holds everything that the part shows, as the seat that looks knows it. What stands
        for answers is offered outside: it is returned which thing is which piece.
        """
        known = self._panels.get(name)
        if known is None or known.key != key:
            known = self._panels[name] = self._drawn(name, key, draw)
        self.areas += known.areas
        pieces = known.pieces
        if pieces:
            self._close_run()
            self.pieces += pieces
            self.runs.append(pieces)
            self.in_runs = len(self.pieces)
        if known.facts:
            self.facts += known.facts
        if known.players:
            self.players += known.players
        self._laid[name] = known.laid
        return known.laid

    def laid(self, panel: str) -> tuple[tuple[int, str], ...]:
        """Say which thing is which piece in a panel; nothing, if it is not shown."""
        return self._laid.get(panel, ())

    def common(self, name: str, show: Callable[[], object]) -> None:
        """Show panels that look the same to everybody: of a moment, once for all who look.

        They are shown as a watcher sees them, whoever looks. What stands for answers is offered
        outside, by what `laid` says of each panel.
        """
        known = self.view.common.get(name)
        if known is None:
            known = self.view.common[name] = self._shown(show)
        self.areas += known.areas
        if known.pieces:
            self._close_run()
            self.pieces += known.pieces
            self.runs += known.runs
            self.in_runs = len(self.pieces)
        self.facts += known.facts
        self.players += known.players
        self._laid.update(known.laid)

    def of_seat(self, name: str, seat: int, show: Callable[[int], object]) -> None:
        """Show something of a seat: one's own for oneself, that of others once for all."""
        if seat == self.view.seat:
            show(seat)
        else:
            self.common(f"{name}{seat}", lambda: show(seat))

    def _shown(self, show: Callable[[], object]) -> Common:
        self._close_run()
        around = self.areas, self.pieces, self.facts, self.players, self.runs, self._laid
        self.areas, self.pieces, self.facts, self.players, self.runs = [], [], [], [], []
        self.in_runs, self._laid = 0, {}
        offered = len(self.offers)
        show()
        assert self.in_runs == len(self.pieces), "what all see alike is drawn in panels"
        assert offered == len(self.offers), "what is offered would be forgotten"
        found = Common(
            tuple(self.areas), tuple(self.pieces), tuple(self.runs), tuple(self.facts),
            tuple(self.players), self._laid,
        )  # fmt: skip
        self.areas, self.pieces, self.facts, self.players, self.runs, self._laid = around
        self.in_runs = len(self.pieces)
        return found

    def ground(
        self, name: str, key: object, draw: Callable[[], Iterable[Spot]]
    ) -> tuple[Spot, ...]:
        """Draw the spots of an area, unless they were drawn before from the same key."""
        known = self.view.drawn.grounds.get(name)
        if known is None or known.key != key:
            known = Ground(key, tuple(draw()))
            self.view.drawn.grounds[name] = known
        return known.spots

    def values(self, key: object, describe: Callable[[], Iterable[Value]]) -> tuple[Value, ...]:
        """List values that hang on nothing but their key, once; there are few of them."""
        known = self.view.drawn.values
        if key not in known:
            known[key] = tuple(describe())
        return known[key]

    def look(self, key: object, describe: Callable[[], Look]) -> Look:
        """Describe a look that hangs on nothing but its key, once; there are few of them."""
        known = self.view.drawn.looks
        if key not in known:
            known[key] = describe()
        return known[key]

    def series(self, name: str, key: object, describe: Callable[[], Series]) -> Series:
        """Describe a series of pieces, unless it was described before from the same key."""
        known = self.view.drawn.ladders.get(name)
        if known is None or known.key != key:
            known = Ladder(key, describe())
            self.view.drawn.ladders[name] = known
        return known.series

    def _drawn(self, name: str, key: object, draw: Callable[[], Laid | None]) -> Panel:
        around = self.areas, self.pieces, self.facts, self.players, self.offers, self.prefix
        self.areas, self.pieces, self.facts, self.players, self.offers = [], [], [], [], {}
        self.prefix = f"{name}."
        laid = tuple(draw() or ())
        assert not self.offers, f"what {name} offers would be forgotten"
        content = tuple(self.areas), tuple(self.pieces), tuple(self.facts), tuple(self.players)
        self.areas, self.pieces, self.facts, self.players, self.offers, self.prefix = around
        return Panel(key, *content, laid)

    def _close_run(self) -> None:
        """End the run of pieces that were laid outside of any panel."""
        if len(self.pieces) > self.in_runs:
            self.runs.append(tuple(self.pieces[self.in_runs :]))

    def _pieces(self) -> Pieces:
        self._close_run()
        pieces = Pieces(self.pieces)
        pieces.runs = tuple(self.runs)
        return pieces

    def fact(self, label: str, value: int | str, icon: str = "", rule: str = "") -> None:
        """Show a number."""
        self.facts.append(Fact(label, str(value), icon, rule))

    def offer(self, option: int, offer: Offer) -> None:
        """Say what stands for an option; the first offer says it in words, all stand for it."""
        self.offers.setdefault(option, []).append(offer)

    def look_at(self, *, piece: str = "", area: str = "", spot: str = "") -> None:
        """Say what is large if the rules pause here; otherwise the events of the moment say it."""
        self.focus.append(Pointer(piece, area, spot))

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
            pieces=self._pieces(),
            facts=tuple(self.facts),
            ask=self._ask(),
            ending=None if outcome is None else self._ending(outcome),
            focus=tuple(self.focus),
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
        standing = self._standing(seat, options)
        refused = {option: standing[option] for option in standing if option not in options}
        return Ask(
            seat=seat,
            question=question.name,
            text=self.words.say(f"ask-{question.verb}", **self.question_values),
            rule=self.rule or question.rule,
            choices=tuple(
                self._choice(question, option, standing[option])
                for option in sorted(options, key=lambda one: _rank(standing[one]))
            ),
            refusals=tuple(self._refusals(seat, refused)),
            secret=question.secret,
        )

    def _standing(self, seat: int, options: list[int]) -> dict[int, list[Offer]]:
        """Gather the offers by the option they stand for: what is alike stands for one option."""
        found: dict[int, list[Offer]] = {option: [] for option in options}
        for option in sorted(self.offers, key=lambda one: one not in found):
            stands_for = option if option in found else self.game.alike(self.state, seat, option)
            found.setdefault(stands_for, []).extend(self.offers[option])
        return found

    def _choice(self, question: Question, option: int, offers: list[Offer]) -> Choice:
        offer = offers[0] if offers else NO_OFFER
        first, *also = (_pointers(offers) if len(offers) > 1 else []) or [offer.pointer()]
        return Choice(
            option=option,
            label=offer.label or self.teller.thing(question.domain.things[option]),
            notation=written(question, option),
            piece=first.piece,
            area=first.area,
            spot=first.spot,
            tone=offer.tone,
            hint=offer.hint,
            also=tuple(also),
            key=offer.key,
        )

    def _refusals(self, seat: int, refused: dict[int, list[Offer]]) -> list[WhyNot]:
        """Say why what was offered cannot be chosen, where the rules can tell."""
        found: list[WhyNot] = []
        for option, offers in refused.items():
            pointers = _pointers(offers)
            reason = self.game.why_not(self.state, seat, option) if pointers else None
            if reason is not None:
                text = self.words.say(reason.words, **reason.values)
                found += [WhyNot(text, reason.rule, *at) for at in map(astuple, pointers)]
        return found

    def _ending(self, outcome: Outcome) -> Ending:
        winners = self.words.list([self.view.names[seat] for seat in outcome.winners])
        text = self.words.say(outcome.reason, winners=winners, count=len(outcome.winners))
        rows = tuple(
            ScoreRow(
                standing.seat,
                standing.rank,
                standing.total,
                tuple(self._score(line) for line in standing.lines),
            )
            for standing in outcome.standings
        )
        return Ending(text, outcome.rule, tuple(outcome.winners), rows)

    def _score(self, line: Points) -> ScoreLine:
        """Explain points; words whose text differs from seat to seat have a form `.source`."""
        has_name = SOURCE in self.words.forms(line.source)
        name = self.words.say(f"{line.source}.{SOURCE}") if has_name else ""
        return ScoreLine(self.words.say(line.source, **line.values), line.points, line.rule, name)


def _rank(offers: list[Offer]) -> int:
    """Tell where an option stands: above the others, among them, or last as a neutral answer."""
    return offers[0].last - offers[0].first if offers else 0


def _pointers(offers: list[Offer]) -> list[Pointer]:
    """List the things on the table among offers, each once."""
    found = dict.fromkeys(offer.pointer() for offer in offers)
    return [pointer for pointer in found if pointer != BUTTON]
