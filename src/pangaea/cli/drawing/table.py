"""The whole table: rivals at the top, the middle, and one's own place at the bottom."""

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from pangaea.bots import level_name
from pangaea.cli.drawing.areas import (
    area_view,
    content_view,
    pieces_on,
    pile_view,
    says_something,
)
from pangaea.cli.drawing.flow import INDENT, Chain
from pangaea.cli.drawing.pieces import Numbers, numbers_of
from pangaea.cli.drawing.style import DIM, bold, mark
from pangaea.core.scene import Area, Fact, Player, Scene
from pangaea.core.words import Words


def table_view(scene: Scene, words: Words) -> RenderableType:
    """Draw a scene."""
    numbers = numbers_of(scene.ask)
    others = [player for player in round_the_table(scene) if player.seat != scene.seat]
    mine = [player for player in scene.players if player.seat == scene.seat]
    return Group(
        title_view(scene, words),
        *[player_view(scene, player, numbers, words) for player in others],
        Rule(style=DIM),
        *middle(scene, shared_areas(scene, numbers), numbers),
        *[Rule(style=DIM) for _ in mine],
        *[player_view(scene, player, numbers, words) for player in mine],
    )


def middle(scene: Scene, areas: list[Area], numbers: Numbers) -> list[RenderableType]:
    """Draw what lies in the middle; piles that follow one another share a line."""
    found: list[RenderableType] = []
    for is_pile, group in groupby(areas, key=lambda area: area.kind == "pile"):
        if is_pile:
            found.append(Chain([pile_view(scene, area, numbers) for area in group]))
        else:
            found += [area_view(scene, area, numbers) for area in group]
    return found


def round_the_table(scene: Scene) -> list[Player]:
    """List the players in the order in which they sit after the one who looks."""
    first = 0 if scene.seat is None else scene.seat
    return [*scene.players[first:], *scene.players[:first]]


def is_shared(area: Area) -> bool:
    """Tell whether an area lies in the middle, not at somebody's place."""
    return area.place != "seat" or area.owner is None


def is_shown(scene: Scene, area: Area) -> bool:
    """Tell whether a shared area has anything to show; a bare one matters when things move."""
    bare = not (area.spots or area.empty or area.count or pieces_on(scene, area))
    return is_shared(area) and not bare


def shared_areas(scene: Scene, numbers: Numbers) -> list[Area]:
    """List what lies in the middle, but for what is drawn at the players' places anyway."""
    shown = [area for area in scene.areas if is_shown(scene, area)]
    return [area for area in shown if not is_repeated(scene, area, numbers)]


def is_repeated(scene: Scene, area: Area, numbers: Numbers) -> bool:
    """Tell whether players' places show all that an area could say, and nothing is chosen on it."""
    others = [other for other in scene.areas if not is_shared(other)]
    elsewhere = {spot.id for other in others for spot in other.spots}
    pieces = pieces_on(scene, area)
    said = {spot.id for spot in area.spots if says_something(area, spot, pieces, numbers)}
    chosen = any(where == area.id for where, _ in numbers.spots)
    return bool(said) and said <= elsewhere and not chosen


def title_view(scene: Scene, words: Words) -> RenderableType:
    """Draw what is played, where it stands, and the numbers worth knowing."""
    title = Text(words.say("title"), style="bold").append(f" · {scene.status}", style="not bold")
    facts = Text(" · ".join(fact_text(fact) for fact in scene.facts), style=DIM)
    return Group(Rule(title, align="left", style=DIM), *([facts] if scene.facts else []))


def fact_text(fact: Fact) -> str:
    """Write a number worth showing."""
    return f"{fact.label} {fact.value}"


def player_view(scene: Scene, player: Player, numbers: Numbers, words: Words) -> RenderableType:
    """Draw a player's line and the areas at that place."""
    areas = [area for area in scene.areas if area.owner == player.seat and not is_shared(area)]
    return Group(player_line(scene, player, numbers, areas, words), *places(scene, areas, numbers))


def player_line(
    scene: Scene, player: Player, numbers: Numbers, areas: list[Area], words: Words
) -> Text:
    """Draw a player's shape, name, points and facts; whose turn it is is marked by an arrow."""
    chosen = next((numbers.areas[area.id] for area in areas if area.id in numbers.areas), None)
    text = Text(f"{chosen}) " if chosen else "", style="bold cyan")
    text.append(f"{mark(player)} {player.name}", style=bold(player.colour))
    text.append(who(scene, player, words), style=f"not bold {DIM}")
    if player.score is not None:
        text.append("  ").append(words.say("play-points", points=player.score), style="bold")
    for fact in player.facts:
        text.append(f" · {fact_text(fact)}", style="not bold")
    return text.append("  ◀" if player.turn else "", style="bold")


def who(scene: Scene, player: Player, words: Words) -> str:
    """Say whether a player is the one who looks, or a bot and of which level."""
    if player.seat == scene.seat:
        return f" {words.say('play-you')}"
    return f" ({level_name(player.bot, words)})" if player.bot else ""


def places(scene: Scene, areas: list[Area], numbers: Numbers) -> list[RenderableType]:
    """Draw a player's areas; the name of an only one would say nothing new."""
    if len(areas) == 1:
        return [Padding(content_view(scene, areas[0], numbers), INDENT)]
    return [Padding(area_view(scene, area, numbers), INDENT) for area in areas]
