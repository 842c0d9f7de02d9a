"""What must hold of the figures of a rulebook: each one can be drawn, and shows what it says."""

from pangaea import shelf
from pangaea.core.figure import draw_figure, figure_matches, figure_names, with_players
from pangaea.core.game import Game
from pangaea.core.luck import Dice
from pangaea.core.words import LANGUAGES

EXAMPLE = "\n> "  # how one is set off in a rulebook
LONGEST = 240  # characters of a caption: three lines


def test_every_figure_is_a_position_of_the_game(game: Game) -> None:
    for name, figure in shelf.figures(game.slug).items():
        names = figure_names(figure, "en")
        for match in figure_matches(name, figure, game, names):
            start = game.start(match.setup, Dice(figure.seed))
            asked = [match.options(seat) for seat in match.asked]

            assert game.inventory(match.state) == game.inventory(start), name
            assert all(asked), name


def test_a_set_up_can_be_drawn_for_every_number_of_players(game: Game, language: str) -> None:
    known = shelf.figures(game.slug).items()
    for name, figure in [(name, figure) for name, figure in known if figure.every_number]:
        for seats in game.seats:
            shown = with_players(figure, seats)
            (match,) = figure_matches(name, shown, game, figure_names(shown, language))
            start = game.start(match.setup, Dice(figure.seed))
            asked = {match.question(seat).name for seat in match.asked}

            assert game.inventory(match.state) == game.inventory(start), (name, seats)
            assert asked.isdisjoint(answer.split()[0] for answer in figure.answers), (name, seats)
            assert len(draw_figure(name, shown, game, language).players) == seats


def test_every_figure_shows_what_it_names(game: Game, language: str) -> None:
    for name, figure in shelf.figures(game.slug).items():
        scene = draw_figure(name, figure, game, language)
        drawn = [area.id for area in scene.areas]

        assert [area for area in figure.shows if area not in drawn] == [], name
        assert scene.pieces or any(area.spots for area in scene.areas), name
        assert scene.ask is None, name
        assert not figure.gallery or all(piece.name for piece in scene.pieces), name


def test_every_worked_example_has_a_figure(game: Game) -> None:
    shown = {figure.rule for figure in shelf.figures(game.slug).values()}
    rules = [one for part in shelf.rulebook(game.slug, "en").chapters for one in part.paragraphs]
    examples = [rule.number for rule in rules if EXAMPLE in rule.text]

    assert not shown or [number for number in examples if number not in shown] == []


def test_every_figure_stands_under_a_rule_there_is_with_words_in_every_language(
    game: Game,
) -> None:
    numbers = shelf.rulebook(game.slug, "en").numbers()

    for name, figure in shelf.figures(game.slug).items():
        assert figure.rule in numbers, name
        assert sorted(figure.caption) == sorted(LANGUAGES), name
        assert all(0 < len(text) <= LONGEST for text in figure.caption.values()), name
        assert len(figure.names) in (0, figure.seats), name
