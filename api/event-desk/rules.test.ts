import { expect, test } from 'vitest';
import { emptyContent } from '../events/content/rules.ts';
import { faultsOnSite, mayHide, staffStateOf } from './rules.ts';

const now = new Date('2027-04-01T12:00:00Z');
const cancelled = { cancelled_at: '2027-03-01T12:00:00Z' };
const event = {
  id: 'retreat',
  status: 'Planned' as const,
  reg_date: '01-MAR-2027',
  start_date: '14-MAY-2027',
  end_date: '16-MAY-2027',
  timeZone: 'America/New_York',
  taken: 0,
  waiting: 0,
  isHidden: false,
};

test('an event can be hidden while nobody has registered for it, and again once it is over', () => {
  expect(mayHide(event, now)).toBe(true);
  expect(mayHide({ ...event, taken: 1 }, now)).toBe(false);
  expect(mayHide({ ...event, waiting: 1 }, now)).toBe(false);
  expect(mayHide({ ...event, taken: 1 }, new Date('2027-05-17T04:00:00Z'))).toBe(true);
  expect(mayHide({ ...event, taken: 1, status: 'Completed' }, now)).toBe(true);
  expect(mayHide({ ...event, isHidden: true }, now)).toBe(false);
});

test('a canceled event stays visible until it is over, although it has no parties left', () => {
  expect(mayHide({ ...event, ...cancelled }, now)).toBe(false);
  expect(mayHide({ ...event, ...cancelled }, new Date('2027-05-17T04:00:00Z'))).toBe(true);
});

test('staff see whether an event is a draft, hidden, canceled, concluded or published, the first that applies', () => {
  expect(staffStateOf(null)).toBe('draft');
  expect(staffStateOf({ ...cancelled, status: 'Completed', isHidden: true })).toBe('hidden');
  expect(staffStateOf({ ...cancelled, status: 'Completed', isHidden: false })).toBe('cancelled');
  expect(staffStateOf({ status: 'Completed', isHidden: false })).toBe('concluded');
  expect(staffStateOf({ status: 'Planned', isHidden: false })).toBe('published');
});

test('an event cannot have fewer places than are booked, nor a PayPal client id without its secret', () => {
  const rulesFor = (maxRegistrationCount: number, paypal_clientID: string) => {
    const content = { ...emptyContent('America/New_York'), maxRegistrationCount, links: { paypal_clientID } };
    return faultsOnSite(content, { payPalClientIds: ['known'], taken: 20 }).map(({ rule }) => rule);
  };
  expect(rulesFor(20, 'known')).toEqual([]);
  expect(rulesFor(19, 'known')).toEqual(['belowBooked']);
  expect(rulesFor(20, 'other')).toEqual(['clientId']);
});
