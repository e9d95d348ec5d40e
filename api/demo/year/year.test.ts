import { expect, it } from 'vitest';
import { atWork, type Year } from './year.ts';

const year = (end: string) =>
  ({ context: { config: { site: { timeZone: 'America/New_York' } } }, end: new Date(end) }) as Pick<
    Year,
    'context' | 'end'
  >;
const end = '2027-01-15T20:00:00Z';

it.each([
  ['2027-01-10T05:00:00Z', '2027-01-10T14:00:00.000Z'],
  ['2027-01-10T17:00:00Z', '2027-01-10T18:00:00.000Z'],
  ['2027-01-11T04:59:00Z', '2027-01-10T21:59:00.000Z'],
])('%s moves into the working hours of its day', (moment, moved) => {
  expect(atWork(year(end), new Date(moment)).toISOString()).toBe(moved);
});

it('stays in the past: a future time moves a day earlier', () => {
  expect(atWork(year('2027-01-10T07:00:00Z'), new Date('2027-01-10T06:00:00Z')).toISOString()).toBe(
    '2027-01-09T14:20:00.000Z',
  );
});

it('does not move before the event that causes it', () => {
  const moment = new Date('2027-01-10T23:00:00Z');
  expect(atWork(year(end), moment, new Date('2027-01-10T22:00:00Z'))).toBe(moment);
});
