"""Past positions, records down and up."""

import json
import re
from itertools import pairwise

import pytest
from tests.core.damage import chained
from tests.server.guests import BOT, Guest, House, device, scene_in, seated
from tests.server.test_releases import RELEASES, text_of

import pangaea
from pangaea.core.record import UNCHAINED, Break, read_record
from pangaea.core.scene import Scene
from pangaea.server.wire import messages, rest


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
                scene = scene_in(line.say(messages.LookFrom("en", asked)))
            heard = line.say(line.answer(scene))
    return guest, table


def test_a_past_position_looks_as_it_did(house: House) -> None:
    guest, table = seated(house)
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

    assert guest.get(f"/api/tables/{table}/{query}", rest.Problem, status).text


def test_while_a_game_runs_nobody_replays_from_anothers_seat(house: House) -> None:
    guest, table = played(house, "whispers", answers=4)
    stranger = house.guest()

    stranger.get(f"/api/tables/{table}/scene?at=0&seat=0", rest.Problem, 403)
    assert stranger.get(f"/api/tables/{table}/scene?at=0", Scene).seat is None
    assert guest.get(f"/api/tables/{table}/scene?at=0&seat=1", Scene).seat == 1


def test_the_record_of_a_running_game_with_secrets_is_refused(house: House) -> None:
    guest, table = played(house, "whispers", answers=4)

    assert "hides" in guest.get(f"/api/tables/{table}/record", rest.Problem, 403).text


def test_the_record_of_a_running_game_without_secrets_can_be_had(house: House) -> None:
    _, table = played(house, answers=7)
    text = house.guest().client.get(f"/api/tables/{table}/record").text
    seed = house.client.portal.call(house.tables.row, table).seed  # type: ignore[union-attr]

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
            line.say(line.answer(scene_in(line.say(messages.LookFrom("en", seat)))))
    return guest, table, guest.client.get(f"/api/tables/{table}/record").text


def short_record() -> str:
    """Return the record of a short game of the shelf: a process of its own looks into uploads."""
    match = pangaea.new("cubosaurs", 2, seed=3, names=["Ada", "Bo"], rounds="1")
    while match.asked:
        match.answer(match.asked[0], "hand keep")
    return match.record()


def test_the_record_of_a_finished_game_proves_its_luck(house: House) -> None:
    _, _, text = finished(house)

    assert pangaea.verify(text)


def test_after_the_end_everybody_may_replay_from_every_seat(house: House) -> None:
    _, table, _ = finished(house)

    scene = house.guest().get(f"/api/tables/{table}/scene?at=0&seat=1", Scene)
    assert scene.seat == 1
    assert scene.ask is not None


def test_a_record_that_is_uploaded_can_be_replayed_and_downloaded(house: House) -> None:
    text = short_record()
    last = len(text.splitlines()) - 2
    guest = house.guest()
    reply = guest.client.post("/api/records?lang=en", content=text)
    table = reply.json()

    assert (table["state"], table["position"]) == ("over", last)
    scenes = guest.get(f"/api/tables/{table['id']}/scenes?from=0&to={last}&seat=1", list[Scene])
    assert scenes[-1].ending is not None
    assert guest.client.get(f"/api/tables/{table['id']}/record").text == text
    assert [t.id for t in guest.get("/api/tables", list[rest.TableInfo])] == [table["id"]]


def test_a_file_that_is_no_record_is_the_senders_mistake(house: House) -> None:
    lines = short_record().splitlines(keepends=True)
    for text in ("moo", "".join([lines[0], "moo\n", *lines[2:]])):
        assert house.guest().client.post("/api/records", content=text).status_code == 400


def test_an_unfinished_record_is_replayed_read_only(house: House) -> None:
    guest, table = played(house, answers=5)
    text = guest.client.get(f"/api/tables/{table}/record").text
    reply = guest.client.post("/api/records", content=text).json()
    with guest.at(reply["id"]) as line:
        scene = scene_in(line.hello())
        heard = line.say(messages.Answer("a", 0, 5, 0))
        after = guest.post(f"/api/tables/{reply['id']}/rematch", {}, rest.Problem, 403)

    assert (reply["state"], scene.position, scene.seat) == ("unfinished", 5, None)
    assert isinstance(heard[0], messages.Refused)
    assert after.text


