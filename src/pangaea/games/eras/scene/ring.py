"""The board in the middle: the cone's home, and who sits where around it."""

from pangaea.core.scene import Area, Spot
from pangaea.games.eras.rules.names import SECTORS
from pangaea.games.eras.scene import places
from pangaea.games.eras.scene.paths import spot
from pangaea.games.eras.scene.stage import ErasStage, sector_spot


def show_board(stage: ErasStage) -> None:
    """Show where the paths of the others lie."""
    stage.panel("board", None, lambda: show_lanes(stage))


def show_lanes(stage: ErasStage) -> None:
    """Make room for paths under each other."""
    say = stage.words.say
    stage.area(
        Area(
            "board", "lanes", say("area-board"), tip=say("area-ring-tip"), rule="eras/1.6",
            featured=True, part="main", least=420, weight=3,
        )
    )  # fmt: skip


def show_ring(stage: ErasStage) -> None:
    """Show the sectors in a ring around the place of the cone; one's own is at the bottom."""
    own = stage.own
    bottom = int(stage.table.sector[own[0]]) if own else 0
    seat = stage.view.seat if own else None
    key = tuple(stage.table.sector)
    stage.panel(f"ring-{seat}-{bottom}", key, lambda: show_sectors(stage, bottom, seat))


def show_sectors(stage: ErasStage, bottom: int, seat: int | None) -> None:
    """Show the sectors of all, and those nobody has.

    Whoever sits at the table has the board beside the path that grows out of it.
    """
    say = stage.words.say
    home = spot("home", say("home-spot"), places.home_outline(), colour="sand", picture="crater")
    sectors = [sector_of(stage, sector, bottom) for sector in range(SECTORS)]
    stage.area(
        Area(
            "ring", "mat", say("area-ring"), "centre" if seat is None else "seat", seat,
            spots=(home, *sectors), width=places.SIZE, height=places.SIZE,
            tip=say("area-ring-tip"), rule="eras/1.6", part="beside" if seat is None else "",
            least=96, weight=2,
        )
    )  # fmt: skip


def sector_of(stage: ErasStage, sector: int, bottom: int) -> Spot:
    """A sector with the animal that starts there, or a free one."""
    outline, say = places.sector_outline(sector, bottom), stage.words.say
    x, y = places.centre_of(outline)
    animal = next((one for one in stage.animals if stage.table.sector[one] == sector), None)
    if animal is None:
        label = say("unused-rock", number=sector + 1)
        return Spot(sector_spot(sector), label, x, y, outline, "sand", text=str(sector + 1))
    label = say("taken-sector", number=sector + 1, **stage.animal(animal))
    icon = f"animal{animal}"
    return Spot(sector_spot(sector), label, x, y, outline, stage.colour(animal), icon=icon)
