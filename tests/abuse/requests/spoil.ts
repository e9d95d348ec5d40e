import fc from 'fast-check';
import { hostileTexts, oddValues, prototypeNames } from './texts.ts';

/** One alteration of a body. */
interface Spoiling {
  /** Index of the altered value, counted from the outside in. */
  readonly at: number;
  readonly act: 'replace' | 'remove' | 'add' | 'repeat';
  readonly name: string;
  readonly value: unknown;
}

const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  at: fc.nat({ max: 400 }),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('replace' as const) },
    { weight: 1, arbitrary: fc.constantFrom('remove' as const, 'add' as const, 'repeat' as const) },
  ),
  name: fc.constantFrom('unknown', ...prototypeNames, ...hostileTexts),
  value: fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.constantFrom(...oddValues),
    fc.string({ unit: 'binary' }),
    fc.jsonValue({ maxDepth: 3 }),
  ),
});

/** How often `repeat` repeats the items of a list. */
const repetitions = 300;

/** The number of places in a value: the value itself and all values nested in it. */
function placesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null || 'known' in value) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + placesIn(inner), 1);
}

function spoilHere(value: unknown, { act, name, value: odd }: Spoiling): unknown {
  if (act === 'repeat' && Array.isArray(value))
    return Array.from({ length: repetitions }, () => value as unknown[]).flat();
  if (typeof value !== 'object' || value === null || Array.isArray(value) || act === 'replace') return odd;
  // Not by assignment, which would set the prototype.
  if (act === 'add') return Object.fromEntries([...Object.entries(value), [name, odd]]);
  const names = Object.keys(value);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== names[name.length % names.length]));
}

/** Alters a value in one place. */
function spoil(value: unknown, spoiling: Spoiling): unknown {
  let left = spoiling.at % placesIn(value);
  const walk = (node: unknown): unknown => {
    left -= 1;
    if (left < 0) {
      left = Infinity;
      return spoilHere(node, spoiling);
    }
    if (typeof node !== 'object' || node === null || 'known' in node) return node;
    if (Array.isArray(node)) return node.map(walk);
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(value);
}

/** Values with one to three faults in them. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.array(spoilings, { minLength: 1, maxLength: 3 }))
    .map(([value, faults]) => faults.reduce<unknown>((body, fault) => spoil(body, fault), value));
}
