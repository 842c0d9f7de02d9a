"""What every scene must keep to: complete choices, things that exist, words in both languages."""

from collections import defaultdict, deque
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from pangaea import shelf
from pangaea.core.game import SeatView
from pangaea.core.luck import Dice, Luck
from pangaea.core.match import Match
from pangaea.core.scene import (
    Ask,
    Choice,
    Ground,
    Ladder,
    Panel,
    Piece,
    Pointer,
    Scene,
    WhyNot,
)
from pangaea.core.state import NOBODY, State
from pangaea.core.viewing import Kept, Views
from pangaea.core.words import words_for
from pangaea.testing.cases import Case
from pangaea.testing.walks import begun, sampled, step

LANGUAGES = ("en", "fr")
FIRST = 90  # answers of a game, and the last ones, after which every part is looked at
LAST = 12


def shown(case: Case, seed: int, every: int = 4) -> Iterator[tuple[Match, int | None, Scene]]:
    """Scenes of a random game, for every seat and a spectator, languages in turn."""
    match, luck, number = begun(case, seed), Dice(seed), 0
    going = True
    while going:
        if sampled(match.position, every) or not match.asked:
            for seat in (*range(case.seats), None):
                number += 1
                yield match, seat, match.scene(seat, LANGUAGES[number % 2])
        going = step(match, luck)


def test_choices_are_exactly_the_options(table: Case) -> None:
    for match, seat, scene in shown(table, 1):
        if seat is None or seat not in match.asked:
            assert scene.ask is None
        else:
            assert scene.ask is not None
            offered = [choice.option for choice in scene.ask.choices]
            assert sorted(offered) == sorted(match.options(seat))  # a neutral one may stand last
            assert scene.ask.question == match.question(seat).name


def test_who_is_not_asked_sees_an_open_table_as_a_watcher_does(table: Case) -> None:
    """What a seat is shown with a watcher's eyes is what it would be shown with its own."""
    for match, seat, scene in shown(table, 3):
        may_share = table.game.open_to_all and seat not in match.asked
        assert match.eyes_of(seat) == seat or may_share
        if may_share and (match.eyes_of(seat) is None or not match.moments):
            own, watched = match.acts(seat, scene.language), match.acts(None, scene.language)
            assert [(replace(act, seat=None), moves) for act, moves in own] == watched


def test_whatever_a_scene_points_to_is_there(table: Case) -> None:
    for _, _, scene in shown(table, 2):
        pieces = [piece.id for piece in scene.pieces]
        areas = [area.id for area in scene.areas]
        assert len(set(pieces)) == len(pieces)
        assert len(set(areas)) == len(areas)
        spots = {(area.id, spot.id) for area in scene.areas for spot in area.spots}
        assert all(piece.area in areas for piece in scene.pieces)
        assert all((piece.area, piece.spot) in spots for piece in scene.pieces if piece.spot)
        assert all(area.parent in areas for area in scene.areas if area.parent)
        check_pointers(scene, set(pieces), set(areas), {spot for _, spot in spots})


def check_pointers(scene: Scene, pieces: set[str], areas: set[str], spots: set[str]) -> None:
    choices = scene.ask.choices if scene.ask else ()
    refusals = scene.ask.refusals if scene.ask else ()
    also = [pointer for choice in choices for pointer in choice.also]
    # An area that something went to may be gone by now; a spot belongs to the board for good.
    told = [pointer for line in scene.log for pointer in line.shows if pointer.spot]
    pointers: list[Choice | WhyNot | Pointer] = [*choices, *refusals, *also, *scene.focus, *told]
    for pointer in pointers:
        assert not pointer.piece or pointer.piece in pieces
        assert not pointer.area or pointer.area in areas
        assert not pointer.spot or pointer.spot in spots


Thing = tuple[str, str, str]  # a piece, or an area and a spot
Part = Panel | Ground | Ladder  # of a scene, kept by its key


