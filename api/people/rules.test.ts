import { describe, expect, test } from 'vitest';
import type { components } from '#contract/schema';
import {
  activeMembers,
  ageBandOf,
  defaultAgeBands,
  isAgeDoubtful,
  isMinorsAlone,
  missingResponsibility,
} from './rules.ts';

const sessions = { type: 'Convention', sessions: { from: 5, to: 18 } } as const;

test.each([
  ['adults alone', { type: 'Residential' }, [{ age: 18 }], undefined, null],
  ['a minor alone at a retreat', { type: 'Residential' }, [{ age: 17 }], {}, 'party-without-adult'],
  ['a minor alone at a convention without sessions', { type: 'Convention' }, [{ age: 17 }], {}, 'party-without-adult'],
  [
    'a minor alone where sessions are for adults',
    { type: 'Convention', sessions: { from: 18, to: 30 } },
    [{ age: 17 }],
    {},
    'party-without-adult',
  ],
  ['a minor alone where there are sessions', sessions, [{ age: 17 }], undefined, 'responsible-adult-missing'],
  ['the same with a named adult', sessions, [{ age: 17 }], {}, null],
  [
    'an adult who is deleted',
    sessions,
    [
      { age: 40, deleted: true },
      { age: 9, responsible: 0 },
    ],
    undefined,
    'responsible-adult-missing',
  ],
  ['a minor for whom nobody is named', sessions, [{ age: 40 }, { age: 9 }], {}, 'minor-without-responsible'],
  [
    'a minor in the care of a minor',
    sessions,
    [{ age: 40 }, { age: 17, responsible: 0 }, { age: 9, responsible: 1 }],
    {},
    'minor-without-responsible',
  ],
  [
    'a minor in the care of someone outside the party',
    sessions,
    [{ age: 40 }, { age: 9, responsible: 7 }],
    {},
    'minor-without-responsible',
  ],
  ['a minor in the care of an adult', sessions, [{ age: 40 }, { age: 9, responsible: 0 }], undefined, null],
] as const)('who is responsible: %s', (_name, event, members, adult, code) => {
  expect(missingResponsibility(event, members, adult)?.code ?? null).toBe(code);
});

test('a party consists of minors alone if it has members and none of them is an adult', () => {
  expect(isMinorsAlone([{ age: 17 }, { age: 9 }])).toBe(true);
  expect(isMinorsAlone([{ age: 17 }, { age: 18 }])).toBe(false);
  expect(isMinorsAlone([{ age: 17 }, { age: 40, deleted: true }])).toBe(true);
  expect(isMinorsAlone([])).toBe(false);
  expect(isMinorsAlone([{ age: 17, deleted: true }])).toBe(false);
});

test('deleted members are skipped, the order stays', () => {
  const members = [{ n: 1 }, { n: 2, deleted: true }, { n: 3, deleted: false }];
  expect(activeMembers(members).map(({ n }) => n)).toEqual([1, 3]);
  expect(activeMembers([{ deleted: true }])).toEqual([]);
});

describe('age bands', () => {
  test.each([
    [0, 'toddler'],
    [5, 'toddler'],
    [6, 'child'],
    [12, 'child'],
    [13, 'teen'],
    [17, 'teen'],
    [18, 'youngAdult'],
    [25, 'youngAdult'],
    [26, 'adult'],
    [120, 'adult'],
  ])('%d is %s by default', (age, band) => {
    expect(ageBandOf(defaultAgeBands, age)).toBe(band);
  });

  test('an event may have its own', () => {
    const own: components['schemas']['AgeBand'][] = [
      { band: 'toddler', from: 0, to: 3 },
      { band: 'child', from: 4, to: null },
    ];
    expect(ageBandOf(own, 3)).toBe('toddler');
    expect(ageBandOf(own, 4)).toBe('child');
    expect(() => ageBandOf([{ band: 'adult', from: 26, to: null }], 25)).toThrow(RangeError);
  });
});

test('an adult less than fifteen years older than a child is doubtful as the one responsible', () => {
  expect([14, 15].map((years) => isAgeDoubtful({ minor: 10, adult: 10 + years }))).toEqual([true, false]);
});
