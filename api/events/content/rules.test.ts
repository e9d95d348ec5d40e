import { describe, expect, test } from 'vitest';
import { contentFaults, copyContent, emptyContent, idFromName, nameOf } from './rules.ts';
import type { EventContent } from './rules.ts';

const texts = { name: 'N', timings: 'T', short_description: 'S', description: 'D', location: 'L' };

function content(overrides: Partial<EventContent> = {}): EventContent {
  return {
    ...emptyContent('America/New_York'),
    type: 'Residential',
    reg_date: '01-MAR-2027',
    reg_end_date: '30-APR-2027',
    start_date: '14-MAY-2027',
    end_date: '16-MAY-2027',
    texts: { en: texts, es: texts },
    ...overrides,
  };
}

const faultsOf = (overrides: Partial<EventContent>) =>
  contentFaults(content(overrides)).map(({ pointer, rule }) => `${pointer} ${rule}`);

describe('the dates of an event', () => {
  test('may all be the same day', () => {
    const day = '14-MAY-2027';
    const deposit = { percent: 30, restDueOn: day };
    expect(faultsOf({ reg_date: day, reg_end_date: day, start_date: day, end_date: day, deposit })).toEqual([]);
  });

  test('may let people register while the event takes place', () => {
    expect(faultsOf({ reg_date: '15-MAY-2027', reg_end_date: '16-MAY-2027' })).toEqual([]);
  });

  test.each<[string, Partial<EventContent>, string[]]>([
    ['an end before the start', { end_date: '13-MAY-2027' }, ['/end_date endBeforeStart']],
    [
      'a registration that opens after the end',
      { reg_date: '17-MAY-2027', reg_end_date: '17-MAY-2027' },
      ['/reg_date opensAfterEnd'],
    ],
    ['a registration that closes first', { reg_end_date: '28-FEB-2027' }, ['/reg_end_date closesBeforeOpens']],
    [
      'a rest that is due after the start',
      { deposit: { percent: 30, restDueOn: '15-MAY-2027' } },
      ['/deposit/restDueOn restAfterStart'],
    ],
    ['a day that does not exist', { reg_end_date: '31-APR-2027' }, ['/reg_end_date date']],
  ])('may not have %s', (_, overrides, faults) => {
    expect(faultsOf(overrides)).toEqual(faults);
  });
});

test('the age bands include every age exactly once', () => {
  const child = { band: 'child', from: 0, to: 17 } as const;
  const adult = { band: 'adult', from: 18, to: null } as const;
  expect(faultsOf({ ageBands: [child, adult] })).toEqual([]);
  expect(faultsOf({ ageBands: [{ ...child, from: 1 }, adult] })).toEqual(['/ageBands/0 bandGap']);
  expect(faultsOf({ ageBands: [child, { ...adult, from: 17 }] })).toEqual(['/ageBands/1 bandGap']);
  expect(faultsOf({ ageBands: [child, { ...adult, to: 99 }] })).toEqual(['/ageBands/1 lastBandEnds']);
  const newborn = { band: 'toddler', from: 0, to: 0 } as const;
  expect(faultsOf({ ageBands: [newborn, { ...child, from: 1 }, adult] })).toEqual([]);
  const backwards = { band: 'teen', from: 18, to: 17 } as const;
  expect(faultsOf({ ageBands: [child, backwards, adult] })).toEqual(['/ageBands/1 bandOrder']);
});

test('sessions for minors may be for a single age, but not from an older one to a younger one', () => {
  expect(faultsOf({ sessions: { from: 12, to: 12 } })).toEqual([]);
  expect(faultsOf({ sessions: { from: 13, to: 12 } })).toEqual(['/sessions sessionOrder']);
});

test('a rate is a number from 0 up, or its digits', () => {
  for (const rate of [0, 210, '0', '49.5', '49.50']) expect(faultsOf({ rates: { childRate: rate } })).toEqual([]);
  for (const rate of [-1, '', '-1', '1.234', '1,000', '.5'])
    expect(faultsOf({ rates: { childRate: rate } })).toEqual(['/rates/childRate rate']);
});

describe('a copy of an event', () => {
  const original = content({ id: 'old', status: 'Completed', deposit: { percent: 30, restDueOn: '01-MAY-2027' } });

  test('is planned, has no id, and moves every date by the same number of days', () => {
    const { id, ...copy } = copyContent(original, '12-MAY-2028');
    expect(id).toBeUndefined();
    expect(copy).toMatchObject({
      status: 'Planned',
      reg_date: '28-FEB-2028',
      reg_end_date: '28-APR-2028',
      start_date: '12-MAY-2028',
      end_date: '14-MAY-2028',
      deposit: { percent: 30, restDueOn: '29-APR-2028' },
    });
  });

  test('is planned without dates until its first day is known', () => {
    const copy = copyContent(original, undefined);
    expect(copy.status).toBe('Planned');
    expect([copy.reg_date, copy.start_date, copy.end_date, copy.deposit]).toEqual(Array(4).fill(undefined));
  });
});

test.each([
  ['Miami Retreat 2027', 'miami-retreat-2027'],
  ['  Año — de Gracia! ', 'ano-de-gracia'],
  ['Convention', 'event'],
  ['¿?', 'event'],
  [`${'a'.repeat(59)} retreat`, 'a'.repeat(59)],
])('the id of “%s” is %s', (name, id) => {
  expect(idFromName(name)).toBe(id);
});

test('a name that is missing in one language is shown in the other', () => {
  expect(nameOf({ texts: { en: { name: 'Retreat' }, es: { name: 'Retiro' } } }, 'es')).toBe('Retiro');
  expect(nameOf({ texts: { en: { name: 'Retreat' }, es: {} } }, 'es')).toBe('Retreat');
  expect(nameOf({ texts: { en: {}, es: {} } }, 'en')).toBe('');
});
