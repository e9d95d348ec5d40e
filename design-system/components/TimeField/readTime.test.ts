import { expect, test } from 'vitest';
import { readTime } from './readTime.ts';

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['21:30', '21:30'],
  ['0:05', '00:05'],
  ['23:59', '23:59'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['2130', '21:30'],
  ['9.30', '09:30'],
  ['9 h 30', '09:30'],
  ['18h', '18:00'],
  ['9:30 am', '09:30'],
  ['9:30 PM', '21:30'],
  ['9:30 p. m.', '21:30'],
  ['9:30\u202fp.m.', '21:30'],
  ['12 am', '00:00'],
  ['12 p.m.', '12:00'],
  ['12:15 a', '00:15'],
  ['  7:00 ', '07:00'],
])('%s is %s', (typed, time) => {
  expect(readTime(typed)).toEqual({ time });
});

test.each(['24:00', '12:60', '13 pm', '0 am', '9:3', '9:300', 'noon', '9:30 xm', '-9', '9::30'])(
  '%s is not a time',
  (typed) => {
    expect(readTime(typed)).toEqual({ problem: 'unreadable' });
  },
);

test('a blank value is empty, not unreadable', () => {
  expect(readTime(' ')).toEqual({ problem: 'empty' });
});

test.each(['en-US', 'es-US'])('reads every minute of a day as formatted in %s', (locale) => {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  for (let minute = 0; minute < 1440; minute += 1) {
    const moment = new Date(minute * 60_000);
    expect(readTime(format.format(moment))).toEqual({ time: moment.toISOString().slice(11, 16) });
  }
});
