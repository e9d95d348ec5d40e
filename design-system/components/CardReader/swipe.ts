/** The position of a finger, in pixels of the window. */
export type Point = { readonly x: number; readonly y: number };

/** In pixels. A shorter movement is a tap. */
const shortest = 60;

/** Where a swipe turns to: left shows the next card, right the previous one. */
export function swipeOf(from: Point, to: Point): 'next' | 'back' | undefined {
  const across = to.x - from.x;
  // A vertical swipe scrolls.
  if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return undefined;
  return across < 0 ? 'next' : 'back';
}
