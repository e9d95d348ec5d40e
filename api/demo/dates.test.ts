import { expect, test } from 'vitest';
import { parseEventDate } from '../events/rules.ts';
import { readEmbeddedEvents } from '../events/seed.ts';
import { demoDates } from './dates.ts';
import { addDays } from '../platform/moments/rules.ts';

const weekdayOf = (date: string): number => {
  const { year, month, day } = parseEventDate(date);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
};

test('retreats of the demonstration are from Friday to Sunday and conventions on Saturday and Sunday, whatever today is', () => {
  const kinds = [
    { type: 'Residential', offsets: { opens: -20, closes: 30, starts: 40 }, weekdays: [5, 0] },
    { type: 'Residential', offsets: { opens: -150, closes: -60, starts: -50 }, weekdays: [5, 0] },
    { type: 'Convention', offsets: { opens: -10, starts: 120 }, weekdays: [6, 0] },
  ] as const;
  // Two years, with a leap day and clock changes.
  for (let number = 0; number < 731; number += 1) {
    const today = addDays({ year: 2027, month: 6, day: 1 }, number);
    for (const { type, offsets, weekdays } of kinds) {
      const { start_date, end_date } = demoDates(today, type, offsets);
      expect([start_date, end_date].map(weekdayOf), JSON.stringify(today)).toEqual(weekdays);
    }
  }
});

test('an event that begins today does so on any weekday', () => {
  for (let number = 0; number < 7; number += 1) {
    const today = addDays({ year: 2027, month: 6, day: 1 }, number);
    const dates = demoDates(today, 'Residential', {
      opens: -20,
      closes: -2,
      starts: 0,
      isOnAnyWeekday: true,
      lasts: 2,
    });
    expect([dates.start_date, dates.end_date].map(parseEventDate)).toEqual([today, addDays(today, 1)]);
  }
});

test('the events that come with the program fall on the weekdays that their texts name', () => {
  for (const { event } of readEmbeddedEvents('America/New_York')) {
    const weekdays = [event.start_date, event.end_date].map(weekdayOf);
    expect(weekdays, event.id).toEqual(event.type === 'Convention' ? [6, 0] : [5, 0]);
  }
});
