import { expect, test } from 'vitest';
import { columnWidth, csvField, reportDays, reportFileName, reportMonth, reportTime, sheetCell } from './rules.ts';

test('a date or a time of a report becomes a number of days as spreadsheets count them', () => {
  expect(reportDays('01-JAN-2027')).toBe(46_388);
  expect(reportDays('01-JAN-2027 18:00')).toBe(46_388.75);
  for (const text of ['', 'tomorrow', '2027-01-01', '01-JAN-2027 6 PM']) expect(reportDays(text)).toBeUndefined();
});

test('the month of a date is written so that months sort by time', () => {
  expect(reportMonth('31-DEC-2026')).toBe('2026-12');
  expect(reportMonth('01-JAN-2027 00:00')).toBe('2027-01');
  expect(reportMonth('')).toBe('');
});

test('a cell of a workbook is a real number, date or text, and a missing value has none', () => {
  expect(sheetCell('money', 12.5)).toEqual({ t: 'n', v: 12.5, z: '#,##0.00' });
  expect(sheetCell('number', 3)).toEqual({ t: 'n', v: 3, z: 'General' });
  expect(sheetCell('date', '01-JAN-2027')).toMatchObject({ t: 'n', v: 46_388, z: '[$-409]dd-mmm-yyyy' });
  expect(sheetCell('time', '01-JAN-2027 18:00')).toMatchObject({ t: 'n', z: '[$-409]dd-mmm-yyyy hh:mm' });
  expect(sheetCell('text', '01-JAN-2027')).toEqual({ t: 's', v: '01-JAN-2027', z: '@' });
  expect(sheetCell('text', '=1+1\r\nmore')).toEqual({ t: 's', v: '=1+1\nmore', z: '@' });
  expect(sheetCell('text', '')).toBeUndefined();
});

test.each([
  ['plain', 'plain'],
  ['one, two', '"one, two"'],
  ['the "same"', '"the ""same"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 305 555 0100', "'+1 305 555 0100"],
  ['-1', "'-1"],
  ['@name', "'@name"],
  [-1, '-1'],
])('%s in a CSV file is written as %s', (value, expected) => {
  expect(csvField(value)).toBe(expected);
});

test('a column is as wide as its longest value, up to 60 characters', () => {
  expect(columnWidth(5, 'twelve chars')).toBe(12);
  expect(columnWidth(20, 'twelve chars')).toBe(20);
  expect(columnWidth(5, 'x'.repeat(90))).toBe(60);
});

test('a file is named after its report', () => {
  expect(reportFileName('Retreat roster', 'xlsx')).toBe('Retreat_roster_report.xlsx');
  expect(reportFileName('', 'csv')).toBe('report.csv');
});

test('a moment is written in the time zone of the center, also at midnight', () => {
  expect(reportTime(new Date('2027-01-02T05:00:00Z'), 'America/New_York')).toBe('02-JAN-2027 00:00');
  expect(reportTime(new Date('2027-01-02T04:59:59Z'), 'America/New_York')).toBe('01-JAN-2027 23:59');
});
