"""Why an answer is not allowed, with its rule."""

from pangaea.core.bits import count
from pangaea.core.game import WhyNotAnswer
from pangaea.games.holotype.rules import objectives, workers
from pangaea.games.holotype.rules.demands import is_met
from pangaea.games.holotype.rules.names import (
    BENCH,
    DEAL,
    DISCARD,
    DISCS,
    DONE,
    DRAW_MORE,
    EROSION,
    FIELD,
    JOURNAL,
    LOCKED,
    LOUNGE,
    MORE_CARDS,
    PAPER,
    PERIODS,
    PLACE,
    RECALL,
    REFERENCE_FEE,
    RESEARCH,
    SLOT_OPTION,
    STUDENT,
    TRACE,
    VICTIM,
    WORKER,
    WORKERS,
)
from pangaea.games.holotype.rules.turn import Holotype


def why_not(table: Holotype, seat: int, option: int) -> WhyNotAnswer | None:
    """Tell why the asked seat may not answer that."""
    phase = table.phase
    if phase == WORKER:
        return why_not_worker(table, seat, option)
    if phase == PLACE:
        return why_not_place(table, option)
    if phase == VICTIM:
        return why_not_victim(table, option)
    if phase == PAPER:
        return why_not_paper(table, seat, option)
    return why_not_in_action(table, option)


def why_not_in_action(table: Holotype, option: int) -> WhyNotAnswer | None:
    """Tell why an answer within an action is not allowed."""
    phase = table.phase
    if phase == EROSION:
        if option == FIELD:
            return WhyNotAnswer("why-not-erosion-field", "holotype/5.10")
        return why_not_act(table, option)
    if phase == BENCH:
        return why_not_bench(table, option)
    if phase == DISCARD and option == DONE:
        return WhyNotAnswer("why-not-discard-due", "holotype/4.4")
    if phase == DISCARD:
        return WhyNotAnswer("why-not-in-hand", "holotype/4.4")
    if phase == TRACE:
        return WhyNotAnswer("why-not-trace-held", "holotype/7.4")
    return why_not_deal(table, option) if phase == DEAL else None


def why_not_worker(table: Holotype, seat: int, option: int) -> WhyNotAnswer:
    """Tell why a worker cannot be placed, or why nobody can be recalled."""
    if option == RECALL:
        return WhyNotAnswer("why-not-recall", "holotype/3.10")
    where = table.workers[seat * WORKERS + option]
    if where == LOCKED:
        return WhyNotAnswer("why-not-locked", "holotype/3.3")
    if where > LOUNGE:
        return WhyNotAnswer("why-not-on-board", "holotype/3.2")
    return WhyNotAnswer("why-not-nowhere", "holotype/3.6")


def why_not_place(table: Holotype, place: int) -> WhyNotAnswer:
    """Tell why a worker cannot go to a place."""
    if not workers.can_act(table, table.worker, place):
        return why_not_act(table, place)
    return WhyNotAnswer("why-not-outranked", "holotype/3.6")


def why_not_act(table: Holotype, place: int) -> WhyNotAnswer:
    """Tell why there is nothing to do at a place."""
    if place == JOURNAL and table.worker < STUDENT:
        return WhyNotAnswer("why-not-assistant-journal", "holotype/7.1")
    if place == JOURNAL:
        return WhyNotAnswer("why-not-nothing-to-publish", "holotype/3.8")
    return WhyNotAnswer("why-not-lab-empty", "holotype/3.8")


def why_not_victim(table: Holotype, worker: int) -> WhyNotAnswer:
    """Tell why a worker cannot be bumped."""
    if table.workers[worker] != table.place:
        return WhyNotAnswer("why-not-elsewhere", "holotype/3.6")
    return WhyNotAnswer("why-not-higher-rank", "holotype/3.6")


def why_not_bench(table: Holotype, option: int) -> WhyNotAnswer:
    """Tell why something cannot be done in the Lab."""
    if option == DRAW_MORE and not table.has(table.turn, MORE_CARDS):
        return WhyNotAnswer("why-not-lab-milestone", "holotype/9.10")
    return WhyNotAnswer("why-not-no-card", "holotype/3.8")


def why_not_paper(table: Holotype, seat: int, option: int) -> WhyNotAnswer:
    """Tell why a specimen cannot be published, or a circle not contributed to."""
    if option >= SLOT_OPTION:
        return why_not_circle(table, seat, option - SLOT_OPTION)
    if not table.hands[seat] >> option & 1:
        return WhyNotAnswer("why-not-in-hand", "holotype/7.2")
    setup = table.setup
    period = int(setup.period_of[option])
    values: dict[str, str | int] = {
        "fossils": max(0, int(setup.fossils[option] - table.fossils[seat * PERIODS + period])),
        "research": max(0, int(setup.research[option] - table.research[seat])),
    }
    return WhyNotAnswer("why-not-cost", "holotype/7.3", values)


def why_not_circle(table: Holotype, seat: int, circle: int) -> WhyNotAnswer:
    """Tell why a circle cannot be contributed to."""
    if not table.displayed >> table.setup.slot_card[circle] & 1:
        return WhyNotAnswer("why-not-displayed", "holotype/8.1")
    if objectives.discs_laid(table) >> circle & 1:
        return WhyNotAnswer("why-not-circle-taken", "holotype/8.7")
    if count(table.discs[seat]) == DISCS:
        return WhyNotAnswer("why-not-no-disc", "holotype/8.8")
    everything = objectives.published_by_all(table)
    if table.research[seat] < REFERENCE_FEE and is_met(
        table, table.setup.circles, circle, everything
    ):
        missing = REFERENCE_FEE - int(table.research[seat])
        return WhyNotAnswer("why-not-fee", "holotype/8.4", {"missing": missing})
    return WhyNotAnswer("why-not-wants", "holotype/8.2")


def why_not_deal(table: Holotype, deal: int) -> WhyNotAnswer:
    """Tell why a deal cannot be made."""
    setup = table.setup
    exchange = deal >= setup.first_exchange
    if not table.kinds & (2 if exchange else 1):
        return WhyNotAnswer("why-not-one-kind", "holotype/10.2")
    held = int(table.fossils[table.turn * PERIODS + setup.deal_give[deal]])
    if held < setup.deal_price[deal]:
        values: dict[str, str | int] = {"price": int(setup.deal_price[deal]), "held": held}
        return WhyNotAnswer("why-not-price", "holotype/10.4", values)
    assert setup.deal_take[deal] != RESEARCH
    return WhyNotAnswer("why-not-museum-stock", "holotype/10.4")