@pytest.mark.parametrize(("missing", "state"), [(1, "over"), (2, "unfinished")])
def test_an_old_record_that_is_cut_short_is_over_only_if_its_game_is(
    house: House, missing: int, state: str
) -> None:
    whole = text_of(RELEASES / "0.1.0" / "records" / "evo_3_ended.jsonl.gz")
    cut = "".join(whole.splitlines(keepends=True)[:-missing])
    reply = house.guest().client.post("/api/records", content=cut).json()

    assert reply["state"] == state


def test_everybody_may_replay_an_unfinished_record_from_every_seat(house: House) -> None:
    guest, table = played(house, answers=5)
    text = guest.client.get(f"/api/tables/{table}/record").text
    brought = guest.client.post("/api/records", content=text).json()["id"]

    assert house.guest().table(brought).state == "unfinished"
    assert house.guest().get(f"/api/tables/{brought}/scene?at=2&seat=1", Scene).seat == 1


def test_an_unfinished_record_comes_back_as_it_was_sent(house: House) -> None:
    guest, table = played(house, answers=5)
    sent = guest.client.get(f"/api/tables/{table}/record").text
    twin = guest.client.post("/api/records", content=sent).json()["id"]

    assert read_record(sent).end == Break(5)
    assert guest.client.get(f"/api/tables/{twin}/record").text == sent


@pytest.mark.parametrize("stage", ["early", "ended"])
def test_a_record_of_the_first_release_comes_back_as_it_was_sent(house: House, stage: str) -> None:
    sent = text_of(RELEASES / "0.1.0" / "records" / f"evo_3_{stage}.jsonl.gz")
    guest = house.guest()
    twin = guest.client.post("/api/records", content=sent).json()["id"]

    assert read_record(sent).header.format == UNCHAINED
    assert guest.client.get(f"/api/tables/{twin}/record").text == sent


def test_a_record_cut_at_the_end_of_a_line_is_not_taken(house: House) -> None:
    _, _, text = finished(house)
    cut = "".join(text.splitlines(keepends=True)[:-1])

    refused = house.guest().client.post("/api/records?lang=fr", content=cut)

    assert refused.status_code == 400
    assert "il lui manque la fin" in refused.json()["text"]
    assert "coupé après la ligne 5" in refused.json()["detail"]


def test_damaged_records_are_refused_and_the_line_is_named(house: House) -> None:
    lines = short_record().splitlines()
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
    ("language", "words"),
    [
        ("en", ["not the record of a game", "damaged or has been", "is cut off", "not known here"]),
        ("fr", ["n’est pas l’enregistrement", "abîmé ou a été", "est coupé", "connaît pas ici"]),
    ],
)
def test_what_cannot_be_replayed_is_refused_in_a_players_words(
    house: House, language: str, words: list[str]
) -> None:
    no_record, damaged, cut, foreign = words
    _, _, text = finished(house)
    header, *rest = text.splitlines()
    parts = [json.loads(line) for line in (header, *rest)]
    client = house.guest().client
    for broken, told in (
        ("", no_record),
        ("my holiday photograph", no_record),
        ("\xff\x00", no_record),
        ("\n".join(rest), no_record),
        (text[:-40], cut),
        ("\n".join([header, *rest[:-1]]), cut),
        ("\n".join([header, *rest[1:]]), damaged),
        (text.replace('"rulebook":"1"', '"rulebook":"8"'), damaged),
        (chained([{**parts[0], "game": "chess"}, *parts[1:]]), foreign),
        (chained([{**parts[0], "variants": {"rounds": "many"}}, *parts[1:]]), foreign),
        (chained([{**parts[0], "rules": 99}, *parts[1:]]), foreign),
        (text.replace("pangaea/5", "pangaea/9"), foreign),
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
