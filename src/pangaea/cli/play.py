"""`pangaea play`: a game at the terminal."""

import sys
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct
from rich.text import Text

from pangaea import shelf
from pangaea.cli.console import MISUSED, screen
from pangaea.cli.games import game_grid, game_row
from pangaea.cli.given import box_from, levels_from, variants_from
from pangaea.cli.language import spoken
from pangaea.cli.parameters import BoxFile, FormerVariants, Lang, Variants
from pangaea.cli.seated.keeping import Unfinished, resumed, unfinished
from pangaea.cli.seated.keyboard import Leave, read_line
from pangaea.cli.seated.lineup import lineup
from pangaea.cli.seated.session import Session
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.sealed import Sealed
from pangaea.core.words import Words, words_for

USUAL_PACE = 0.8  # seconds
SEED_BYTES = 16
BOTS = "casual"


class NewGame(Struct, frozen=True):
    """The table a person wishes for."""

    game: str | None
    seats: int | None
    people: int
    bots: str
    me: str | None
    variants: list[str] | None
    box: str | None
    language: str


def play(
    game: Annotated[str | None, Parameter(name="GAME", help="help-arg-game")] = None,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="help-arg-seats")] = None,
    people: Annotated[int, Parameter(help="help-arg-people")] = 1,
    bots: Annotated[str, Parameter(help="help-arg-bots")] = BOTS,
    me: Annotated[str | None, Parameter(help="help-arg-me")] = None,
    pace: Annotated[float, Parameter(help="help-arg-pace")] = USUAL_PACE,
    seed: Annotated[str | None, Parameter(help="help-arg-seed")] = None,
    variant: Variants = None,
    option: FormerVariants = None,
    box: BoxFile = None,
    save: Annotated[Path | None, Parameter(help="help-arg-save")] = None,
    resume: Annotated[Path | None, Parameter(help="help-arg-resume")] = None,
    lang: Lang = None,
) -> int:
    """Play a game, or take up one that was left."""
    language = spoken(lang)
    known = seed or token_hex(SEED_BYTES)
    variants = [*(variant or []), *(option or [])] or None
    wanted = NewGame(game, seats, people, bots, me, variants, box, language)
    is_plain = (seats, people, bots, seed, variants, box, save) == (None, 1, BOTS, *[None] * 4)
    try:
        left = resume or (offered(game, language) if is_plain else None)
    except Leave:
        return 0
    if left is None and game is None and len(shelf.games()) > 1:
        return offer_shelf(language)
    match = begin(wanted, known) if left is None else resumed(left)
    thoughts = Dice(int.from_bytes(blake2b(known.encode(), digest_size=8).digest()))
    Session(screen(), match, thoughts, language=language, pace=pace, save=save or left).play()
    return 0


def offer_shelf(language: str) -> int:
    """List the games when none is named, and say how to name one."""
    rows = [game_row(known, words_for(known.slug, language)) for known in shelf.games()]
    screen().print(game_grid(rows, words_for("", language)))
    example = words_for("", language).say("play-which", game=rows[0].slug)
    screen().print(Text(example, style="dim"))
    return MISUSED


def offered(slug: str | None, language: str) -> Path | None:
    """Offer to go on with a game that was left; nobody is asked who cannot reply."""
    left = unfinished(slug) if sys.stdin.isatty() else None
    if left is None:
        return None
    words = words_for(left.game, language)
    screen().print(Text(offer(left, words)))
    return left.path if says_yes(words) else None


def offer(left: Unfinished, words: Words) -> str:
    """Say which game could be taken up."""
    seats = left.seats
    others = [seat.name for seat in seats if seat.bot] or [seat.name for seat in seats]
    names, when = words.list(others), f"{left.left:%Y-%m-%d %H:%M}"
    title, answers = words.say("title"), left.answers
    return words.say("play-offer", title=title, names=names, answers=answers, when=when)


def says_yes(words: Words) -> bool:
    """Hear yes or no; an empty line is a yes."""
    yes, no = words.say("play-word-yes"), words.say("play-word-no")
    while True:
        reply = read_line().lower()
        if yes.startswith(reply):
            return True
        if no.startswith(reply):
            return False
        screen().print(Text(words.say("play-yes-or-no", yes=yes, no=no)))


def begin(wanted: NewGame, seed: str) -> Match:
    """Start a game with people and bots."""
    game = chosen(wanted.game)
    seats = wanted.seats or game.usual_seats
    variants = game.check(seats, variants_from(game, wanted.variants))
    words = words_for(game.slug, wanted.language)
    seated = lineup(seats, wanted.people, wanted.me, levels_from(wanted.bots), words)
    return Match(
        game,
        seats,
        Sealed(seed),
        variants,
        box=box_from(game, wanted.box),
        names=seated.names,
        bots=seated.levels,
        clock=time,
    )


def chosen(slug: str | None) -> Game:
    """Return the game named; the only one on the shelf needs no name."""
    if slug is None and len(shelf.games()) == 1:
        return shelf.games()[0]
    return shelf.game(slug or "")
