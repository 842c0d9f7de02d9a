"""What can be chosen on the table: bids, steps, fights and cards, with what each would bring."""

import pytest
from tests.games.evo.scenes import area_of, asked, lying, seen, spot
from tests.games.evo.tables import ANNA, APART, BRUNO, anna_at, play, table_of
from tests.support import rule

from pangaea.games.evo.rules import names


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bid of Bruno on the leg gene: at least 1 to outbid it"),
        ("fr", "Mise de Bruno sur le gène patte\u00a0: au moins 1 pour surenchérir"),
    ],
)
def test_equal_genes_with_equal_bids_are_told_apart_by_who_bids(language: str, told: str) -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg leg egg")

    play(table, "row1", "0", "row2", "0")
    scene = seen(table, None, language)

    assert spot(scene, "auction", "r1").label == told
    assert spot(scene, "auction", "r0").label != told


def test_the_auction_shows_everybodys_bid() -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg egg fur", points="bruno:20")

    play(table, "row1", "2", "row2", "9")
    scene = seen(table, None)

    assert [piece.name for piece in lying(scene, "auction", "r0s2")] == ["Bid of Anna: 2"]
    assert [piece.name for piece in lying(scene, "auction", "r1s7")] == ["Bid of Bruno: 9"]
    assert [piece.look.number for piece in lying(scene, "auction", "r1s7")] == ["9"]
    assert [piece.look.icon for piece in lying(scene, "auction", "r2")] == ["gene_fur"]
    written = [spot(scene, "auction", f"r{row}") for row in range(3)]
    assert [(one.text, one.lines[0].text) for one in written] == [
        ("leg", "Anna: 2"), ("egg", "Bruno: 9"), ("fur", "free"),
    ]  # fmt: skip


@rule("evo/8.4")
def test_under_each_gene_stands_a_ladder_up_to_six_and_a_step_for_more() -> None:
    scene = seen(table_of(APART, at=names.AUCTION, genes="leg egg fur"))
    steps = [one for one in area_of(scene, "auction").spots if one.parent == "r1"]

    assert [one.text for one in steps] == ["0", "1", "2", "3", "4", "5", "6", "7+"]


@rule("evo/8.7")
def test_a_gene_says_what_outbidding_would_cost_who_looks() -> None:
    """Anna bids 3 on a leg: Bruno, with two mutants, could have it for 4 and pay 2."""
    table = table_of(APART, at=names.AUCTION, genes="leg egg fur", traits="bruno:mutant2",
                     points="chloe:3")  # fmt: skip

    play(table, "row1", "3")
    told = [spot(seen(table, seat), "auction", "r0").lines[1:] for seat in (ANNA, BRUNO, 2, None)]

    assert [[line.text for line in lines] for lines in told] == [
        [], ["from 4: costs 2"], ["too dear for you"], [],
    ]  # fmt: skip


def test_outside_of_the_auction_it_takes_no_room() -> None:
    assert "auction" not in {area.id for area in seen(table_of(APART)).areas}


@rule("evo/8.4")
def test_every_equal_free_gene_may_be_pointed_at() -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg leg fur")
    scene = seen(table)
    first, second, _ = lying(scene, "auction")

    leg, fur = asked(scene).choices

    assert [at.piece for at in leg.pointers()] == [first.id, second.id]
    assert fur.also == ()
    assert asked(scene).refusals == ()


def test_every_amount_is_a_step_of_the_ladder_and_chosen_by_its_digit() -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg egg fur", points="anna:9")

    play(table, "row2")
    choices = asked(seen(table)).choices

    assert [choice.option for choice in choices] == list(range(10))
    assert [choice.spot for choice in choices] == [f"r1s{min(bid, 7)}" for bid in range(10)]
    assert [choice.key for choice in choices] == [str(bid) for bid in range(10)]


@rule("evo/8.7", "evo/10.25")
def test_a_bid_says_what_it_costs_after_mutants_and_spurt() -> None:
    table = table_of(
        APART, at=names.AUCTION, genes="leg egg fur", hands="anna:spurt", traits="anna:mutant1"
    )

    play(table, "spurt", "row2")
    hints = [choice.hint for choice in asked(seen(table)).choices]

    assert hints[:5] == ["you pay 0 and keep 10"] * 5
    assert hints[5:7] == ["you pay 1 and keep 9", "you pay 2 and keep 8"]


