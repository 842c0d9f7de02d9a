"""Past positions, records down and up."""

import json
import re
from itertools import pairwise

import pytest
from tests.server.guests import BOT, Guest, House, device, scene_in

import pangaea
from pangaea.core.scene import Scene
from pangaea.server import wire


def played(house: House, game: str = "cubosaurs", answers: int = 20) -> tuple[Guest, str]:
    """Return somebody who has given some answers on all seats of a table."""
    guest = house.guest()
    table = guest.open(game, device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        heard = line.hello()
        for _ in range(answers):
            scene = scene_in(heard)
            if scene.ask is None:
                asked = next(player.seat for player in scene.players if player.turn)
                scene = scene_in(line.say(wire.LookFrom("en", asked)))
            heard = line.say(line.answer(scene))
    return guest, table


def test_a_past_position_looks_as_it_did(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo")).id
    with guest.at(table) as line:
        seen = scene_in(line.hello())
        line.say(line.answer(seen))
    again = guest.get(f"/api/tables/{table}/scene?at=0&seat={seen.seat}&lang=en", Scene)

    assert again == seen


def test_scenes_in_a_row_keep_the_ids_of_their_pieces(house: House) -> None:
    guest, table = played(house)
    scenes = guest.get(f"/api/tables/{table}/scenes?from=3&to=12&lang=fr", list[Scene])

    assert [scene.position for scene in scenes] == list(range(3, 13))
    for before, after in pairwise(scenes):
        old, new = ({piece.id for piece in scene.pieces} for scene in (before, after))
        assert old & new
        assert {gone.piece for gone in after.departures} == old - new


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("scene?at=999", 400), ("scene?at=-1", 400), ("scene?at=x", 400), ("scene?seat=7", 403),
        ("scenes?from=0&to=60", 400), ("scenes?from=5&to=4", 400), ("scenes", 400),
        ("scene?at=99999999999999999999", 400),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(house: House, query: str, status: int) -> None:
    guest, table = played(house, answers=2)

    assert guest.get(f"/api/tables/{table}/{query}", wire.Problem, status).text


def test_while_a_game_runs_nobody_replays_from_anothers_seat(house: House) -> None:
    guest, table = played(house, "whispers", answers=4)
    stranger = house.guest()

    stranger.get(f"/api/tables/{table}/scene?at=0&seat=0", wire.Problem, 403)
    assert stranger.get(f"/api/tables/{table}/scene?at=0", Scene).seat is None
    assert guest.get(f"/api/tables/{table}/scene?at=0&seat=1", Scene).seat == 1


def test_the_record_of_a_running_game_with_secrets_is_refused(house: House) -> None:
    guest, table = played(house, "whispers", answers=4)

    assert "hides" in guest.get(f"/api/tables/{table}/record", wire.Problem, 403).text


def test_the_record_of_a_running_game_without_secrets_can_be_had(house: House) -> None:
    _, table = played(house, answers=7)
    text = house.guest().client.get(f"/api/tables/{table}/record").text
    seed = house.client.portal.call(house.hall.row, table).seed  # type: ignore[union-attr]

    assert pangaea.loads(text).position == 7
    assert seed
    assert seed not in text


def finished(house: House) -> tuple[Guest, str, str]:
    """Return a finished table and its record."""
    guest = house.guest()
    table = guest.open("whispers", device("Ada"), device("Bo"), rounds=2).id
    with guest.at(table) as line:
        line.hello()
        for seat in (0, 1, 0, 1):
            line.say(line.answer(scene_in(line.say(wire.LookFrom("en", seat)))))
    return guest, table, guest.client.get(f"/api/tables/{table}/record").text


def test_the_record_of_a_finished_game_proves_its_luck(house: House) -> None:
    _, _, text = finished(house)

    assert pangaea.verify(text)


def test_after_the_end_everybody_may_replay_from_every_seat(house: House) -> None:
    _, table, _ = finished(house)

    scene = house.guest().get(f"/api/tables/{table}/scene?at=0&seat=1", Scene)
    assert scene.seat == 1
    assert scene.ask is not None


def test_a_record_that_is_uploaded_can_be_replayed_and_downloaded(house: House) -> None:
    _, _, text = finished(house)
    guest = house.guest()
    reply = guest.client.post("/api/records?lang=en", content=text)
    table = reply.json()

    assert (table["state"], table["position"]) == ("over", 4)
    scenes = guest.get(f"/api/tables/{table['id']}/scenes?from=0&to=4&seat=1", list[Scene])
    assert scenes[-1].ending is not None
    assert guest.client.get(f"/api/tables/{table['id']}/record").text == text
    assert [t.id for t in guest.get("/api/tables", list[wire.TableInfo])] == [table["id"]]


def test_an_unfinished_record_is_replayed_read_only(house: House) -> None:
    guest, table = played(house, answers=5)
    text = guest.client.get(f"/api/tables/{table}/record").text
    reply = guest.client.post("/api/records", content=text).json()
    with guest.at(reply["id"]) as line:
        scene = scene_in(line.hello())
        heard = line.say(wire.Answer("a", 0, 5, 0))
        after = guest.post(f"/api/tables/{reply['id']}/rematch", {}, wire.Problem, 403)

    assert (reply["state"], scene.position, scene.seat) == ("unfinished", 5, None)
    assert isinstance(heard[0], wire.Refused)
    assert after.text


def test_a_record_that_lacks_only_its_footer_is_of_a_game_that_is_over(house: House) -> None:
    guest, _, text = finished(house)
    cut = "".join(f"{line}\n" for line in text.splitlines()[:-1])
    reply = guest.client.post("/api/records", content=cut).json()

    assert (reply["state"], reply["position"]) == ("over", 4)


def test_everybody_may_replay_an_unfinished_record_from_every_seat(house: House) -> None:
    guest, table = played(house, answers=5)
    text = guest.client.get(f"/api/tables/{table}/record").text
    brought = guest.client.post("/api/records", content=text).json()["id"]

    assert house.guest().table(brought).state == "unfinished"
    assert house.guest().get(f"/api/tables/{brought}/scene?at=2&seat=1", Scene).seat == 1


def test_damaged_records_are_refused_and_the_line_is_named(house: House) -> None:
    _, _, text = finished(house)
    lines = text.splitlines()
    edited = json.loads(lines[2])
    edited["luck"] = [*edited.get("luck", []), 3]
    client = house.guest().client
    for broken, named in (
        ("", ""),
        ("nonsense", "1"),
        ("\n".join(lines[1:]), ""),
        ("\n".join([*lines[:2], json.dumps(edited), *lines[3:]]), "3"),
        ("\n".join([*lines[:2], lines[2][:-5], *lines[3:]]), "3"),
        ("\xff\x00", "1"),
    ):
        response = client.post("/api/records?lang=en", content=broken)
        assert response.status_code == 400
        assert named in response.json()["detail"]


@pytest.mark.parametrize(
    ("language", "no_record", "damaged", "foreign"),
    [
        ("en", "not the record of a game", "damaged or has been changed", "not known here"),
        ("fr", "n’est pas l’enregistrement", "abîmé ou a été modifié", "ne connaît pas ici"),
    ],
)
def test_what_cannot_be_replayed_is_refused_in_a_players_words(
    house: House, language: str, no_record: str, damaged: str, foreign: str
) -> None:
    _, _, text = finished(house)
    header, *rest = text.splitlines()
    client = house.guest().client
    for broken, told in (
        ("", no_record),
        ("my holiday photograph", no_record),
        ("\xff\x00", no_record),
        ("\n".join(rest), no_record),
        (text[:-40], damaged),
        ("\n".join([header, *rest[1:]]), damaged),
        (text.replace('"game":"whispers"', '"game":"chess"'), foreign),
        (text.replace('"rounds":2', '"rounds":"many"'), foreign),
        (text.replace("pangaea/1", "pangaea/9"), foreign),
    ):
        problem = client.post(f"/api/records?lang={language}", content=broken).json()
        assert told in problem["text"]
        assert not re.search(r"\d|JSON", problem["text"])
        assert problem["detail"] not in ("", problem["text"])


def test_an_oversized_record_is_refused(house: House) -> None:
    response = house.guest().client.post("/api/records?lang=en", content="x" * 2_000_001)

    assert response.status_code == 413
    assert response.json()["text"] == "This file is too large to be the record of a game."
    assert "2" in response.json()["detail"]


def test_bots_in_an_uploaded_record_do_not_move(house: House) -> None:
    guest = house.guest()
    table = guest.open("cubosaurs", BOT, BOT).id
    text = guest.client.get(f"/api/tables/{table}/record").text
    reply = guest.client.post("/api/records", content=text).json()
    with guest.at(reply["id"]) as line:
        line.hello()
        later = [message for _ in range(20) for message in line.heard()]

    assert later == []
