"""Every refusal is true: each reason against the position it is given in, and in whole games."""

from collections.abc import Iterator

import pytest
from tests.games.evo.tables import ANNA, APART, anna_at, play, table_of
from tests.games.evo.truth import TRUTH, Refused
from tests.support import rule

from pangaea.core.luck import Dice
from pangaea.core.variants import VariantValue
from pangaea.core.words import words_for
from pangaea.games.evo import GAME
from pangaea.games.evo.rules import cards, names
from pangaea.games.evo.rules.table import Table
from pangaea.testing.answers import asked_what, choices, refusal
from pangaea.testing.walks import answer_at_random


def said(table: Table, answer: str, language: str = "en") -> str:
    """Say why an answer is refused."""
    reason = refusal(table, answer)
    return words_for("evo", language).say(reason.words, **reason.values)


# -- the auction -----------------------------------------------------------------------------


@rule("evo/8.6")
def test_mutants_raise_what_can_be_bid_not_what_can_be_paid() -> None:
    """Five points and two mutants: a bid of 7 costs 5, so 7 is the most that can be bid."""
    table = table_of(
        APART, at=names.AUCTION, genes="leg egg fur", points="anna:5", traits="anna:mutant2"
    )

    play(table, "row1")

    assert said(table, "8") == "You can bid 7 at most: you could not pay more."
    assert said(table, "8", "fr").startswith("Vous pouvez miser 7 au plus")


@rule("evo/8.6", "evo/10.17")
def test_a_gene_too_dear_to_outbid_says_what_it_would_take() -> None:
    table = table_of(
        APART, at=names.AUCTION, genes="leg egg fur", points="bruno:3", hands="anna:separate"
    )

    play(table, "separate", "row1", "2")

    assert said(table, "row1") == (
        "To outbid here you would have to bid at least 5; you can bid 3 at most."
    )


@rule("evo/10.17", "evo/8.4")
@pytest.mark.parametrize(("amount", "cause"), [("2", "evo/8.4"), ("4", "evo/10.17")])
def test_a_bid_that_only_separate_evolution_refuses_cites_it(amount: str, cause: str) -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg egg fur", hands="anna:separate")

    play(table, "separate", "row1", "2", "row1")

    assert refusal(table, amount).rule == cause


@rule("evo/8.4")
def test_of_equal_free_genes_the_first_stands_for_all() -> None:
    """Once the first leg is taken, the second is the first free one."""
    table = table_of(APART, at=names.AUCTION, genes="leg egg leg")

    assert said(table, "row3") == (
        "An equal gene further up is free as well: bid on the first of them."
    )
    assert refusal(table, "row3").rule == "evo/8.4"
    play(table, "row1", "0")

    assert "row3" in choices(table)


@rule("evo/10.25")
@pytest.mark.parametrize(("mutants", "bid"), [(0, "0"), (2, "2")])
def test_a_spurt_cannot_pay_for_what_costs_nothing(mutants: int, bid: str) -> None:
    """It pays points of one's own price; Anna owes nothing, but Bruno does."""
    table = table_of(
        APART, at=names.AUCTION, genes="leg egg fur", hands="anna:spurt",
        traits=f"anna:mutant{mutants}",
    )  # fmt: skip

    play(table, "row1", bid, "row2", "1", "row3", "0")

    assert (asked_what(table), table.first_asked()) == ("card", ANNA)
    assert said(table, "spurt") == "You have nothing to pay, so this card would do nothing."
    assert said(table, "spurt", "fr").startswith("Vous n’avez rien à payer")
    assert refusal(table, "spurt").rule == "evo/10.25"


@rule("evo/12.1")
def test_experts_are_told_that_only_who_is_outbid_may_drop_out() -> None:
    table = table_of(APART, at=names.AUCTION, genes="leg egg", variants={"experts": True})

    assert said(table, "drop") == "You must bid: only a player who is outbid may drop out."
    assert refusal(table, "drop").rule == "evo/12.1"


# -- births ----------------------------------------------------------------------------------


@rule("evo/10.15")
def test_a_long_range_layer_is_told_of_its_own_reach() -> None:
    table = table_of(anna="B02", bruno="D18", chloe="B13", hands="anna:long_range", at=names.BIRTHS)
    assert refusal(table, "B06").words == "why-not-near-adult"

    play(table, "long_range")

    assert said(table, "B06") == "A newborn needs a space within 3 steps of one of your adults."
    assert refusal(table, "B06").rule == "evo/10.15"


@rule("evo/6.4")
def test_a_species_without_adults_is_told_nothing_of_adults() -> None:
    """Anna comes back with Killer babies, which cannot attack without an adult."""
    table = table_of(
        anna="", bruno="B02", chloe="D18", traits="anna:egg2", hands="anna:killer_babies",
        at=names.BIRTHS, variants={"comes_back": True},
    )  # fmt: skip

    play(table, "killer_babies")
    sentences = {answer: said(table, answer) for answer in ("B02", "done")}
    play(table, "D01")
    sentences |= {answer: said(table, answer) for answer in ("D05", "D01")}

    assert "one of your adults" not in " ".join(sentences.values())
    assert "next to an adult" not in " ".join(sentences.values())
    assert {refusal(table, answer).rule for answer in sentences} == {"evo/6.4"}


