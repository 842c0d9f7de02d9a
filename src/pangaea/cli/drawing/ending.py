"""The end of a game: every point of every player."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pangaea.cli.drawing.style import DIM, bold, mark
from pangaea.core.scene import Ending, Player, Scene, ScoreRow
from pangaea.core.words import Words


def ending_view(scene: Scene, words: Words) -> RenderableType:
    """Draw who won and why."""
    ending = scene.ending
    if ending is None:
        return Text()
    if not ending.rows:  # the players agreed on it: there is nothing to explain
        return Group(Text(), Text(ending.text, style="bold"))
    headline = Text(f"★ {ending.text}", style="bold").append(f"  [{ending.rule}]", style=DIM)
    return Group(Text(), headline, score_table(scene, ending, words))


def score_table(scene: Scene, ending: Ending, words: Words) -> Table:
    """Draw a line for each reason for points, a column for each player, best first."""
    players = {player.seat: player for player in scene.players}
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column(words.say("ending-reason"), footer=words.say("ending-total"))
    for row in ending.rows:
        table.add_column(
            heading(players[row.seat], row, words),
            footer=Text(minus(str(row.total)), style="bold"),
            justify="right",
        )
    for label in reasons(ending):
        table.add_row(label, *[points(row, label) for row in ending.rows])
    return table


def heading(player: Player, row: ScoreRow, words: Words) -> Text:
    """Head a player's column with shape, name and place."""
    name = Text(f"{mark(player)} {player.name}", style=bold(player.colour))
    return name.append("\n" + words.say("ending-place", place=row.rank), style="not bold")


def reasons(ending: Ending) -> list[str]:
    """List every reason for points once, in the order of the score sheets."""
    sheets = [[line.label for line in row.lines] for row in ending.rows]
    found: list[str] = []
    for sheet in sorted(sheets, key=len, reverse=True):
        for place, label in enumerate(sheet):
            if label not in found:
                later = [found.index(other) for other in sheet[place:] if other in found]
                found.insert(min(later, default=len(found)), label)
    return found


def points(row: ScoreRow, label: str) -> Text:
    """Write a player's points for a reason; a dot if there are none."""
    found = [line.points for line in row.lines if line.label == label]
    if not found:
        return Text("·", style=DIM)
    total = sum(found)
    return Text(minus(f"{total:+d}") if total else "0")


def minus(number: str) -> str:
    """Write a number with a real minus sign."""
    return number.replace("-", "−")
