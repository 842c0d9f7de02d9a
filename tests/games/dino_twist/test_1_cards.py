"""Chapter 1: the goal and the cards."""

from collections import Counter

from tests.games.dino_twist.tables import LISE, play, setup_of, table_of
from tests.support import rule

from pangaea import shelf
from pangaea.games.dino_twist import box
from pangaea.games.dino_twist.rules.names import CLAW_BONUS, LANDS
from pangaea.games.dino_twist.rules.turn import blank
from pangaea.testing.answers import final


@rule("dino_twist/1.1")
def test_island_bonuses_and_cemetery_together_win_the_game() -> None:
    """Lise: 9 on her island and 2 for a buried card. Célian: 10 on his."""
    table = table_of(
        lise="voli:3", celian="aqua:3", events_left=0, graves="lise:1",
        islands={"lise": "river=9", "celian": "river=10"},
    )  # fmt: skip
    play(table, lise="voli:3", celian="aqua:3")

    play(table, lise="mountain", celian="beach")

    assert final(table).score(LISE) == 9 + 1 + 2
    assert final(table).winners == [LISE]


@rule("dino_twist/1.2")
def test_there_are_three_copies_of_each_species_and_strength() -> None:
    kinds = setup_of(4).kind_rows[:36]

    copies = {(kind.species, kind.strength): kind.copies for kind in kinds}

    assert copies == {(species, strength): 3 for species in range(4) for strength in range(2, 11)}
    assert sum(copies.values()) == 108


@rule("dino_twist/1.2")
def test_names_follow_species_and_strength() -> None:
    assert box.dino_name("voli", 1) == "Nemicolopterus"
    assert [box.dino_name("carni", n) for n in (2, 4, 5, 7)] == [
        "Dilophosaurus", "Dilophosaurus", "Velociraptor", "Velociraptor",
    ]  # fmt: skip
    assert [box.dino_name("herbi", n) for n in (8, 9, 10)] == [
        "Triceratops", "Triceratops", "Brachiosaurus",
    ]  # fmt: skip
    assert box.dino_name("aqua", 10) == "Kronosaurus"


@rule("dino_twist/1.3")
def test_claws_are_on_the_cards_of_strength_two_four_and_six() -> None:
    setup = setup_of(4)

    clawed = {kind.strength for kind in setup.kind_rows if kind.claws}
    plain = {kind.strength for kind in setup.kind_rows if not kind.claws}

    assert clawed == {2, 4, 6}
    assert plain == {1, 3, 5, 7, 8, 9, 10}


@rule("dino_twist/1.4", "dino_twist/2.2")
def test_a_baby_of_the_right_species_lives_on_each_territory() -> None:
    table = blank(setup_of(2))

    living = {box.LAND_NAMES[n]: table.setup.kind_rows[table.twist[n]] for n in range(LANDS)}

    assert {row.strength for row in living.values()} == {1}
    assert {land: row.token for land, row in living.items()} == {
        "mountain": "baby:voli", "cliff": "baby:voli",
        "jungle": "baby:carni", "desert": "baby:carni",
        "river": "baby:herbi", "hill": "baby:herbi",
        "beach": "baby:aqua", "sea": "baby:aqua",
    }  # fmt: skip


@rule("dino_twist/1.5")
def test_there_are_twenty_five_events_of_ten_sorts() -> None:
    copies: Counter[str] = Counter()
    for card in box.EVENT_CARDS:
        copies[card.sort] += card.copies

    assert copies == {
        "meteorites": 6, "three": 2, "alone": 2, "carnage": 2, "fury": 4,
        "eruption": 1, "quake": 2, "tornado": 2, "support": 2, "litter": 2,
    }  # fmt: skip
    assert sum(copies.values()) == 25


@rule("dino_twist/1.5")
def test_meteorites_hit_every_territory_once_and_never_both_of_a_species() -> None:
    hit = [card.lands for card in box.EVENT_CARDS if card.sort == "meteorites"]

    assert sorted(land for lands in hit for land in lands) == sorted(box.LAND_NAMES)
    for lands in hit:
        species = [box.LAND_NAMES.index(land) // 2 for land in lands]
        assert len(set(species)) == len(species)


@rule("dino_twist/1.5")
def test_each_species_has_its_fury() -> None:
    furies = [card.species for card in box.EVENT_CARDS if card.sort == "fury"]

    assert sorted(furies) == sorted(box.SPECIES_NAMES)


@rule("dino_twist/1.6")
def test_the_bonus_cards_have_their_values() -> None:
    assert box.ISLAND_BONUSES == (10, 5, 3)
    assert CLAW_BONUS == 7


@rule("dino_twist/1.6")
def test_the_rest_of_the_box_is_drawn_and_named() -> None:
    drawn = shelf.art("dino_twist")

    assert {"box", "trex", "ptit_rex", "grave", "rock", "volcano", "claw"} <= set(drawn)
