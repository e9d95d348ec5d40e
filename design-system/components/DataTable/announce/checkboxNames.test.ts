import { expect, test } from 'vitest';
import { checkboxNames } from './checkboxNames.ts';

const rows = [
  { name: 'Sanjay', day: 'May 1' },
  { name: 'Ana', day: 'May 2' },
  { name: 'Sanjay', day: 'May 3' },
];
const nameOf = ({ name }: (typeof rows)[number]) => name;

test('only rows with the same name say their detail', () => {
  expect([...checkboxNames(rows, nameOf, ({ day }) => day).values()]).toEqual([
    'Sanjay, May 1',
    'Ana',
    'Sanjay, May 3',
  ]);
});

test('without a detail, the name stays as it is', () => {
  expect([...checkboxNames(rows, nameOf).values()]).toEqual(['Sanjay', 'Ana', 'Sanjay']);
});
