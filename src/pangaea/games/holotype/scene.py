"""x"""

from pangaea.core.scene import Scene


def scene(game: object, table: object, view: object) -> Scene:
    raise TypeError
