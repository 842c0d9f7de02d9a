const MOST = 5;

/** Pan by dragging, zoom by pinch, wheel or button; pure numbers, so that any box can use it. */
export class PanZoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moved = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly fingers = new Map<number, [number, number]>();

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Zoom so that the point under the finger stays where it is. */
  zoom(factor: number, [px, py]: [number, number], box: DOMRect): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = scale;
    this.hold(box);
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) this.moved = false;
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other, box);
    else this.drag(now[0] - before[0], now[1] - before[1], box);
    this.fingers.set(event.pointerId, now);
  }

  private drag(dx: number, dy: number, box: DOMRect): void {
    if (Math.hypot(dx, dy) > 2) this.moved = true;
    if (this.scale === 1) return;
    this.x += dx;
    this.y += dy;
    this.hold(box);
  }

  private pinch(
    before: [number, number],
    now: [number, number],
    other: [number, number],
    box: DOMRect,
  ): void {
    const factor =
      Math.hypot(now[0] - other[0], now[1] - other[1]) /
      Math.max(1, Math.hypot(before[0] - other[0], before[1] - other[1]));
    const middle: [number, number] = [
      (now[0] + other[0]) / 2 - box.x,
      (now[1] + other[1]) / 2 - box.y,
    ];
    this.moved = true;
    this.zoom(factor, middle, box);
  }

  /** The map never leaves its frame. */
  private hold(box: DOMRect): void {
    this.x = Math.min(0, Math.max(box.width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(box.height * (1 - this.scale), this.y));
  }
}
