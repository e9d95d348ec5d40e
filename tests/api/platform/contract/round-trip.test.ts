import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../../../api/platform/contract/compiled.ts';
import type { Operation, Schema } from '../../../../api/platform/contract/document.ts';
import { createClock } from '../../../support/clock.ts';
import { fullBody, leavesOf, optionalPointersOf, patternOf, pointersOf } from '../../../support/full-body.ts';
import { nothingStored } from './not-stored.ts';
import type { NothingStored } from './not-stored.ts';
import { roundTrips } from './round-trips.ts';
import { startSite } from './site.ts';
import type { Site } from './site.ts';

/*
 * Every property of every request body in the contract, including optional ones, is sent over HTTP and read back with GET
 * operations. A property that is added to the contract but stored nowhere fails here, unless the reason is listed.
 */

type Trip = (typeof roundTrips)[keyof typeof roundTrips];

let site: Site | undefined;

beforeAll(async () => {
  site = await startSite(createClock('2027-04-01T12:00:00Z'));
});

afterAll(() => site?.close());

const operations = contract.operations.filter((operation): operation is Operation & { body: Schema } =>
  Boolean(operation.body),
);

/** Returns the pointer at which a response should have the body's value. */
function renamed(pointer: string, names: Readonly<Record<string, string>> = {}): string {
  const [from] = Object.keys(names)
    .filter((name) => pointer === name || pointer.startsWith(`${name}/`))
    .sort((one, other) => other.length - one.length);
  return from === undefined ? pointer : `${names[from] ?? ''}${pointer.slice(from.length)}`;
}

/** Returns the pointers of a body's values that a response has at the matching place. */
function readBack(body: unknown, answers: readonly unknown[], names: Trip['renamed']): string[] {
  const found = answers.flatMap((answer) => leavesOf(answer));
  return leavesOf(body).flatMap(([pointer, value]) => {
    const place = renamed(pointer, names);
    return found.some(([at, answered]) => at.endsWith(place) && answered === value) ? [pointer] : [];
  });
}

describe.each(operations.filter(({ id }) => id in roundTrips))('$id', ({ id, body: schema }) => {
  const trip: Trip = roundTrips[id as keyof typeof roundTrips];

  test('everything that is sent can be read', async () => {
    if (!site) throw new Error('no site');
    const { exceptions = {} } = trip;
    const [seen, lost] = [new Set<string>(), new Set<string>()];
    for (const choices of await trip.bodies(site)) {
      const body = fullBody(schema, choices);
      const kept = new Set(readBack(body, await trip.run(site, body), trip.renamed));
      for (const [pointer] of leavesOf(body)) (kept.has(pointer) ? seen : lost).add(patternOf(pointer));
    }
    const isExcepted = (pointer: string) => pointer in exceptions;
    expect(
      [...lost].filter((pointer) => !isExcepted(pointer)),
      'sent and not read back',
    ).toEqual([]);
    // A draft holds anything that was typed, so values below a pointer count too.
    const isSeen = (pointer: string) => [...seen].some((one) => one === pointer || one.startsWith(`${pointer}/`));
    const never = pointersOf(schema).filter((pointer) => !isSeen(pointer) && !isExcepted(pointer));
    expect(never, 'in no body').toEqual([]);
    const known = new Set(pointersOf(schema));
    expect(
      Object.keys(exceptions).filter((pointer) => !known.has(pointer) || seen.has(pointer)),
      'no exception',
    ).toEqual([]);
  });
});

describe.each(operations.filter(({ id }) => !(id in roundTrips)))('$id', ({ id, body: schema }) => {
  test('has no optional property except those known not to be stored', () => {
    const { optional, asksLike }: NothingStored = nothingStored[id as keyof typeof nothingStored];
    const storing = operations.find((operation) => operation.id === asksLike?.operation);
    const stored = new Set(storing ? optionalPointersOf(storing.body) : []);
    const kept = (pointer: string) => stored.has(`${asksLike?.at ?? ''}${pointer}`);
    expect(optionalPointersOf(schema).filter((pointer) => !kept(pointer))).toEqual(optional);
  });
});
