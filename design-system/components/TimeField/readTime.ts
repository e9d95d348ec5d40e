/** The problem with a typed time, so that the page can choose its message. */
export type TimeProblem = 'empty' | 'unreadable';

/** A time of day on the 24-hour clock as 'HH:MM', or the problem with it. */
export type TimeReading = { time: string; problem?: undefined } | { time?: undefined; problem: TimeProblem };

/** 9, 930, 9:30, 9.30, 9 h 30; then optionally a.m. or p.m. in any spelling. */
const written = /^(\d{1,2})(?:[:.h]?(\d{2}))?h?(?:([ap])m?)?$/;

/**
 * Parses a time as people write it: '9:30', '21:30', '9.30 pm', '930', '9 p. m.'. Without a.m. or p.m., it is on the 24-hour
 * clock.
 */
export function readTime(value: string): TimeReading {
  // Ignores the periods of 'p. m.' and 'p.m.', and any kind of space.
  const typed = value
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/([ap])\.?m\.?$/, '$1m');
  if (typed === '') return { problem: 'empty' };
  const [whole, hours = '', minutes = '00', half] = written.exec(typed) ?? [];
  const hour = Number(hours);
  const isHour = half === undefined ? hour <= 23 : hour >= 1 && hour <= 12;
  if (whole === undefined || !isHour || Number(minutes) > 59) return { problem: 'unreadable' };
  const onClock = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return { time: `${String(onClock).padStart(2, '0')}:${minutes}` };
}
