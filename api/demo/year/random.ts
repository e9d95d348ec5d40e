/** Numbers that look random and are the same at every start (mulberry32). */
export interface Random {
  /** A whole number from 0 to count - 1. */
  readonly below: (count: number) => number;
  /** One of a list that is not empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
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
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  };
  return { below, pick };
}
