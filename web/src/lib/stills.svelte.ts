/** A drawing that can be shown as a picture. */
export interface Still {
  box: string; // its view box
  fits: string; // its preserveAspectRatio
  body: string;
  coloured?: boolean; // it takes a colour from around it
}

const COLOURED = "currentColor";
const NAMESPACE = "http://www.w3.org/2000/svg";

let known = $state.raw<Readonly<Record<string, Still>>>({});
const made: Record<string, string> = {}; // addresses of pictures, by what they show

/** Remember the drawings of a sheet. */
export function keepStills(sheet: Element): void {
  const found = [...sheet.children].map((drawing) => {
    const body = drawing.innerHTML.replaceAll(` xmlns="${NAMESPACE}"`, "");
    const coloured = body.includes(COLOURED);
    const box = drawing.getAttribute("viewBox") ?? "0 0 100 100";
    const fits = drawing.getAttribute("preserveAspectRatio") ?? "xMidYMid meet";
    return [`#${drawing.id}`, { box, fits, body, coloured }] as const;
  });
  known = { ...known, ...Object.fromEntries(found) };
}

/** A drawing that looks the same wherever it is shown. */
function unchanging(address: string): Still | undefined {
  const still = known[address];
  return still?.coloured ? undefined : still;
}

/**
 * The address of a drawing as a picture, undefined where it takes a colour or is not there yet.
 *
 * A picture is one thing to the browser, where a drawing is everything in it, with its layers: a
 * map is some hundred things instead of ten thousand.
 */
export function stillOf(address: string): string | undefined {
  const still = unchanging(address);
  return still && pictureOf(address, () => framed(still, "", still.body));
}

/** The same of such a width and height, cut out along an outline. */
export function cutOut(
  address: string,
  width: number,
  height: number,
  outline: readonly number[],
): string | undefined {
  const still = unchanging(address);
  if (!still || !(width > 0 && height > 0)) return undefined;
  const [wide = 1, high = 1, ...around] = [width, height, ...outline].map(rounded);
  return pictureOf([address, wide, high, ...around].join(" "), () =>
    cut(still, wide, high, around),
  );
}

const SQUARE = { box: "0 0 100 100", fits: "xMidYMid meet" };
const RIM = 9; // hundredths of the picture

/** The address of drawings that lie over each other, in a colour, perhaps with a white rim. */
export function painted(
  addresses: readonly string[],
  colour: string,
  rimmed = false,
): string | undefined {
  const stills = addresses.flatMap((address) => known[address] ?? []);
  if (stills.length < addresses.length || !colour) return undefined;
  return pictureOf([...addresses, colour, rimmed].join(" "), () => {
    const [under = ""] = stills.map(whole);
    const rim = `<g color="#fff" stroke="#fff" stroke-width="${RIM}" stroke-linejoin="round">${under}</g>`;
    const drawing = `<g color="${colour}">${stills.map(whole).join("")}</g>`;
    return framed(SQUARE, "", rimmed ? rim + drawing : drawing);
  });
}

function whole(still: Still): string {
  return framed(still, 'width="100" height="100"', still.body);
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}

function pictureOf(key: string, draw: () => string): string {
  return (made[key] ??= `data:image/svg+xml,${encodeURIComponent(draw())}`);
}

/** A drawing in a frame of its own. */
export function cut(
  still: Still,
  width: number,
  height: number,
  outline: readonly number[],
): string {
  const size = `width="${width}" height="${height}"`;
  const drawing = framed(still, size, still.body);
  const seen = outline.length
    ? `<clipPath id="outline"><polygon points="${outline.join(" ")}"/></clipPath><g clip-path="url(#outline)">${drawing}</g>`
    : drawing;
  return framed({ box: `0 0 ${width} ${height}`, fits: "none" }, size, seen);
}

function framed({ box, fits }: Omit<Still, "body">, size: string, body: string): string {
  return `<svg xmlns="${NAMESPACE}" ${size} viewBox="${box}" preserveAspectRatio="${fits}">${body}</svg>`;
}
