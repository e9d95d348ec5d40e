import { expect, test } from 'vitest';
import { readList } from './read-list.ts';
import { rowsOf } from '../../../platform/spreadsheets/rows-of.ts';

const named = (people: { firstName: string; lastName: string; age: string }[]) =>
  people.map(({ firstName, lastName, age }) => [firstName, lastName, age]);

test('without headings the columns are first name, last name and age', () => {
  const { people, wrong } = readList([
    ['Ana', 'Núñez', '40'],
    ['', '', ''],
    [' Leo ', 'Núñez', ' 9 '],
  ]);
  expect(named(people)).toEqual([
    ['Ana', 'Núñez', '40'],
    ['Leo', 'Núñez', '9'],
  ]);
  expect(wrong).toEqual([]);
});

test('headings name the columns in either language, in any order, beside others', () => {
  const rows = [
    ['Parroquia', 'Edad', 'Apellidos', 'Nombre'],
    ['San José', '15', 'Ruiz', 'Eva'],
  ];
  expect(named(readList(rows).people)).toEqual([['Eva', 'Ruiz', '15']]);
});

test('errors are reported row by row, numbered as in the spreadsheet; the other rows are read', () => {
  const { people, wrong } = readList([
    ['First name', 'Last name', 'Age'],
    ['Ana', 'Ruiz', 'forty'],
    ['Luis', 'Ruiz', '41'],
    ['', 'Ruiz', ''],
  ]);
  expect(named(people)).toEqual([['Luis', 'Ruiz', '41']]);
  expect(wrong).toEqual([
    { row: 2, text: 'Ana, Ruiz, forty', faults: [{ field: 'age', rule: 'type' }] },
    {
      row: 4,
      text: ', Ruiz, ',
      faults: [
        { field: 'firstName', rule: 'required' },
        { field: 'age', rule: 'required' },
      ],
    },
  ]);
});

test('rows to be corrected are returned in the usual order, because their headings are gone', () => {
  const { wrong } = readList([
    ['Edad', 'Parroquia', 'Apellido', 'Nombre'],
    ['quince', 'San José', 'Ruiz', 'Eva'],
  ]);
  expect(wrong.map(({ text }) => text)).toEqual(['Eva, Ruiz, quince']);
});

test.each([
  ['commas', 'Ana,Núñez,40\nLeo,"Núñez, hijo",9'],
  ['semicolons', 'Ana;Núñez;40\r\nLeo;Núñez, hijo;9'],
  ['tabs, as copied from a spreadsheet', 'Ana\tNúñez\t40\nLeo\tNúñez, hijo\t9\n'],
])('a text with %s', async (_name, text) => {
  expect(named(readList(await rowsOf(text)).people)).toEqual([
    ['Ana', 'Núñez', '40'],
    ['Leo', 'Núñez, hijo', '9'],
  ]);
});

test('a workbook', async () => {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Nombre', 'Apellido', 'Edad'],
      ['Ana', 'Núñez', 40],
      ['Leo', 'Núñez', '09'],
    ]),
    'Lista',
  );
  const file = new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'list.xlsx');
  const rows = await rowsOf(file);
  expect(named(readList(rows).people)).toEqual([
    ['Ana', 'Núñez', '40'],
    ['Leo', 'Núñez', '09'],
  ]);
});
