import { expect, test } from 'vitest';
import { firstRow, pageCountOf, rowsOnPage } from './rules.ts';

test('a list has as many pages as its rows need, and at least one', () => {
  const pages = [0, 1, 99, 100, 101, 200].map((total) => pageCountOf({ pageSize: 100, total }));
  expect(pages).toEqual([1, 1, 1, 1, 2, 2]);
});

test('each row is on one page', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];
  expect([1, 2, 3].map((page) => rowsOnPage(rows, { page, pageSize: 2 }))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect([1, 2, 3].map((page) => firstRow({ page, pageSize: 2 }))).toEqual([1, 3, 5]);
});
