"""Chapter 5: reveal and ties."""

from tests.games.dino_twist.tables import *
from tests.support import rule

from pangaea.core.events import Moved
from pangaea.core.luck import Dice
from pangaea.core.match import Match
from pangaea.core.scene import Scene
from pangaea.games.dino_twist import GAME
from pangaea.games.dino_twist.events import Buried, BuriedCards, Clashed, Refilled, Revealed
from pangaea.games.dino_twist.rules.names import HERBI
from pangaea.games.dino_twist.rules.scoring import grave_points
from pangaea.games.dino_twist.rules.table import Table
from pangaea.testing.answers import asked_what, final, listen

FULL = "mountain=9 cliff=9 jungle=9 desert=9 river=9 hill=9 "
FULL += "beach=9 sea=9"


@rule("dino_twist/5.2", "dino_twist/5.3")
def test_celian_and_marilys_cancel_each_other() -> None:
    """A Herbi Duo of 4 and 2 against a Herbi of 6: two cards to Célian's cemetery, one to hers."""
    table = table_of(lise="voli:3", celian="herbi:4 herbi:2", marilys="herbi:6")

    clashes = told_of(table, Clashed, lise="voli:3", celian="herbi:4 herbi:2", marilys="herbi:6")

    assert clashes == [Clashed(seats=(CELIAN, MARILYS), species=HERBI, power=6)]
    assert [int(number) for number in table.graves] == [0, 2, 1]
    assert grave_points(table, CELIAN) == 4
    assert grave_points(table, MARILYS) == 2
    assert table.asked() == [LISE]


@rule("dino_twist/5.1")
def test_all_cards_are_revealed_together() -> None:
    table = table_of(lise="voli:3", celian="herbi:4 herbi:2", marilys="aqua:6")

    before = told_of(table, Revealed, lise="voli:3", celian="herbi:4 herbi:2")
    after = told_of(table, Revealed, marilys="aqua:6")

    assert before == []
    assert [event.seat for event in after if isinstance(event, Revealed)] == [0, 1, 2]
    assert all(event.known_to == -1 for event in after)
    assert prepared_by(table.veiled(LISE), CELIAN) == counted("herbi:4 herbi:2")


@rule("dino_twist/5.2")
def test_the_same_total_of_another_species_does_not_cancel() -> None:
    table = revealed(lise="voli:6", celian="herbi:6")

    assert list(table.graves) == [0, 0]
    assert list(table.power) == [6, 6]


@rule("dino_twist/5.2")
def test_the_same_species_with_another_total_does_not_cancel() -> None:
    table = revealed(lise="voli:6", celian="voli:5")

    assert list(table.graves) == [0, 0]


@rule("dino_twist/5.2")
def test_three_players_cancel_one_another() -> None:
    table = table_of(lise="voli:6", celian="voli:4 voli:2", marilys="voli:3*2", emilie="aqua:2")

    clashes = told_of(
        table, Clashed,
        lise="voli:6", celian="voli:4 voli:2", marilys="voli:3 voli:3", emilie="aqua:2",
    )  # fmt: skip

    assert len(clashes) == 1
    assert [int(number) for number in table.graves] == [1, 2, 2, 0]
    assert table.asked() == [EMILIE]


@rule("dino_twist/5.2")
def test_two_pairs_of_players_cancel_at_the_same_time() -> None:
    hands = {"lise": "voli:6", "celian": "aqua:5", "marilys": "voli:4 voli:2"}
    hands |= {"emilie": "aqua:3 aqua:2", "tom": "herbi:9"}
    table = table_of(hands)
    journal = listen(table)

    attack_with_all(table, hands)

    clashes = [event for event in journal.taken() if isinstance(event, Clashed)]
    assert [event.seats for event in clashes] == [(0, 2), (1, 3)]
    assert [int(number) for number in table.graves] == [1, 1, 2, 2, 0]


@rule("dino_twist/5.2")
def test_cancelled_attacks_leave_twist_island_as_it_was() -> None:
    table = table_of(lise="voli:6", celian="voli:6", marilys="aqua:2")
    before = list(table.twist)

    play(table, lise="voli:6", celian="voli:6", marilys="aqua:2")

    assert list(table.twist) == before
    assert table.asked() == [MARILYS]


@rule("dino_twist/5.3")
def test_what_lies_in_a_cemetery_never_comes_back() -> None:
    """The pile is empty; only discards are shuffled, and there are none."""
    table = table_of(
        lise="voli:6 carni:3", celian="voli:6 aqua:3", marilys="aqua:5", pile="", events_left=3
    )

    play(table, lise="voli:6", celian="voli:6", marilys="aqua:5")

    assert not discards_of(table)
    assert hand_of(table, LISE) == counted("carni:3")
    assert hand_of(table, CELIAN) == counted("aqua:3")


@rule("dino_twist/5.3")
def test_two_points_a_card_at_the_end() -> None:
    table = table_of(lise="voli:6", celian="voli:4 voli:2", events_left=0, graves="celian:3")

    play(table, lise="voli:6", celian="voli:4 voli:2")

    assert final(table).score(LISE) == 2
    assert final(table).score(CELIAN) == 2 * 5


