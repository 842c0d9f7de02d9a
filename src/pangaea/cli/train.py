"""`pangaea train`: teach a game's bots by self-play what positions are worth."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pangaea import shelf
from pangaea.arena import training
from pangaea.cli.console import screen
from pangaea.cli.language import spoken
from pangaea.cli.parameters import Lang, Slug
from pangaea.cli.simulate import progress
from pangaea.core.taught import write_model
from pangaea.core.words import words_for

GAMES = 4000


def train(
    game: Slug,
    /,
    *,
    games: Annotated[int, Parameter(help="help-arg-count")] = GAMES,
    seed: Annotated[int, Parameter(name="--seed", help="help-arg-seed")] = 1,
    player: Annotated[str, Parameter(help="help-arg-player")] = "casual",
    minutes: Annotated[float | None, Parameter(help="help-arg-minutes")] = None,
    keep: Annotated[Path | None, Parameter(help="help-arg-keep")] = None,
    out: Annotated[Path | None, Parameter(help="help-arg-model")] = None,
    lang: Lang = None,
) -> int:
    """Play games of self-play, learn from them, and write what was learned."""
    chosen = shelf.game(game)
    words = words_for(chosen.slug, spoken(lang))
    kept = keep or Path(f"{chosen.slug}-{seed}.lessons")
    with progress() as bar:
        task = bar.add_task(words.say("simulate-progress"), total=games)
        taught = training.train(
            chosen, games, seed, kept, player=player, minutes=minutes,
            heard=lambda added: bar.advance(task, added),
        )  # fmt: skip
    if taught is None:
        screen().print(words.say("train-later", path=str(kept)))
        return 0
    target = out or Path(f"{chosen.slug}-value.json")
    shelf.write_file(str(target), write_model(taught))
    surprise = {name: f"{value:.3f}" for name, value in taught.surprise.items()}
    screen().print(words.say("train-done", path=str(target), games=games, **surprise))
    return 0
