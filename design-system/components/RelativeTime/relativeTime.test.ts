import { expect, it } from 'vitest';
import { fullTime, relativeTime } from './relativeTime.ts';

const now = new Date(2027, 2, 20, 15, 30);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [0.5, 'now', 'ahora'],
  [5, '5 minutes ago', 'hace 5 minutos'],
  [59.9, '59 minutes ago', 'hace 59 minutos'],
  [60, '1 hour ago', 'hace 1 hora'],
  [23 * 60, '23 hours ago', 'hace 23 horas'],
  [24 * 60, 'yesterday', 'ayer'],
  [48 * 60, '2 days ago', 'hace 2 días'],
  [12 * 24 * 60, '12 days ago', 'hace 12 días'],
  [-3 * 60, 'in 3 hours', 'dentro de 3 horas'],
  [-24 * 60, 'tomorrow', 'mañana'],
  [31 * 24 * 60, 'Feb 17, 2027', '17 feb 2027'],
])('%s minutes ago is said as people say it', (minutes, en, es) => {
  expect(relativeTime(ago(minutes), now, 'en')).toBe(en);
  expect(relativeTime(ago(minutes), now, 'es')).toBe(es);
});

it('counts days by the calendar, not in steps of 24 hours', () => {
  // Thursday evening, seen on Saturday afternoon.
  expect(relativeTime(new Date(2027, 2, 18, 22, 0), now, 'en')).toBe('2 days ago');
});

it('formats the weekday, the date and the time in full', () => {
  expect(fullTime(now, 'en')).toMatch(/^Saturday, March 20, 2027 at 3:30\sPM$/);
  expect(fullTime(now, 'es')).toMatch(/^sábado, 20 de marzo de 2027, 3:30\sp\.m\.$/);
});