def test_what_looks_alike_stands_for_the_same_answers(variant: Case) -> None:
    """Nobody can point at one of two things that nothing tells apart and be refused."""
    for _, _, scene in shown(variant, 9, every=1):
        if scene.ask is not None:
            answers = answers_of(scene.ask)
            for group in look_alikes(scene):
                assert len({answers.get(thing, frozenset()) for thing in group}) == 1, group


def answers_of(ask: Ask) -> dict[Thing, frozenset[int]]:
    """Collect the answers that each thing on the table stands for."""
    found: dict[Thing, frozenset[int]] = {}
    for choice in ask.choices:
        for at in choice.pointers():
            thing = (at.piece, "" if at.piece else at.area, at.spot)
            found[thing] = found.get(thing, frozenset()) | {choice.option}
    return found


def look_alikes(scene: Scene) -> list[list[Thing]]:
    """Group the pieces, and the spots, that differ in nothing but where exactly they lie."""
    spots = {(area.id, spot.id): (area, spot) for area in scene.areas for spot in area.spots}
    ground = {
        place: replace(spot, id="", x=0, y=0, outline=()) for place, (_, spot) in spots.items()
    }
    groups: dict[object, list[Thing]] = defaultdict(list)
    lying: dict[tuple[str, str], list[Piece]] = defaultdict(list)
    for piece in scene.pieces:
        place = (piece.area, piece.spot)
        bare = replace(piece, id="", spot="")
        lying[place].append(bare)
        groups["piece", bare, ground.get(place)].append((piece.id, "", ""))
    for place in spots:
        groups["spot", place[0], ground[place], tuple(lying[place])].append(("", *place))
    return [group for group in groups.values() if len(group) > 1]


def test_a_key_tells_everything_that_its_part_of_the_scene_shows(table: Case) -> None:
    """Parts are kept from scene to scene and from seat to seat: never a wrong one, nor a secret."""
    known: dict[tuple[str, object], Part] = {}
    for seed in (10, 11):  # of two games at one table, so that no part is right by its history
        match = begun(table, seed)
        for state in first_and_last(match, Dice(seed)):
            for seat in (*range(table.seats), None):
                for name, part in parts(match, state, seat):
                    assert known.setdefault((name, part.key), part) == part, name


def first_and_last(match: Match, luck: Luck) -> Iterator[State]:
    """Play a game; positions of its beginning and its end, with the moments that led to them.

    What is shown once a game is over differs most from what was shown just before.
    """
    last: deque[State] = deque(maxlen=LAST)
    while step(match, luck):
        there = [*(moment.state for moment in match.moments), match.state]
        if match.position <= FIRST:
            yield from there
        else:
            last += [state.copy() for state in there]
    yield from last


def parts(match: Match, state: State, seat: int | None) -> list[tuple[str, Part]]:
    """Draw a scene of which nothing has been drawn before, and return its parts by name."""
    words = words_for(match.game.slug, "en")
    view = SeatView(seat, words, match.names, match.bots, match.domains)
    match.game.scene(state.veiled(NOBODY if seat is None else seat), view)
    drawn = view.drawn
    return [*drawn.panels.items(), *drawn.grounds.items(), *drawn.ladders.items()]


def test_what_was_kept_shows_the_same_as_what_is_drawn_anew(table: Case) -> None:
    """Whoever looked before, at whatever position, and whether or not an answer was taken back."""
    match, luck = begun(table, 12), Dice(12)
    for _ in range(30):
        if not step(match, luck) or luck.pick(4) == 0:
            match.undo()
        past = luck.pick(match.position + 1)
        for seat in (*range(table.seats), None):
            anew = Views(match, Kept())
            assert match.acts(seat, "en") == anew.acts(seat, "en")
            assert match.scene(seat, "en", past) == anew.scene(seat, "en", past)


def test_what_all_see_alike_is_alike_from_every_seat(table: Case) -> None:
    """It is drawn once, as a watcher sees it: everybody would have drawn it so."""
    for seed in (13, 14):
        match = begun(table, seed)
        for _ in first_and_last(match, Dice(seed)):
            for seat in (*range(table.seats), None):
                (*_, (scene, _)) = Views(match, Kept()).acts(seat, "en")
                assert bare(scene) == bare(own_drawing(match, seat)), seat


