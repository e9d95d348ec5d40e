import { describe, expect, test } from 'vitest';
import { queryOfView, shownView, viewQuery, type SavedView } from './view-address.ts';

const overdue: SavedView = { id: 'a', list: 'registrations', name: 'Overdue', query: 'payment=overdue&sort=event' };
const june: SavedView = { id: 'b', list: 'registrations', name: 'June', query: 'event=june' };
const shown = (query: string) => {
  const found = shownView(new URLSearchParams(query), [overdue, june]);
  return found && [found.view.name, found.isChanged];
};

describe('a saved view', () => {
  test('keeps filters, order and columns, and neither the page nor the language', () => {
    const query = new URLSearchParams('view=a&sort=event&page=3&history=2&lng=es&hide=total&payment=overdue');
    expect(viewQuery(query)).toBe('hide=total&payment=overdue&sort=event');
  });

  test('is an address with its name', () => {
    expect(queryOfView(overdue).toString()).toBe('payment=overdue&sort=event&view=a');
  });

  test.each([
    ['view=a&sort=event&payment=overdue&page=2', ['Overdue', false]],
    ['view=a&sort=contact&payment=overdue', ['Overdue', true]],
    ['view=a', ['Overdue', true]],
    ['event=june', ['June', false]],
    ['view=of-someone-else&event=june', ['June', false]],
    ['event=may', undefined],
    ['', undefined],
  ])('"%s" shows %o', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });
});
