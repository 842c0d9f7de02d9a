"""Scenes over the socket: one per answer, each continuing the one before."""

from tests.following import Shown
from tests.server.guests import House, device, only, scene_in, seated

from pangaea.server import wire


def test_every_page_gets_the_scene_of_its_own_seat(house: House) -> None:
    """What is drawn once for many is what each would have been drawn alone."""
    guest = house.guest()
    table = guest.open("cubosaurs", device("Ada"), device("Bo"), device("Cy")).id
    with guest.at(table) as one, guest.at(table) as two, guest.at(table) as three:
        lines = [one, two, three]
        scenes = [scene_in(line.hello(seat)) for seat, line in enumerate(lines)]
        for _ in range(12):
            asked = next(seat for seat, scene in enumerate(scenes) if scene.ask is not None)
            lines[asked].say(lines[asked].answer(scenes[asked]))
            match = house.tables._tables[table].result().ledger.match
            for seat, line in enumerate(lines):
                before = scenes[seat]
                look = [m for m in line.heard() if isinstance(m, Shown)]
                if seat == asked:
                    continue
                scenes[seat] = look[-1].steps[-1]
                assert scenes[seat] == match.next_scene(before, seat, "en", match.position)
            scenes[asked] = scene_in(lines[asked].say(wire.LookFrom("en", asked)))


def test_first_sight_is_fresh_and_tells_the_recent_past(house: House) -> None:
    guest, table = seated(house)
    with guest.at(table) as line:
        heard = line.hello()
        for _ in range(4):
            scene = scene_in(heard)
            if scene.ask is None:
                other = 1 - (scene.seat or 0)
                scene = scene_in(line.say(wire.LookFrom("en", other)))
            heard = line.say(line.answer(scene))
    with guest.at(table) as line:
        show = only(line.hello(), Shown)

    assert show.fresh
    assert len(show.steps[-1].log) > len(scene_in(heard).log)
