"""Every sign the page shows is in a font that comes with it: a bare machine shows no boxes."""

import re
from pathlib import Path

from fontTools.ttLib import TTFont
from hatch_build import npm_with_packages

ROOT = Path(__file__).parents[2]
STYLES = ROOT / "web" / "src" / "styles"
SHOWN = ("*.ftl", "*.svelte", "*.ts", "rulebook/*.md")
FIRST_BEYOND_ASCII = "\x80"
UNSEEN = {"\u202f", "\u00a0", "\u00ad", "\u200b", "\u2060", "\u2066", "\u2067", "\u2068", "\u2069"}


def shown_signs() -> dict[str, str]:
    """The signs in all that is shown, and a file that has each."""
    folders = ROOT / "src" / "pangaea", ROOT / "web" / "src"
    files = [file for folder in folders for form in SHOWN for file in folder.rglob(form)]
    texts = {
        file: file.read_text(encoding="utf-8") for file in files if "fixtures" not in str(file)
    }
    return {
        sign: file.name
        for file, text in texts.items()
        for sign in text
        if sign >= FIRST_BEYOND_ASCII and sign not in UNSEEN
    }


def fonts() -> dict[str, tuple[set[str], set[str]]]:
    """By name: the signs a font is used for, and those it has."""
    npm_with_packages(ROOT / "web")
    styles = (STYLES / "fonts.css").read_text(encoding="utf-8")
    found: dict[str, tuple[set[str], set[str]]] = {}
    for face in re.findall(r"@font-face \{(.*?)\}", styles, re.DOTALL):
        name, file = re.search(r'family: "(.*?)"', face), re.search(r'url\("(.*?)"\)', face)
        ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face)
        assert name
        assert file
        used = {chr(n) for a, b in ranges for n in range(int(a, 16), int(b or a, 16) + 1)}
        found[name[1]] = used, {chr(n) for n in TTFont(STYLES / file[1]).getBestCmap()}
    return found


def test_every_sign_is_in_each_of_the_two_stacks() -> None:
    known = {name: used & has for name, (used, has) in fonts().items()}
    signs = known.pop("Pangaea Signs")

    for name, letters in known.items():
        missing = {
            sign: file for sign, file in shown_signs().items() if sign not in letters | signs
        }
        assert not missing, f"{name} lacks {missing}: draw them in tools/signs.py"


def test_the_font_of_signs_is_used_for_all_it_has() -> None:
    used, has = fonts()["Pangaea Signs"]

    assert used == has
