import { describe, expect, test } from 'vitest';
import { changed, orderOf, pageOf, sortOf } from './list-address.ts';

const fields = ['name', 'createdAt'] as const;

describe('the address of a list', () => {
  test.each([
    ['', 1],
    ['page=7', 7],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=9999', 400],
  ])('"%s" asks for page %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });

  test.each([
    ['', '-createdAt'],
    ['sort=name', 'name'],
    ['sort=-name', '-name'],
    ['sort=password', '-createdAt'],
    ['sort=--name', '-createdAt'],
  ])('"%s" orders by %s', (query, sort) => {
    expect(sortOf(orderOf(new URLSearchParams(query), fields, '-createdAt'))).toBe(sort);
  });

  test('takes new values and drops empty ones', () => {
    const query = new URLSearchParams('search=ana&page=3&state=active');
    expect(changed(query, { search: 'luz', page: '' }).toString()).toBe('search=luz&state=active');
    expect(query.get('page')).toBe('3');
  });
});
