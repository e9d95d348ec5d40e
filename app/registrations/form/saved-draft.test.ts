import { genders, guardianRelations, lodgings, paymentMethods } from '#contract/enums';
import { describe, expect, test } from 'vitest';
import { readSavedDraft } from '../../platform/drafts/device-drafts.ts';
import { versionOf } from '../../platform/drafts/shape.ts';
import { emptyPerson, newDraft, type Draft, type DraftPerson, type PersonValues } from './draft.ts';
import { registrationDraft, type TypedDraft } from './saved-draft.ts';

/** Every text field filled with a word that names it, so that anything left behind is recognized. */
function person(age: string): PersonValues {
  const texts = Object.entries(emptyPerson).map(([field, value]): [string, unknown] => [
    field,
    value === '' ? `my ${field}` : value,
  ]);
  return { ...(Object.fromEntries(texts) as unknown as PersonValues), age, gender: 'female', needsStepFree: 'yes' };
}

const draftPerson = (id: string, age: string): DraftPerson => ({ ...person(age), id });

/** The part of a draft that may stay in a shared browser. */
function onThisDevice(draft: TypedDraft): TypedDraft {
  const { onDevice } = registrationDraft('retreat', false);
  if (!onDevice) throw new Error('A visitor’s draft must have a form that may stay on the device');
  return onDevice(draft);
}

/** The fields of a person that still contain what was typed. */
function fieldsLeft(values: PersonValues): string[] {
  return Object.entries(values)
    .filter(([field, value]) => value === `my ${field}`)
    .map(([field]) => field);
}

describe('the part of a registration that may stay in a browser', () => {
  test('keeps the name of an adult, and nothing about health or guardians', () => {
    const { people } = onThisDevice({ ...newDraft(1), people: [draftPerson('adult', '40')] });
    expect(people.map(fieldsLeft)).toEqual([['firstName', 'lastName']]);
    expect(people[0]).toMatchObject({ id: 'adult', age: '40', gender: 'female', needsStepFree: '' });
  });

  test('keeps nothing of a pasted list, which names minors too', () => {
    expect(onThisDevice({ ...newDraft(1), pastedList: 'Lucía, Morales, 7' })).not.toHaveProperty('pastedList');
  });

  test.each(['0', '5', '12', '17'])('keeps only the age of a minor of %s', (age) => {
    const { people } = onThisDevice({ ...newDraft(1), people: [draftPerson('minor', age)] });
    expect(people.map(fieldsLeft)).toEqual([[]]);
    expect(people[0]).toMatchObject({ age, gender: '' });
  });

  test('keeps the name of a contact who is an adult or only writes for others, and not that of a minor who comes', () => {
    const contact = {
      ...newDraft(1).contact,
      firstName: 'Ana',
      lastName: 'Vega',
      email: 'ana@example.org',
      gender: 'female',
    } as const;
    const left = (given: Partial<Draft['contact']>) =>
      onThisDevice({ ...newDraft(1), contact: { ...contact, ...given } }).contact;
    expect(left({ isComing: true, age: '17' })).toMatchObject({
      firstName: '',
      lastName: '',
      gender: '',
      email: 'ana@example.org',
    });
    expect(left({ isComing: true, age: '18' })).toMatchObject({ firstName: 'Ana', lastName: 'Vega', gender: 'female' });
    expect(left({ isComing: true, age: '' })).toMatchObject({ firstName: 'Ana', lastName: 'Vega' });
    expect(left({ isComing: false, age: '' })).toMatchObject({ firstName: 'Ana', lastName: 'Vega' });
  });

  test('treats a person of 18 as an adult', () => {
    const { people } = onThisDevice({ ...newDraft(1), people: [draftPerson('young', '18')] });
    expect(people[0]?.firstName).toBe('my firstName');
  });

  test.each(['', 'forty', '4.5', '1000'])('treats the age %j as a possible minor', (age) => {
    const { people } = onThisDevice({ ...newDraft(1), people: [draftPerson('someone', age)] });
    expect(people.map(fieldsLeft)).toEqual([[]]);
  });

  test('treats the person being typed like the others', () => {
    const draft = { ...newDraft(1), editing: { personId: 'new', values: person('9') } };
    expect(fieldsLeft(onThisDevice(draft).editing?.values ?? person('40'))).toEqual([]);
  });

  test('excludes emergency contact, arrival and notes', () => {
    const details = Object.fromEntries(Object.keys(newDraft(1).details).map((field) => [field, `my ${field}`]));
    const left = onThisDevice({ ...newDraft(1), details: { ...newDraft(1).details, ...details } });
    expect(JSON.stringify(left.details)).not.toContain('my ');
  });

  test('excludes a field that nobody has allowed', () => {
    const draft = { ...newDraft(1), people: [{ ...draftPerson('adult', '40'), hobby: 'my hobby' }], wish: 'my wish' };
    expect(JSON.stringify(onThisDevice(draft))).not.toMatch(/my hobby|my wish/);
  });

  test('excludes the adult named by minors, and the reason why staff took them without one', () => {
    const responsibleAdult = { name: 'my name', phone: 'my phone', relation: '', consents: false } as const;
    const draft: Draft = { ...newDraft(1), responsibleAdult, withoutAdultReason: 'my reason' };
    expect(JSON.stringify(onThisDevice(draft))).not.toContain('my ');
  });
});