# -- cards -----------------------------------------------------------------------------------


@rule("evo/9.1", "evo/10.23")
def test_a_card_too_early_and_a_card_too_late_have_different_reasons() -> None:
    early = table_of(APART, hands="anna:motivation", turn=2)
    late = table_of(APART, hands="anna:quiet_eon+motivation", at=names.BEFORE_MOVEMENT)
    play(late, "quiet_eon")

    assert said(early, "motivation") == "No card may be played in the first two turns."
    assert refusal(late, "motivation").rule == "evo/10.23"


@rule("evo/10.2", "evo/9.6")
def test_an_accident_without_a_herd_to_strike_says_so() -> None:
    table = table_of(APART, hands="anna:accident", at=names.BEFORE_CLIMATE)

    assert said(table, "accident") == "No rival has 5 dinosaurs or more on the island."


@rule("evo/10.13")
@pytest.mark.parametrize(
    ("anna", "words"),
    [
        ("B01 B02 B03 B04 B05 B06 B07 B08 B09 B10", "why-not-no-reserve"),
        ("B01", "why-not-no-nest"),
    ],
)
def test_a_cuckoo_says_whether_a_nest_or_a_dinosaur_is_missing(anna: str, words: str) -> None:
    """Bruno's newborn makes a herd for Chloe's cuckoo to look at, but not for Bruno's own."""
    table = table_of(
        anna=anna, bruno="D18 D19 D20 D17", chloe="", order="bruno anna chloe", at=names.BIRTHS,
        hands="anna:cuckoo" if len(anna) > 3 else "bruno:cuckoo",
    )  # fmt: skip

    play(table, "D10")
    while table.question(table.first_asked()).verb == "birth":
        table.answer(table.first_asked(), table.options(table.first_asked())[0], Dice(1))

    assert refusal(table, "cuckoo").words == words


@rule("evo/10.5")
def test_no_more_seasons_is_refused_by_the_single_space_of_a_colour() -> None:
    table = table_of(APART, hands="anna:seasons", climate="mountain", at=names.BEFORE_CLIMATE)

    assert said(table, "seasons") == "The marker stands on a colour that has only one space."


@rule("evo/10.25", "evo/9.2")
def test_a_spurt_before_the_auction_is_refused_by_its_moment() -> None:
    table = table_of(APART, hands="anna:spurt", at=names.BEFORE_CLIMATE)

    assert refusal(table, "spurt").words == "why-not-moment"


# -- survival --------------------------------------------------------------------------------


@rule("evo/10.11", "evo/7.2")
@pytest.mark.parametrize(
    ("hands", "words"), [("", "why-not-furs"), ("anna:thermal", "why-not-thermal")]
)
def test_what_saves_in_the_cold_is_named(hands: str, words: str) -> None:
    """One on a cold hill, two on hot beaches with one parasol: one of the two must go."""
    table = table_of(anna_at("B09 B02 B04"), hands=hands, climate="plain", at=names.BEFORE_SURVIVAL)
    if hands:
        play(table, "thermal")

    assert refusal(table, "B09").words == words


@rule("evo/10.18", "evo/7.2")
@pytest.mark.parametrize(
    ("hands", "words", "cause"),
    [
        ("", "why-not-parasols", "evo/7.2"),
        ("anna:adaptable", "why-not-adaptable", "evo/10.18"),
        ("bruno:adaptable", "why-not-parasols", "evo/7.2"),
    ],
)
def test_what_saves_in_the_heat_is_named(hands: str, words: str, cause: str) -> None:
    """One on a hot beach, two on cold hills with one fur: one of the two must go."""
    table = table_of(anna_at("B02 B09 B10"), hands=hands, climate="plain", at=names.BEFORE_SURVIVAL)
    if hands:
        play(table, "adaptable")

    assert choices(table) == {"B09", "B10"}
    assert (refusal(table, "B02").words, refusal(table, "B02").rule) == (words, cause)


# -- whole games -----------------------------------------------------------------------------


def walk(seats: int, variants: dict[str, VariantValue], seed: int) -> Iterator[Table]:
    """Play a game with every card in hand at random; every position where somebody is asked."""
    luck = Dice(seed)
    table = GAME.start(GAME.setup(seats, variants), luck)
    assert isinstance(table, Table)
    while table.pile():
        cards.deal(table, luck.pick(seats), luck)
    while table.asked():
        yield table
        answer_at_random(table, int(table.first_asked()), luck)


@pytest.mark.parametrize("variants", [{}, {"comes_back": True, "experts": True}])
def test_every_reason_given_in_whole_games_is_true(variants: dict[str, VariantValue]) -> None:
    given: set[str] = set()
    for seed in range(6):
        for number, table in enumerate(walk(3 + seed % 3, variants, seed)):
            if number % 4 == seed % 4:
                given |= true_reasons(table)

    assert len(given) > 25


def true_reasons(table: Table) -> set[str]:
    """Check every reason given in a position; return which there were."""
    seat = int(table.first_asked())
    legal, size = table.options(seat), len(table.question(seat).domain)
    found = set()
    for option in (option for option in range(size) if option not in legal):
        reason = GAME.why_not(table, seat, option)
        assert reason is not None
        assert TRUTH[reason.words](Refused(table, seat, option)), (reason, option)
        found.add(reason.words)
    return found
