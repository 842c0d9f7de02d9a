"""What the eye would find wrong with a page, measured: small letters, cut words, overlaps."""

from playwright.sync_api import Page

WORDS = """(within) => {
  const found = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest(".spoken, [hidden], title, desc, .faded, .pile .piece")) continue;
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
    const drawn = holder.ownerSVGElement ? holder.getScreenCTM()?.a ?? 1 : 1;
    return own * drawn;
  }};
  return [...new Set(({WORDS})(within)
    .filter(([, holder]) => size(holder) < least - 0.05)
    .map(([node, holder]) => `${{size(holder).toFixed(1)}} px: ${{node.data.trim()}}`))];
}}"""
CUT = f"""([within, scrolling]) => {{
  const cutBy = (holder, box) => {{
    for (let one = holder; one && one !== document.body; one = one.parentElement) {{
      const style = getComputedStyle(one);
      if (one.matches(scrolling)) return null;
      const frame = one.getBoundingClientRect();
      const [across, down] = [style.overflowX !== "visible", style.overflowY !== "visible"];
      if (across && (box.right > frame.right + 2 || box.left < frame.left - 2)) return one;
      if (down && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) return one;
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