test('what staff fill in for someone else leaves nothing on the device', () => {
  expect(registrationDraft('retreat', true).onDevice).toBeNull();
});

describe('a saved registration', () => {
  const kind = registrationDraft('retreat', false);
  const version = versionOf(kind.shape);
  const full: Draft = {
    ...newDraft(1),
    people: [{ ...draftPerson('adult', '40'), responsibleId: 'adult' }],
    editing: { personId: 'new', values: person('9') },
    responsibleAdult: { name: 'Rosa', phone: '', relation: '', consents: false },
    withoutAdultReason: 'A parish group',
    priceHelp: { canPay: '50' },
    paymentMethod: 'Zelle',
  };
  const read = (content: unknown, as = version) =>
    readSavedDraft(
      kind,
      as,
      JSON.parse(JSON.stringify({ content, savedAt: 1 })) as { content: unknown; savedAt: number },
    );

  test('comes back as typed, complete or as it was saved on the device', () => {
    expect(read(full)).toEqual({ content: full, savedAt: 1 });
    expect(read(onThisDevice(full))?.content).toEqual(onThisDevice(full));
  });

  test.each<[string, readonly Partial<Draft>[]]>([
    ['payment method', paymentMethods.map((paymentMethod) => ({ paymentMethod }))],
    ['gender', genders.map((gender) => ({ people: [{ ...draftPerson('adult', '40'), gender }] }))],
    ['answer about stairs', [{ people: [{ ...draftPerson('adult', '40'), needsStepFree: 'yes' as const }] }]],
    ['lodging', lodgings.map((lodging) => ({ people: [{ ...draftPerson('adult', '40'), lodging }] }))],
    [
      'relation',
      guardianRelations.map((relation) => ({ responsibleAdult: { name: '', phone: '', relation, consents: true } })),
    ],
  ])('comes back with every %s of the contract', (_, drafts) => {
    for (const draft of drafts) expect(read({ ...full, ...draft })?.content).toMatchObject(draft);
  });

  test('does not come back when it lacks a newer field, or has another version', () => {
    const people = full.people.map(({ joinsSessions: _, ...rest }) => rest);
    expect(read({ ...full, people })).toBeUndefined();
    const { details: _, ...withoutDetails } = full;
    expect(read(withoutDetails)).toBeUndefined();
    expect(read(full, version + 1)).toBeUndefined();
  });
});
