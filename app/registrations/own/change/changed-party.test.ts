import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../platform/client/client.ts';
import {
  changedDetails,
  changedParty,
  changedResponsibility,
  changedShares,
  draftOf,
  isAbout,
  lostDetails,
  personChanges,
  unchangedParty,
} from './changed-party.ts';
import { emptyPerson, type Draft } from '../../form/draft.ts';

type Registration = Schemas['Registration'];

const mother = { id: 'mother', firstName: 'Rosa', lastName: 'Vega', age: 40, lodging: 'room' } as const;
const son = {
  id: 'son',
  firstName: 'Luis',
  lastName: 'Vega',
  age: 9,
  lodging: 'room',
  responsibleId: 'mother',
} as const;

function registration(overrides: Partial<Registration> = {}): Registration {
  const contact = { firstName: 'Rosa', lastName: 'Vega', email: 'rosa@example.org', phone: '+12025550123' };
  const party = { id: 'party', version: 3, contact, rooms: 1, members: [mother, son], payment: { method: 'Zelle' } };
  return { ...party, ...overrides } as Registration;
}

const draft = draftOf(registration());

/** The draft with one person changed. */
function withPerson(id: string, values: Partial<Draft['people'][number]>): Draft {
  return { ...draft, people: draft.people.map((person) => (person.id === id ? { ...person, ...values } : person)) };
}

describe('whether a saved draft is about the registration as it is now', () => {
  test('it is while the party stays the same, also after a payment is recorded', () => {
    expect(isAbout(draft, registration())).toBe(true);
    const { payment } = registration();
    expect(isAbout(draft, registration({ version: 4, payment: { ...payment, paidCents: 5000 } }))).toBe(true);
  });

  test('it tells nobody who is registered', () => {
    expect(draft.changes).toMatch(/^party-party\d+$/);
  });

  test('it is not after another change of the party, for another registration, or without a draft', () => {
    expect(isAbout(draft, registration({ version: 4, members: [{ ...mother, band: 'adult' }] }))).toBe(false);
    expect(isAbout(draft, registration({ version: 4, rooms: 2 }))).toBe(false);
    const responsibleAdult = { name: 'Ana Ruiz', phone: '+12025550123', relation: 'parent' } as const;
    expect(isAbout(draft, registration({ version: 4, responsibleAdult }))).toBe(false);
    expect(isAbout(draft, registration({ id: 'other' }))).toBe(false);
    expect(isAbout(undefined, registration())).toBe(false);
    const { changes: _, ...fresh } = draft;
    expect(isAbout(fresh, registration())).toBe(false);
  });
});

describe('what a change would do', () => {
  test('an untouched draft changes nothing', () => {
    expect(personChanges(registration(), draft)).toEqual([]);
    expect(changedResponsibility(registration(), draft)).toEqual([]);
  });

  test('renamings, corrections, additions and withdrawals are distinguished, with withdrawals last', () => {
    const renamed = withPerson('mother', { firstName: 'Rosalía' });
    const people = [
      ...renamed.people.filter(({ id }) => id !== 'son'),
      { ...emptyPerson, id: 'new', firstName: 'Eva' },
    ];
    expect(personChanges(registration(), { ...renamed, people }).map(({ kind, name }) => [kind, name])).toEqual([
      ['renamed', 'Rosalía Vega'],
      ['added', 'Eva'],
      ['withdrawn', 'Luis Vega'],
    ]);
  });

  test.each([
    ['age', { age: '10' }],
    ['gender', { gender: 'male' }],
    ['lodging', { lodging: 'none' }],
    ['answer about stairs', { needsStepFree: 'yes' }],
    ['roommate', { roommateFirstName: 'María', roommateLastName: 'Ruiz' }],
    ['details', { diet: 'No nuts' }],
  ] as const)('another %s is a correction', (_, values) => {
    expect(personChanges(registration(), withPerson('son', values))).toMatchObject([{ kind: 'corrected', id: 'son' }]);
  });

  test('people who were in the party keep their ID; new ones have none', () => {
    const people = [...draft.people, { ...emptyPerson, id: 'new', firstName: 'Eva', lastName: 'Vega', age: '50' }];
    const { members } = changedParty(registration(), { ...draft, people });
    expect(members.map(({ id }) => id)).toEqual(['mother', 'son', undefined]);
  });
});

describe('who shares a room after a change', () => {
  const ageBands = [
    { band: 'child', from: 0, to: 17 },
    { band: 'adult', from: 18, to: null },
  ];
  const event = { ageBands, roomCapacity: 4 } as unknown as Schemas['Event'];
  const father = { ...mother, id: 'father', firstName: 'Juan' };
  const members = [
    { ...mother, room: 1 },
    { ...father, room: 2 },
    { ...son, room: 1 },
  ] as Registration['members'];
  const before = registration({ rooms: 2, members });

  test('nothing is listed while everyone stays in the same room', () => {
    expect(changedShares(before, event, draftOf(before))).toEqual([]);
  });

  test('all rooms are listed once someone changes rooms, and everyone is sent with their room', () => {
    const typed = draftOf(before);
    const people = typed.people.map((person) => (person.id === 'son' ? { ...person, room: 2 } : person));
    expect(changedShares(before, event, { ...typed, people })).toEqual([
      { room: 1, names: ['Rosa Vega'] },
      { room: 2, names: ['Juan Vega', 'Luis Vega'] },
    ]);
    expect(changedParty(before, { ...typed, people }).members.map(({ room }) => room)).toEqual([1, 2, 2]);
  });

  test('a roommate stays through a change of the contact alone', () => {
    const wantedRoommate = { firstName: 'María', lastName: 'Ruiz' };
    const asking = registration({ members: [{ ...mother, room: 1, band: 'adult', wantedRoommate }] });
    expect(unchangedParty(asking).members).toEqual([{ ...mother, room: 1, wantedRoommate }]);
    expect(changedParty(asking, draftOf(asking)).members).toMatchObject([{ room: 1, wantedRoommate }]);
  });
});

describe('details that a change deletes', () => {
  test('a corrected spelling keeps them', () => {
    expect(lostDetails(registration(), withPerson('son', { firstName: 'Luís' }))).toEqual({ people: [], party: false });
  });

  test('somebody else in the same place loses them, unless they are given again', () => {
    const other = { firstName: 'Marta', lastName: 'Ruiz', age: '35' };
    expect(lostDetails(registration(), withPerson('son', other)).people).toEqual([
      { before: 'Luis Vega', name: 'Marta Ruiz' },
    ]);
    expect(lostDetails(registration(), withPerson('son', { ...other, diet: 'No nuts' })).people).toEqual([]);
  });

  test('details of the whole party are sent only when they were given again', () => {
    expect(changedDetails(draft)).toEqual({});
    expect(changedDetails({ ...draft, details: { ...draft.details, arrival: 'By train' } })).toEqual({
      details: { arrival: 'By train' },
    });
  });
});
