import { expect, test } from 'vitest';
import { requiredSigner } from './rules.ts';

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
