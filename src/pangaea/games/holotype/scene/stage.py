"""The stage of Holotype, with what every part of its scene needs at hand."""

from typing import Final

from pangaea.core.flow import OVER
from pangaea.core.game import Game, SeatView
from pangaea.core.stage import COLOURS, Stage
from pangaea.games.holotype.box import BANDS, PERIOD_NAMES
from pangaea.games.holotype.box.wants import Want, read_wants
from pangaea.games.holotype.rules.names import NONE
from pangaea.games.holotype.rules.table import Table
from pangaea.games.holotype.rules.things import CUBE_NAMES

CUBE_COLOURS: Final = ("purple", "blue", "green", "white")


class HolotypeStage(Stage):
    """A stage that knows the table and puts wants into words."""

    def __init__(self, game: Game, table: Table, view: SeatView) -> None:
        super().__init__(game, table, view, view.domains or game.domains(table.setup))
        self.table = table
        self.me = NONE if view.seat is None else view.seat
        self.mine = self.is_asked()

    def asks(self, step: int) -> bool:
        """Tell whether the seat that looks is asked this question."""
        return self.mine and self.table.step == step

    def sees_hand(self, seat: int) -> bool:
        """Tell whether the cards of a hand lie open to the seat that looks."""
        return seat == self.me or self.table.step == OVER

    def colour(self, seat: int) -> str:
        """Return a player's colour."""
        return COLOURS[seat]

    def cubes(self, cube: int, number: int) -> str:
        """Name so many cubes."""
        return self.words.say(f"cubes-{CUBE_NAMES[cube]}", count=number)

    def wants(self, text: str) -> str:
        """Put the wants of a circle or an objective into short words."""
        found = ""
        for want in read_wants(text):
            line = self.want(want)
            found = self.words.say("want-joiner", first=found, second=line) if found else line
        return found

    def wants_with_bands(self, text: str) -> str:
        """Put the wants of a personal objective into words, each with how common its kind is."""
        found = ""
        for want in read_wants(text):
            line = self.want(want)
            if not want.traces():
                line = self.words.say("goal-want", want=line, band=self.band(want))
            found = self.words.say("want-joiner", first=found, second=line) if found else line
        return found

    def share(self, want: Want) -> int:
        """Say how many of a hundred specimens are of the wanted kind."""
        cards = self.table.setup.specimens
        return round(100 * sum(want.fits(card) for card in cards) / len(cards))

    def band(self, want: Want) -> str:
        """Say how common the wanted kind is, by the bands of the cards."""
        share = self.share(want)
        for least, most in BANDS:
            if share <= most:
                words = "band" if share >= least else "band-under"
                return self.words.say(words, least=least, most=most)
        return self.words.say("band-over", most=BANDS[-1][1])

    def band_icon(self, want: Want) -> str:
        """Name the sign of a band: one, two or three bars."""
        share = self.share(want)
        return f"band{1 + sum(share > most for _, most in BANDS[:-1])}"

    def want(self, want: Want) -> str:
        """Put one want into short words: `2 theropod (J)`."""
        periods = [kind for kind in want.kinds if kind in PERIOD_NAMES]
        others = [kind for kind in want.kinds if kind not in PERIOD_NAMES]
        if not others:
            kinds = self.words.say(f"period-{periods[0]}")
        else:
            kinds = " ".join(self.words.say(f"want-{kind}", count=want.need) for kind in others)
            if periods:
                kinds += f" ({self.words.say(f'want-{periods[0]}')})"
        return self.words.say("want-line", number=want.need, kinds=kinds)
