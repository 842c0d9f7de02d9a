"""What the eye would find wrong with a page, measured: small letters, cut words, overlaps."""

from playwright.sync_api import Page

WORDS = """(within) => {
  const found = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest(".spoken, [hidden], title, desc")) continue;
      if (holder.clientWidth === 1) continue; // for the ear only
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) found.push([node, holder, box]);
    }
  }
  return found;
}"""
SMALL = f"""([within, least]) => {{
  const size = (holder) => {{
    const own = parseFloat(getComputedStyle(holder).fontSize);
    const drawn = holder.ownerSVGElement ? holder.getScreenCTM() : null;
    return own * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
  }};
  return [...new Set(({WORDS})(within)
    .filter(([, holder]) => size(holder) < least - 0.05)
    .map(([node, holder]) => `${{size(holder).toFixed(1)}} px: ${{node.data.trim()}} `
      + `(${{holder.className?.baseVal ?? holder.className}} `
      + `in ${{holder.closest("[data-area]")?.dataset.area ?? ""}})`))];
}}"""
AIR = 0.2  # of a line that its letters do not fill, above and below
CUT = f"""([within, scrolling]) => {{
  const cutBy = (holder, box) => {{
    for (let one = holder; one && one !== document.body; one = one.parentElement) {{
      const style = getComputedStyle(one);
      if (one.matches(scrolling)) return null;
      if (style.display === "contents") continue;
      const frame = one.getBoundingClientRect();
      const [across, down] = [style.overflowX !== "visible", style.overflowY !== "visible"];
      if (across && (box.right > frame.right + 2 || box.left < frame.left - 2)) return one;
      const air = box.height * {AIR};
      if (down && (box.bottom - air > frame.bottom || box.top + air < frame.top)) return one;
    }}
    return null;
  }};
  return [...new Set(({WORDS})(within)
    .map(([node, holder, box]) => [node, cutBy(holder, box)])
    .filter(([, frame]) => frame)
    .map(([node, frame]) => `${{node.data.trim()}} (by ${{frame.className}})`))];
}}"""
OVERLAPPING = """(selector) => {
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const name = (one) => one.dataset.area ?? one.className;
  return shown.flatMap(([one, box], index) => shown.slice(index + 1)
    .filter(([other, there]) => !one.contains(other) && !other.contains(one) && !apart(box, there))
    .map(([other]) => `${name(one)} / ${name(other)}`));
}"""
OUTSIDE = """([outer, inner]) => [...document.querySelectorAll(outer)].flatMap((frame) => {
  const box = frame.getBoundingClientRect();
  return [...frame.querySelectorAll(inner)].filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, left, right, top, bottom }]) => width > 0 && (left < box.left - 2
      || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2))
    .map(([one]) => `${one.dataset.area ?? one.className} leaves ${frame.className}`);
})"""
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => requestAnimationFrame(() => requestAnimationFrame(done)))))"""
# Lines that can be read lie on each other: not those of a card that another covers.
CROSSING = f"""(within) => {{
  const PIECE = ".stack, .piece";
  const clipped = (holder, {{ left, right, top, bottom }}) => {{
    for (let one = holder; one && one !== document.body; one = one.parentElement) {{
      if (getComputedStyle(one).overflowX === "visible") continue;
      const frame = one.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }}
    return {{ left, right, top, bottom }};
  }};
  const uncovered = ([, holder, box]) => {{
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [own, upon] = [holder, document.elementsFromPoint(x, y)
      .find((one) => one.closest(PIECE))].map((one) => one?.closest(PIECE));
    return !own || !upon || upon.contains(own) || own.contains(upon);
  }};
  const linesOf = ([node, holder]) => {{
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({{ left, right, top, bottom }}) => {{
      const air = (bottom - top) * {AIR};
      const letters = {{ left, right, top: top + air, bottom: bottom - air }};
      return [node, holder, clipped(holder, letters)];
    }});
  }};
  const lines = ({WORDS})(within).filter(([, holder]) => !holder.closest("[role=log]"))
    .flatMap(linesOf).filter(([, , box]) => box.right > box.left && box.bottom > box.top)
    .filter(uncovered);
  const crossing = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return [...new Set(lines.flatMap(([node, holder, box], index) => lines.slice(index + 1)
    .filter(([other, , there]) => other !== node && crossing(box, there))
    .map(([other]) => `${{node.data.trim()}} / ${{other.data.trim()}} `
      + `(${{holder.closest("[data-area]")?.dataset.area ?? ""}})`)))];
}}"""
# A thing of one area hidden behind another area; what lies upon a thing of its own area does not.
COVERED = """(within) => [...document.querySelectorAll(`${within} :is(.stack, .space)`)]
  .filter((one) => one.checkVisibility() && !one.closest(".over"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && height)
  .map(([one, { left, top, width, height }]) =>
    [one, document.elementFromPoint(left + width / 2, top + height / 2)])
  .filter(([one, upon]) => !upon || (!one.contains(upon) && !upon.contains(one)
    && !upon.closest(".over") && one.closest("[data-area]") !== upon.closest("[data-area]")))
  .map(([one, upon]) => `${one.dataset.piece ?? one.dataset.spot ?? one.className} of `
    + `${one.closest("[data-area]")?.dataset.area} behind `
    + `${upon?.closest("[data-area]")?.dataset.area ?? "the edge"}`)"""
SCROLLING = """([within, allowed]) => [...document.querySelectorAll(within)]
  .flatMap((root) => [root, ...root.querySelectorAll("*")])
  .filter((one) => one.checkVisibility() && !one.closest(allowed))
  .filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls = (how) => how === "auto" || how === "scroll";
    return (scrolls(overflowY) && one.scrollHeight > one.clientHeight + 2)
      || (scrolls(overflowX) && one.scrollWidth > one.clientWidth + 2);
  })
  .map((one) => `${one.className} of ${one.closest("[data-area]")?.dataset.area ?? ""} `
    + `(${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight})`)"""
NAMES = """() => [...document.querySelectorAll(".seat h2")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.innerText}: ${one.clientWidth} of ${one.scrollWidth}`)"""
# Large enough for a thumb, or so far from the next one that a tap beside it can only mean this.
NARROW = """([selector, least]) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const away = (a, b) => Math.max(Math.abs(middle(a)[0] - middle(b)[0]),
    Math.abs(middle(a)[1] - middle(b)[1]));
  return [...new Set(all.filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
    .filter(([one, box]) => all.some(([other, there]) => one !== other && !one.contains(other)
      && !other.contains(one) && away(box, there) < least - 0.5))
    .map(([one, { width, height }]) => `${one.getAttribute("aria-label") || one.textContent.trim()
      .slice(0, 40)} ${Math.round(width)}x${Math.round(height)} `
      + `(${one.closest("[data-area]")?.dataset.area ?? one.className})`))];
}"""
FITS = """() => document.documentElement.scrollWidth <= innerWidth
  && document.documentElement.scrollHeight <= innerHeight"""


def small_words(page: Page, within: str, least: float) -> list[str]:
    """Words drawn with letters below so many pixels."""
    found: list[str] = page.evaluate(SMALL, [within, least])
    return found


def cut_words(page: Page, within: str, scrolling: str = ".nothing") -> list[str]:
    """Words that a frame cuts off, other than where one may scroll to them."""
    found: list[str] = page.evaluate(CUT, [within, scrolling])
    return found


def overlapping(page: Page, selector: str) -> list[str]:
    """Pairs of these parts that lie on each other."""
    found: list[str] = page.evaluate(OVERLAPPING, selector)
    return found


def outside(page: Page, outer: str, inner: str) -> list[str]:
    """Parts that leave the frame they lie in."""
    found: list[str] = page.evaluate(OUTSIDE, [outer, inner])
    return found


def fits_the_screen(page: Page) -> bool:
    """Whether nothing of the page must be scrolled to."""
    fits: bool = page.evaluate(FITS)
    return fits


DESK_LEAST, PHONE_LEAST = 11.0, 12.0  # pixels
THUMB, SNAPPING = 44.0, 40.0  # a tap beside things on the table means the nearest of them
PANELS = ".others > .seat, .stage, .mine > .seat, .ask, .facts.panel, .told"
LYING = ".stage .main > .area, .stage .beside, .stage .below > .area"
LISTS = "[role=log], .log, .ask ul"  # what is long is read by scrolling, newest or first in view


def faults(page: Page, tab: str) -> list[str]:
    """Everything that is wrong with what the page shows (on a phone, in this tab)."""
    return faults_on_a_phone(page, tab) if tab else faults_on_a_desk(page)


def faults_on_a_desk(page: Page) -> list[str]:
    """All that is too small, cut off, covered or out of sight on a wide screen."""
    return [
        *([] if fits_the_screen(page) else ["page scrolls"]),
        *told("small", page.evaluate(SMALL, [".table", DESK_LEAST])),
        *told("cut", page.evaluate(CUT, [".table", LISTS])),
        *told("over", page.evaluate(CROSSING, ".table")),
        *told("covered", page.evaluate(COVERED, ".table")),
        *told("scrolls", page.evaluate(SCROLLING, [".table", LISTS])),
        *told("panels", overlapping(page, f"{PANELS}, {LYING}")),
        *told("outside", outside(page, ".others > .seat, .stage", ".stack, .cell, .area")),
        *told("name", page.evaluate(NAMES)),
    ]


def faults_on_a_phone(page: Page, tab: str) -> list[str]:
    """The same of the tab that is open, where a thumb must hit as well."""
    part = f"#part-{tab}, .ask, .tabs"
    controls = f"#part-{tab} :is(button.button, .opener, input), .ask button, .tabs button"
    return [
        *([] if fits_the_screen(page) else ["page scrolls"]),
        *told("wide", page.evaluate(WIDER)),
        *told("small", page.evaluate(SMALL, [part, PHONE_LEAST])),
        *told("cut", page.evaluate(CUT, [part, f"{LISTS}, .view"])),
        *told("over", page.evaluate(CROSSING, f"#part-{tab}")),
        *told("lying", overlapping(page, LYING)),
        *told("outside", outside(page, f"#part-{tab} .strip", ".stack")),
        *told("thumb", page.evaluate(NARROW, [controls, THUMB])),
        *told("thing", page.evaluate(NARROW, [f"#part-{tab} .live", SNAPPING])),
        *told("name", page.evaluate(NAMES)),
    ]


WIDER = """() => [...document.querySelectorAll(".view, .view *")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2)
  .filter((one) => one.matches(".view") || /auto|scroll/.test(getComputedStyle(one).overflowX))
  .map((one) => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""


def told(kind: str, found: list[str]) -> list[str]:
    return [f"{kind}: {one}" for one in found]
