/** Numbers that look random and are the same at every start (mulberry32). */
export interface Random {
  /** A whole number from 0 to count - 1. */
  readonly below: (count: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** A source that always gives the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