@pytest.mark.parametrize(("horns", "hint"), [(0, "2 faces sur 6"), (1, "une face sur 6")])
def test_odds_are_told_in_good_french(horns: int, hint: str) -> None:
    table = table_of(anna="B02", bruno="B03", chloe="", traits=f"bruno:horn{horns}")

    play(table, "B02")
    choices = asked(seen(table, language="fr")).choices

    (told,) = [choice.hint for choice in choices if choice.tone == "danger"]
    assert told == f"gagne avec {hint}, sinon le vôtre est perdu"


def test_a_fight_is_offered_with_its_odds() -> None:
    table = table_of(anna="B02", bruno="B03", chloe="", traits="anna:horn1")

    play(table, "B02")
    choices = asked(seen(table)).choices

    attack = next(choice for choice in choices if choice.tone == "danger")
    assert attack.label == "Attack Bruno on plain B03"
    assert attack.hint == "wins with 4 of 6 faces, otherwise yours is lost"


def test_a_step_says_what_awaits_the_dinosaur_there() -> None:
    """On yellow: plains are cold and the only fur saves one of two, hills are deadly."""
    table = table_of(anna_at("B03 B08"), climate="beach")

    play(table, "B08")
    hints = {choice.label: choice.hint for choice in asked(seen(table)).choices}

    assert hints["Go to plain B07"] == "cold: too many there, one of them dies"
    assert hints["Go to hill B09"] == "deadly: it dies"


@pytest.mark.parametrize(("legs", "told"), [(1, "One step is left."), (3, "3 steps are left.")])
def test_the_question_counts_the_steps_that_are_left(legs: int, told: str) -> None:
    ask = asked(seen(table_of(APART, traits=f"anna:leg{legs}")))

    assert ask.text == f"Which dinosaur takes a step? {told}"


def test_neutral_answers_stand_last_and_plain() -> None:
    for stage, last in ((names.MOVEMENT, ["done"]), (names.BEFORE_CLIMATE, ["pass", "rest"])):
        table = table_of(APART, hands="anna:flood", at=stage)
        choices = asked(seen(table)).choices

        assert [choice.notation.split()[1] for choice in choices][-len(last) :] == last
        assert {choice.tone for choice in choices[-len(last) :]} == {"plain"}


@rule("evo/10.4")
def test_weather_gene_says_what_each_way_would_do() -> None:
    table = table_of(APART, hands="anna:weather", at=names.BEFORE_CLIMATE, climate="plain")

    play(table, "weather")
    forward, stay, back = asked(seen(table)).choices

    assert [choice.spot for choice in (forward, stay, back)] == ["c2", "c1", "c0"]
    assert forward.label == "Move the marker forward to brown (hills)"
    assert "beaches: deadly" in forward.hint


def test_what_cannot_be_chosen_says_why() -> None:
    table = table_of(anna_at("B02 B03"))

    play(table, "B02")
    refusals = asked(seen(table)).refusals

    assert [refusal.rule for refusal in refusals] == ["evo/5.3"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“Flood” has just been played: do you take it into your hand with Encore?"),
        ("fr", "La carte «~Déluge~» vient d’être jouée~: la prenez-vous en main avec Encore~?"),
    ],
)
@rule("evo/10.21")
def test_the_question_of_encore_names_the_card(language: str, text: str) -> None:
    table = table_of(APART, hands="anna:flood bruno:encore", at=names.BEFORE_CLIMATE)

    play(table, "flood", dice=[6, 6, 6])

    assert asked(seen(table, BRUNO, language)).text.replace("\xa0", "~") == text


@pytest.mark.parametrize(
    "stage", [names.BEFORE_CLIMATE, names.MOVEMENT, names.BIRTHS, names.SURVIVAL]
)
def test_whoever_decides_has_something_to_click_for_everything_but_words(stage: int) -> None:
    """Dinosaurs, spaces and cards stand for their answers; passing and stopping are buttons."""
    table = table_of(anna_at("B02 B03 B07"), climate="beach", hands="anna:flood", at=stage)

    choices = asked(seen(table)).choices
    buttons = [
        choice.notation.split()[1] for choice in choices if not (choice.piece or choice.spot)
    ]

    assert set(buttons) <= {"pass", "rest", "done"}
