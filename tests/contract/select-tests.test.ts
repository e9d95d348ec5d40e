import { describe, expect, test } from 'vitest';
import { selectTests } from '../support/select-tests.ts';

const files = [
  'api/pricing/rules.test.ts',
  'tests/api/pricing/rules.test.ts',
  'tests/api/payments/ledger.test.ts',
  'tests/contract/files/rooms.test.ts',
  'tests/e2e/public/home.spec.ts',
  'tests/e2e/public-extra/menu.spec.ts',
  'design-system/components/Alert/Alert.stories.tsx',
  'design-system/components/Alert/level.test.ts',
  '.storybook/checks/keyboard.test.ts',
  '.storybook/checks/matrix.test.ts',
];

const selected = (...names: string[]) => Object.fromEntries(selectTests(names, files).files);

describe('npm test -- <path>', () => {
  test('a file means itself, not a file whose path ends the same way', () => {
    expect(selected('api/pricing/rules.test.ts')).toEqual({ unit: ['api/pricing/rules.test.ts'] });
    expect(selected('tests/api/pricing/rules.test.ts')).toEqual({ api: ['tests/api/pricing/rules.test.ts'] });
  });

  test('a folder means every test below it, each with its own runner', () => {
    expect(selected('design-system/components/Alert')).toEqual({
      stories: ['design-system/components/Alert/Alert.stories.tsx'],
      unit: ['design-system/components/Alert/level.test.ts'],
    });
    expect(selected('./tests/e2e/public/')).toEqual({ journeys: ['tests/e2e/public/home.spec.ts'] });
    expect(selected('.storybook')).toEqual({
      'story checks': ['.storybook/checks/keyboard.test.ts'],
      'story matrix': ['.storybook/checks/matrix.test.ts'],
    });
  });

  test('several names are one selection without duplicates', () => {
    expect(selected('tests/api', 'tests/api/payments/ledger.test.ts', 'tests/contract')).toEqual({
      api: ['tests/api/pricing/rules.test.ts', 'tests/api/payments/ledger.test.ts'],
      unit: ['tests/contract/files/rooms.test.ts'],
    });
  });

  test('a name that matches no test is reported', () => {
    expect(selectTests(['tests/api/pricing', 'api/nowhere', 'api/pricing/rules.ts'], files).unmatched).toEqual([
      'api/nowhere',
      'api/pricing/rules.ts',
    ]);
  });
});
