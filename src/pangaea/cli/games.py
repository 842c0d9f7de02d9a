"""`pangaea games`: what is on the shelf."""

from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pangaea import shelf
from pangaea.bots import levels
from pangaea.cli.console import screen, write_json
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Json, Lang
from pangaea.core.game import Game
from pangaea.core.variants import Variant, VariantValue
from pangaea.core.words import Words, words_for


class VariantRow(Struct):
    """A variant of a game, for a program."""

    name: str
    kind: str
    default: VariantValue
    allowed: str
    label: str
    meaning: str
    rule: str


class GameRow(Struct):
    """A game, for a program."""

    slug: str
    title: str
    tagline: str
    seats: list[int]
    usual_seats: int
    minutes: int
    authors: str
    publisher: str
    rulebook: str
    notes: list[str]
    bots: list[str]
    variants: list[VariantRow]


def games(
    game: Annotated[str | None, Parameter(name="GAME", help="help-arg-games")] = None,
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """List the games, or show one with its variants."""
    chosen = shelf.games() if game is None else (shelf.game(game),)
    rows = [game_row(known, words_for(known.slug, spoken(lang))) for known in chosen]
    if json:
        write_json(rows)
    elif game is None:
        show_shelf(screen(), rows, words_for("", spoken(lang)))
    else:
        show_game(screen(), rows[0], words_for("", spoken(lang)))
    return 0


def game_row(game: Game, words: Words) -> GameRow:
    """Describe a game."""
    return GameRow(
        slug=game.slug,
        title=words.say("title"),
        tagline=words.say("tagline"),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        authors=game.authors,
        publisher=game.publisher,
        rulebook=game.rulebook_version,
        notes=[words.say(note) for note in game.notes(game.default_box())],
        bots=levels(),
        variants=[variant_row(variant, words) for variant in game.variants],
    )


def variant_row(variant: Variant, words: Words) -> VariantRow:
    """Describe a variant."""
    return VariantRow(
        name=variant.name,
        kind=variant.kind,
        default=variant.default,
        allowed=variant.allowed(),
        label=words.say(f"variant-{variant.name}"),
        meaning=words.say(f"variant-{variant.name}-meaning"),
        rule=variant.rule,
    )


def show_shelf(console: Console, rows: list[GameRow], words: Words) -> None:
    """Print all games."""
    console.print(game_grid(rows, words))
    console.print(Text(words.say("games-more"), style="dim"))


def game_grid(rows: list[GameRow], words: Words) -> Table:
    """Lay the games out, each with the name that commands know it by."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        size = words.say("games-size", least=row.seats[0], most=row.seats[-1], minutes=row.minutes)
        grid.add_row(Text(row.slug, style="bold cyan"), Text(row.tagline))
        grid.add_row("", Text(f"{size} · {row.authors}, {row.publisher}", style="dim"))
    return grid


def show_game(console: Console, row: GameRow, words: Words) -> None:
    """Print one game with its variants and bots."""
    size = words.say("games-size", least=row.seats[0], most=row.seats[-1], minutes=row.minutes)
    console.print(Text(row.title, style="bold"), Text(f"· {size}", style="dim"))
    console.print(Text(row.tagline))
    console.print(Text(f"{row.authors}, {row.publisher}", style="dim"))
    for note in row.notes:
        console.print(Text(note, style="dim"))
    console.print(Text("\n" + words.say("games-variants"), style="bold"))
    console.print(variant_grid(row.variants, words))
    console.print(Text("\n" + words.say("games-bots"), style="bold"))
    console.print(bot_grid(row.bots, words))


def variant_grid(variants: list[VariantRow], words: Words) -> Table:
    """Lay the variants out."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for variant in variants:
        default = variant.default
        shown = str(default).lower() if isinstance(default, bool) else str(default)
        label = Text(f"{variant.label}. ", style="bold").append(variant.meaning, style="not bold")
        values = words.say("games-values", allowed=variant.allowed, default=shown)
        grid.add_row(Text(f"  {variant.name}", style="cyan"), label)
        grid.add_row("", Text(f"{values} [{variant.rule}]", style="dim"))
    return grid


def bot_grid(bots: list[str], words: Words) -> Table:
    """Lay the levels of bots out."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for level in bots:
        name = Text(f"{words.say(f'bot-{level}')}. ", style="bold")
        meaning = name.append(words.say(f"bot-{level}-meaning"), style="not bold")
        grid.add_row(Text(f"  {level}", style="cyan"), meaning)
    return grid
