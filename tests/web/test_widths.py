"""Style sheets ask the page how wide its screen is: one place knows where widths begin and end."""

import re

from tests.support import ROOT

BY_WIDTH = re.compile(r"@media[^{]*width")


def test_no_style_sheet_knows_the_width_of_a_screen() -> None:
    source = ROOT / "web" / "src"
    sheets = [file for kind in ("svelte", "css") for file in source.rglob(f"*.{kind}")]

    assert sheets
    assert [file.name for file in sheets if BY_WIDTH.search(file.read_text("utf-8"))] == []