def own_drawing(match: Match, seat: int | None) -> Scene:
    """Draw a scene for which nobody else has drawn anything."""
    words = words_for(match.game.slug, "en")
    view = SeatView(seat, words, match.names, match.bots, match.domains)
    return match.game.scene(match.state.veiled(NOBODY if seat is None else seat), view)


def bare(scene: Scene) -> Scene:
    """Return a scene without what is added to a drawing."""
    return replace(scene, position=0, log=(), notes=())


def test_everything_on_the_table_can_be_named(table: Case) -> None:
    """A screen reader and a colour-blind player miss nothing."""
    for _, _, scene in shown(table, 3):
        assert scene.status
        assert all(piece.name for piece in scene.pieces)
        assert all(area.label for area in scene.areas)
        assert all(choice.label for choice in (scene.ask.choices if scene.ask else ()))
        assert [player.seat for player in scene.players] == list(range(table.seats))
        assert len({player.shape for player in scene.players}) == table.seats
        assert len({player.colour for player in scene.players}) == table.seats


def test_a_scene_survives_json(table: Case) -> None:
    for _, _, scene in shown(table, 4, every=10):
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_scenes_cite_rules_that_exist(table: Case) -> None:
    numbers = shelf.rulebook(table.slug, "en").numbers()
    known = {f"{table.slug}/{number}" for number in numbers}

    for _, _, scene in shown(table, 5, every=8):
        assert cited(scene) <= known


def cited(scene: Scene) -> set[str]:
    """Collect every rule a scene names, however deep."""
    found: set[str] = set()
    waiting: list[object] = [msgspec.to_builtins(scene)]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            found |= {thing["rule"]} if thing.get("rule") else set()
            waiting += thing.values()
        elif isinstance(thing, list | tuple):
            waiting += thing
    return found


def test_pieces_keep_their_ids_from_scene_to_scene(table: Case) -> None:
    match, luck = begun(table, 6), Dice(6)
    before = {seat: match.scene(seat, "en") for seat in (0, None)}
    while match.position < 150 and step(match, luck):
        for seat, old in before.items():
            scene = match.next_scene(old, seat, "en", match.position)
            check_continued(old, scene)
            before[seat] = scene


def check_continued(old: Scene, scene: Scene) -> None:
    was = {piece.id for piece in old.pieces}
    now = {piece.id for piece in scene.pieces}
    gone = {departure.piece for departure in scene.departures}
    areas = {area.id for area in old.areas} | {area.id for area in scene.areas}
    assert len(now) == len(scene.pieces)
    assert gone == was - now
    assert {departure.area for departure in scene.departures} <= areas | {""}
    assert {piece.came for piece in scene.pieces} <= areas | {""}
    for piece in scene.pieces:
        assert not piece.came or piece.id not in was


def test_the_end_is_explained_in_both_languages(table: Case) -> None:
    match, luck = begun(table, 7), Dice(7)
    while match.asked:
        assert not sampled(match.position, 10) or match.scene(None, "en").ending is None
        step(match, luck)

    for language in LANGUAGES:
        ending = match.scene(None, language).ending
        assert ending is not None
        assert match.outcome is not None
        assert list(ending.winners) == match.outcome.winners
        for row in ending.rows:
            assert row.total == sum(line.points for line in row.lines)
            assert all(line.label and line.rule for line in row.lines)


def test_the_log_is_told_in_both_languages(table: Case) -> None:
    match, luck = begun(table, 8), Dice(8)
    while step(match, luck):
        pass

    english, french = match.log(None, "en"), match.log(None, "fr")

    assert [line.event for line in english] == [line.event for line in french]
    assert all(line.text for line in english + french)
    numbers = shelf.rulebook(table.slug, "en").numbers()
    assert {line.rule for line in english} <= {f"{table.slug}/{number}" for number in numbers}
    assert all(one.text != other.text for one, other in zip(english, french, strict=True))
