"""Style sheets ask the page how large its screen is: one place knows where sizes begin and end."""

import re

from tests.support import ROOT

BY_SIZE = re.compile(r"@media[^{]*(?:width|height)")


def test_no_style_sheet_knows_the_size_of_a_screen() -> None:
    source = ROOT / "web" / "src"
    sheets = [file for kind in ("svelte", "css") for file in source.rglob(f"*.{kind}")]

    assert sheets
    assert [file.name for file in sheets if BY_SIZE.search(file.read_text("utf-8"))] == []
