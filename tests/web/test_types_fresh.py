"""The page's types are those of the Python messages."""

from tools.make_types import TARGET, types


def test_typescript_types_are_fresh() -> None:
    """Run `python -m tools.make_types` after a change of wire.py or scene.py."""
    assert TARGET.read_text(encoding="utf-8") == types()