@rule("dino_twist/5.4")
def test_cancelled_and_burying_players_refill_after_the_reveal_by_seats() -> None:
    table = table_of(
        lise="voli:6 voli:2", celian="aqua:2 aqua:3", marilys="voli:6", emilie="carni:9",
        islands={"celian": FULL},
        pile="herbi:2*3 herbi:3*3 herbi:4*3 herbi:5*3 herbi:6*3 herbi:7*3",
    )  # fmt: skip
    luck = coming(
        table,
        "herbi:2*3 herbi:3*3 " + "herbi:4*3 herbi:5*3 herbi:6 " + "herbi:6*2 herbi:7*3",
    )

    happened = told(
        table, luck, lise="voli:6 ready", celian="cemetery aqua:2 aqua:3", marilys="voli:6",
        emilie="carni:9",
    )  # fmt: skip

    refilled = [event for event in happened if isinstance(event, Refilled)]
    assert [(event.seat, event.number) for event in refilled] == [
        (LISE, 6), (CELIAN, 7), (MARILYS, 5),
    ]  # fmt: skip
    assert hand_of(table, LISE) == counted("voli:2 herbi:2*3 herbi:3*3")
    assert table.asked() == [EMILIE]
    assert asked_what(table, EMILIE) == "attack"


@rule("dino_twist/5.4", "dino_twist/4.7")
def test_who_sat_the_turn_out_refills_and_plays_again() -> None:
    """Both piles were empty once; when there are discards again, nobody stays out for ever."""
    table = table_of(
        lise="voli:3 carni:9", celian="", marilys="aqua:4", pile="", discards="herbi:8 herbi:9"
    )
    play(table, lise="voli:3", marilys="aqua:4")

    assert hand_of(table, CELIAN) == counted("herbi:8 herbi:9")
    play(table, coming(table, events="carnage"), lise="mountain", marilys="sea")
    assert table.asked() == [LISE, CELIAN]


@rule("dino_twist/4.6", "dino_twist/5.1")
def test_all_hear_that_cards_were_buried_and_only_their_owner_which() -> None:
    table = table_of(lise="voli:6", celian="aqua:2 aqua:3", islands={"celian": FULL})

    happened = told(table, celian="cemetery aqua:2 aqua:3", lise="voli:6")

    public = [event for event in happened if isinstance(event, Buried)]
    private = [event for event in happened if isinstance(event, BuriedCards)]
    assert public == [Buried(seat=CELIAN, number=2)]
    assert [event.known_to for event in private] == [1 << CELIAN]


@rule("dino_twist/5.2")
def test_cancelled_cards_go_to_the_cemetery_before_anybody_attacks() -> None:
    table = all_revealed(lise="voli:6", celian="voli:6", marilys="aqua:2")

    assert table.asked() == [MARILYS]
    assert not prepared_by(table, LISE)
    assert list(table.graves) == [1, 1, 0]
    assert sum(table.gone) == 2


# -- a moment --------------------------------------------------------------------------------


def match_at(table: Table) -> Match:
    """Go on with a table laid out for the purpose."""
    match = Match(GAME, int(table.seats), Dice(5), names=list(CAST[: table.seats]))
    match.resume(0, table.plain())
    return match


def prepare(match: Match, **cards: str) -> None:
    for name, words in cards.items():
        for word in words.split():
            match.answer(CAST.index(name), word)


def lying(scene: Scene, seat: int) -> list[str]:
    return [piece.name for piece in scene.pieces if piece.area == f"prepared{seat}"]


@rule("dino_twist/5.1", "dino_twist/5.2")
def test_all_cards_lie_open_for_a_moment_then_ties_fall_to_the_cemetery() -> None:
    """Lise and Célian tie, Marilys attacks: a spectator sees all three cards before ties fall."""
    match = match_at(table_of(lise="voli:6", celian="voli:6", marilys="aqua:2"))
    prepare(match, lise="voli:6 ready", celian="voli:6 ready", marilys="aqua:2")
    hidden = match.scene(None, "en")
    match.answer(MARILYS, "ready")

    (moment, _), (after, falling) = match.acts(None, "en")

    assert lying(hidden, LISE) == ["Prepared by lise, face down"]
    assert [lying(moment, seat) for seat in range(3)] == [
        ["Voli 6 with claws"], ["Voli 6 with claws"], ["Aqua 2 with claws"],
    ]  # fmt: skip
    line = [piece for piece in moment.pieces if piece.area.startswith("prepared")]
    assert [piece.area for piece in line] == ["prepared2", "prepared0", "prepared1"]
    assert [[badge.icon for badge in piece.badges] for piece in line] == [[], ["grave"], ["grave"]]
    assert [pointer.piece for pointer in moment.focus] == [piece.id for piece in line]
    assert moment.ask is None
    assert not any(player.turn for player in moment.players)
    assert [lying(after, seat) for seat in range(3)] == [[], [], ["Aqua 2 with claws"]]
    assert Moved("prepared0", "grave0") in falling
    assert Moved("prepared1", "grave1") in falling
    assert [area.count for area in after.areas if area.id.startswith("grave")] == [1, 1, 0]


@rule("dino_twist/5.1")
def test_the_cards_are_seen_even_if_nobody_is_left_to_attack() -> None:
    match = match_at(table_of(lise="herbi:4 herbi:2", celian="herbi:6"))
    prepare(match, lise="herbi:4 herbi:2", celian="herbi:6 ready")

    (moment, _), (after, _) = match.acts(LISE, "en")

    assert lying(moment, CELIAN) == ["Herbi 6 with claws"]
    assert moment.status.endswith("all cards are turned up")
    assert "event-turned" in [line.event for line in after.log]
    assert [line.event for line in moment.log] == ["revealed", "revealed"]


@rule("dino_twist/4.6", "dino_twist/5.1")
def test_what_was_buried_stays_face_down_in_that_moment() -> None:
    match = match_at(table_of(lise="voli:6", celian="aqua:2 aqua:3", islands={"celian": FULL}))
    prepare(match, celian="cemetery aqua:2 aqua:3", lise="voli:6 ready")

    (moment, moved), _ = match.acts(LISE, "en")

    assert lying(moment, CELIAN) == []
    assert Moved("prepared1", "grave1") in moved
    assert not any("Aqua 2" in piece.name or "Aqua 3" in piece.name for piece in moment.pieces)
