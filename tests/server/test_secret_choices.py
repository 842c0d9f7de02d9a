"""All choose at once: until the last has chosen, nobody learns what the others do, nor how far."""

import pytest
from tests.server.guests import INVITE, Guest, House, device, only, scene_in

from pangaea.core.scene import Scene
from pangaea.server.live.agreement import Proposal
from pangaea.server.wire import messages


def three(house: House) -> tuple[Guest, Guest, Guest, str]:
    """Seat three people at a table of Dino Twist."""
    ada, bo, cy = house.guest(), house.guest(), house.guest()
    table = ada.open("dino_twist", device("Ada"), INVITE, INVITE)
    bo.join(table.seats[1].invite, "Bo")
    cy.join(table.seats[2].invite, "Cy")
    return ada, bo, cy, table.id


def option_to(scene: Scene, notation: str) -> int | None:
    assert scene.ask is not None
    found = [one.option for one in scene.ask.choices if one.notation.startswith(notation)]
    return found[0] if found else None


def test_others_hear_once_that_somebody_is_ready_however_many_answers_it_took(house: House) -> None:
    ada, bo, _, table = three(house)
    watcher = house.guest()
    with ada.at(table) as hers, bo.at(table) as his, watcher.at(table) as theirs:
        first = scene_in(hers.hello())
        his.hello()
        theirs.hello()
        second = scene_in(hers.say(hers.answer(first)))
        nothing = [his.heard(), theirs.heard()]
        info = watcher.table(table)
        ready = option_to(second, "join ready")
        last = hers.say(hers.answer(second, ready))
        shown = [scene_in(line.heard()) for line in (his, theirs)]

    assert second.position == 1
    assert only(last, messages.Done).position == 2
    assert nothing == [[], []]
    assert info.position == watcher.table(table).position == 0
    for scene in shown:
        assert scene.position == 0
        assert [player.turn for player in scene.players] == [False, True, True]
        assert [piece.look.down for piece in scene.pieces if piece.area == "prepared0"] == [True]


def test_a_part_of_a_choice_does_not_make_a_page_forget_what_somebody_wishes(house: House) -> None:
    """Who gives a part is asked again; the others do not hear that a part was given."""
    ada, bo, cy, table = three(house)
    live = house.tables._tables
    with ada.at(table) as hers, bo.at(table) as his, cy.at(table) as theirs:
        hers.hello()
        first = scene_in(his.hello())
        theirs.hello()
        people = [seat.holder for seat in live[table].result().ledger.row.seats]
        live[table].result().agreement.proposal = Proposal("end", 0, people[0], set(people[1:]))
        for line in (hers, his, theirs):
            line.heard()
        after = his.say(his.answer(first))
        nothing = [hers.heard(), theirs.heard()]

    assert scene_in(after[:-1]).position == first.position + 1
    assert isinstance(after[-1], messages.Proposed)
    assert nothing == [[], []]


def test_a_past_that_would_tell_how_far_somebody_is_cannot_be_asked_for(house: House) -> None:
    ada, bo, _, table = three(house)
    with ada.at(table) as hers:
        hers.say(hers.answer(scene_in(hers.hello())))
        for guest in (ada, bo, house.guest()):
            for path in ("scene?at=1", "scenes?from=0&to=1"):
                assert guest.client.get(f"/api/tables/{table}/{path}").status_code == 400


@pytest.mark.parametrize("order", ["first", "last"])
def test_the_answers_of_others_make_ones_own_neither_stale_nor_lost(
    house: House, order: str
) -> None:
    """Ada and Bo answer in turns; a repeated message is recognised by what it answered."""
    ada, bo, _, table = three(house)
    with ada.at(table) as hers, bo.at(table) as his:
        mine, other = scene_in(hers.hello()), scene_in(his.hello())
        if order == "last":
            mine = scene_in(hers.say(hers.answer(mine)))
            other = scene_in(his.say(his.answer(other)))
        said = hers.answer(mine)
        his.say(his.answer(other))
        done = only(hers.say(said), messages.Done)
        house.tables._tables[table].result().repeats._answers.clear()  # as after a restart
        again = only(hers.say(said), messages.Done)

    assert done.position == again.position == mine.position + 1
