import { describe, expect, test } from 'vitest';
import type { components } from '#contract/schema';
import {
  activeMembers,
  ageBandOf,
  compareParties,
  defaultAgeBands,
  isMinorsAlone,
  isSamePerson,
  missingResponsibility,
} from './rules.ts';

type Named = readonly [string, string, number];

const person = ([firstName, lastName, age]: Named) => ({ firstName, lastName, age });
const bothWays = (before: Named, after: Named) => [
  isSamePerson(person(before), person(after)),
  isSamePerson(person(after), person(before)),
];

test.each([
  ['one extra letter', ['Ana', 'Núñez', 40], ['Anna', 'Núñez', 40]],
  ['letters in the wrong order', ['Jaun', 'Ruiz', 40], ['Juan', 'Ruiz', 40]],
  ['an accent and capitals', ['jose', 'RUIZ', 40], ['José', 'Ruiz', 41]],
  ['a second name and surname', ['José', 'Ruiz', 40], ['José María', 'Ruiz Peña', 40]],
  ['the other language’s spelling', ['Sofía', 'Vega', 9], ['Sophia', 'Vega', 9]],
  ['an initial', ['J.', 'Ruiz', 40], ['Juan', 'Ruiz', 40]],
  ['names in swapped fields', ['Ruiz', 'Juan', 40], ['Juan', 'Ruiz', 40]],
  ['another surname', ['Ana', 'Vega', 40], ['Ana', 'Ruiz', 40]],
  ['another age', ['Leo', 'Vega', 12], ['Leo', 'Vega', 13]],
  ['an adult after all', ['Leo', 'Vega', 17], ['Leo', 'Vega', 18]],
] as const)('%s: the same person', (_name, before, after) => {
  expect(bothWays(before, after)).toEqual([true, true]);
});

test.each([
  ['another family member', ['Ana', 'Vega', 40], ['Eva', 'Vega', 40]],
  ['a sister whose name differs by a letter', ['Luis', 'Vega', 12], ['Luisa', 'Vega', 9]],
  ['someone unknown before', ['Ana', 'Vega', 40], ['Pedro', 'Ruiz', 40]],
] as const)('%s: somebody else', (_name, before, after) => {
  expect(bothWays(before, after)).toEqual([false, false]);
});

const ana = { id: 'one', ...person(['Ana', 'Vega', 40]) };
const leo = { id: 'two', ...person(['Leo', 'Vega', 12]) };
const pedro = person(['Pedro', 'Ruiz', 40]);

test.each([
  ['a corrected, added or withdrawn person replaces nobody', [{ ...ana, firstName: 'Anna' }, pedro], [], false],
  ['someone with another person’s id replaces that person', [{ id: 'one', ...pedro }, leo], ['Ana by Pedro'], false],
  [
    'two people who swap ids replace each other',
    [
      { ...leo, id: 'one' },
      { ...ana, id: 'two' },
    ],
    ['Ana by Leo', 'Leo by Ana'],
    false,
  ],
  ['nobody stays if everyone is new', [pedro], [], true],
] as const)('%s', (_name, after, replaced, isAnother) => {
  const changed = compareParties([ana, leo], after);
  expect(changed.replaced.map((pair) => `${pair.before.firstName} by ${pair.after.firstName}`)).toEqual(replaced);
  expect(changed.isAnother).toBe(isAnother);
});

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

test('three typos make another name, and two swapped letters count as one typo', () => {
  expect(bothWays(['Fernando', 'Ruiz', 40], ['Barnadno', 'Ruiz', 40])).toEqual([false, false]);
  expect(bothWays(['Fernando', 'Ruiz', 40], ['Bernadno', 'Ruiz', 40])).toEqual([true, true]);
  // A name of five letters may have one typo, a longer one two.
  expect(bothWays(['Pedro', 'Ruiz', 40], ['Petra', 'Ruiz', 40])).toEqual([false, false]);
  expect(bothWays(['Andrea', 'Ruiz', 40], ['Andros', 'Ruiz', 40])).toEqual([true, true]);
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
