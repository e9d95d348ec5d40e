import { describe, expect, test } from 'vitest';
import { needsSignatures, paperSigners, requiredSigner } from './rules.ts';

test('only minors who come alone must have the adult sign whom they named', () => {
  const responsibleAdult = { name: 'Rosa Vega', phone: '+12025550123', relation: 'parent' as const };
  const of = (...ages: readonly number[]) => ({
    members: ages.map((age, index) => ({ id: String(index), firstName: 'Leo', lastName: 'Vega', age })),
    responsibleAdult,
  });
  expect(requiredSigner(of(9, 12))).toBe('Rosa Vega');
  expect(requiredSigner(of(9, 40))).toBeNull();
  expect(requiredSigner({ members: of(9).members })).toBeNull();
});

describe('the papers that a whole party brings', () => {
  const contact = { firstName: 'Inés', lastName: 'Mora' };
  const child = (id: string, responsibleId?: string) => ({
    ...{ id, firstName: id, lastName: 'Vega', age: 9 },
    ...(responsibleId !== undefined && { responsibleId }),
  });
  const rosa = { id: 'rosa', firstName: 'Rosa', lastName: 'Vega', age: 40 };
  const ownPaper = { id: 'rosa', relation: 'self' };

  test('are signed by each adult, and by the responsible adult as the parent of a minor', () => {
    expect(paperSigners({ members: [rosa, child('leo', 'rosa')], contact })).toEqual([
      { name: 'Rosa Vega', people: [ownPaper, { id: 'leo', relation: 'parent' }] },
    ]);
  });

  test('are signed by the contact, as a parent, for a minor without a responsible adult', () => {
    expect(paperSigners({ members: [rosa, child('leo')], contact })).toEqual([
      { name: 'Rosa Vega', people: [ownPaper] },
      { name: 'Inés Mora', people: [{ id: 'leo', relation: 'parent' }] },
    ]);
  });

  test('are signed for minors who come alone by the adult whom they named, in that adult’s relation', () => {
    const responsibleAdult = { name: 'Ana Ruiz', relation: 'guardian' as const };
    expect(paperSigners({ members: [child('leo'), child('eva')], responsibleAdult, contact })).toEqual([
      {
        name: 'Ana Ruiz',
        people: [
          { id: 'leo', relation: 'guardian' },
          { id: 'eva', relation: 'guardian' },
        ],
      },
    ]);
  });
});

test('everyone signs, also while they wait for places, unless the registration is canceled', () => {
  const states = ['waitlisted', 'offered', 'paying', 'pendingPayment', 'confirmed', 'checkedIn', 'cancelled'] as const;
  expect(states.filter((state) => !needsSignatures(state))).toEqual(['cancelled']);
});
