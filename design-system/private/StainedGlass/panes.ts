import { landscapeFrom } from './landscape.ts';
import type { Glass } from './landscape.ts';
import { randomFrom } from './random.ts';

export type Opening = { x: number; top: number; width: number; base: number };

type Pane = { glass: Glass; isThin: boolean; path: string };
type Point = { x: number; y: number };

export type StainedGlassPlan = {
  /** One path for each color and thickness of glass, with all of its panes. */
  panes: Pane[];
  /** The outlines of the window's openings. */
  arches: string[];
};

/** The pane shapes: a closed outline that starts at `begin`, relative to the pane's center, and the offset between rows. */
const cuts = [
  { width: 28, height: 44, shift: 14, step: 22, begin: { x: 0, y: -22 }, outline: 'l14 22l-14 22l-14-22z' },
  { width: 26, height: 30, shift: 13, step: 30, begin: { x: -13, y: -15 }, outline: 'h26v30h-26z' },
  { width: 30, height: 34, shift: 15, step: 25.5, begin: { x: 0, y: -17 }, outline: 'l15 8.5v17l-15 8.5l-15-8.5v-17z' },
] as const;

/** The relative move between two points. Neighbors have the same offset, so hundreds of panes compress to a few bytes. */
const way = (from: Point, to: Point): string => `m${String(to.x - from.x)} ${String(to.y - from.y)}`;

/** A pointed opening; each side is an arc centered on the opposite springing point. */
function archPath({ x, top, width, base }: Opening): string {
  const spring = top + width * 0.866;
  const radius = `${String(width)} ${String(width)}`;
  return `M${String(x)} ${String(base)}V${spring.toFixed(1)}A${radius} 0 0 1 ${String(x + width / 2)} ${String(top)}A${radius} 0 0 1 ${String(x + width)} ${spring.toFixed(1)}V${String(base)}z`;
}

/** Generates the panes of a window with these openings from a seed; all openings show one landscape. */
export function stainedGlass(
  seed: string,
  size: { width: number; height: number },
  openings: readonly Opening[],
): StainedGlassPlan {
  const random = randomFrom(seed);
  const landscape = landscapeFrom(random, size.width / size.height);
  const cut = cuts[Math.floor(random() * cuts.length)] ?? cuts[0];
  const panes: Pane[] = [];

  /** Where the last pane of each path began. */
  const begun = new Map<Pane, Point>();

  const add = (glass: Glass, isThin: boolean, middle: Point): void => {
    const begin = { x: middle.x + cut.begin.x, y: middle.y + cut.begin.y };
    let pane = panes.find((other) => other.glass === glass && other.isThin === isThin);
    if (!pane) panes.push((pane = { glass, isThin, path: '' }));
    pane.path += `${way(begun.get(pane) ?? { x: 0, y: 0 }, begin)}${cut.outline}`;
    begun.set(pane, begin);
  };

  for (let row = 0; row * cut.step - cut.height < size.height; row += 1) {
    const y = row * cut.step;
    for (let x = row % 2 === 0 ? 0 : cut.shift; x < size.width + cut.width; x += cut.width) {
      // Shifts the color lookup a little, because no two panes of real glass are alike.
      const drift = (random() - 0.5) * 0.13;
      const isThin = random() < 0.3;
      const isSeen = openings.some(
        (opening) =>
          x > opening.x - cut.width && x < opening.x + opening.width + cut.width && y > opening.top - cut.height,
      );
      if (!isSeen) continue;
      const glass = landscape(x / size.width, y / size.height + drift);
      add(glass, isThin, { x, y });
    }
  }
  return { panes, arches: openings.map(archPath) };
}
