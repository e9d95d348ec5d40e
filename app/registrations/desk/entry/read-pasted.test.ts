import { describe, expect, test } from 'vitest';
import { newEntry, type EntryRow } from './entry-draft.ts';
import { readCells, readPasted } from './read-pasted.ts';
import { withPasted } from './with-pasted.ts';

const person = (firstName: string, lastName: string, age = '', gender = '') => ({ firstName, lastName, age, gender });

test('cells are separated by tabs and line breaks, except inside a quoted cell', () => {
  expect(readCells('Ana\tRuiz\t41\r\n"María\nJosé"\t"de ""la"" Cruz"\t8\n')).toEqual([
    ['Ana', 'Ruiz', '41'],
    ['María José', 'de "la" Cruz', '8'],
  ]);
  expect(readCells('\n\n')).toEqual([]);
  expect(readCells('Ana\t\t41')).toEqual([['Ana', '', '41']]);
});

test('a list without headings is read by the content of its cells', () => {
  expect(readPasted('Ana\tRuiz\t41\nLeo\tRuiz\t8', 'en')).toEqual([
    person('Ana', 'Ruiz', '41'),
    person('Leo', 'Ruiz', '8'),
  ]);
  expect(readPasted('41\tF\tAna\tRuiz\n8\tM\tLeo\tRuiz', 'en')).toEqual([
    person('Ana', 'Ruiz', '41', 'female'),
    person('Leo', 'Ruiz', '8', 'male'),
  ]);
  expect(readPasted('Ana\tRuiz', 'en')).toEqual([person('Ana', 'Ruiz')]);
});

test('headings in either language identify the columns', () => {
  expect(readPasted('Edad\tApellidos\tNombre\tSexo\n41\tRuiz\tAna\tmujer', 'es')).toEqual([
    person('Ana', 'Ruiz', '41', 'female'),
  ]);
  expect(readPasted('First name\tLast name\tAge\tParish\nAna\tRuiz\t41\tSt. Mary', 'en')).toEqual([
    person('Ana', 'Ruiz', '41'),
  ]);
  expect(readPasted('Name\tAge\n', 'en')).toEqual([]);
});

test('a full name in one column is split by the customs of the language', () => {
  expect(readPasted('Name\tAge\nMary Ann Smith\t30\n"O’Brien, Brian"\t31\nCher\t70', 'en')).toEqual([
    person('Mary Ann', 'Smith', '30'),
    person('Brian', 'O’Brien', '31'),
    person('Cher', '', '70'),
  ]);
  expect(readPasted('María García López\t30\nJuan Carlos Núñez Peña\t31\nInés Ortiz\t32', 'es')).toEqual([
    person('María', 'García López', '30'),
    person('Juan Carlos', 'Núñez Peña', '31'),
    person('Inés', 'Ortiz', '32'),
  ]);
});

test('lodging is read in either language; an unknown value keeps the default', () => {
  const lodgings = (text: string) => readPasted(text, 'en').map(({ lodging }) => lodging);
  expect(lodgings('Name\tNight\nAna Ruiz\tIn a room\nLeo Ruiz\tDaytime only\nEva Ruiz\tTent\nIan Ruiz\t')).toEqual([
    'room',
    'none',
    undefined,
    undefined,
  ]);
  expect(lodgings('Nombre\tHabitación\nAna Ruiz\tSí\nLeo Ruiz\tNo\nEva Ruiz\tSolo de día')).toEqual([
    'room',
    'none',
    'none',
  ]);
  expect(readPasted('Ana\tRuiz\t41\tRoom\nLeo\tRuiz\t8\tDay guest', 'en')).toEqual([
    { ...person('Ana', 'Ruiz', '41'), lodging: 'room' },
    { ...person('Leo', 'Ruiz', '8'), lodging: 'none' },
  ]);
  expect(readPasted('Ana\tDay\nLeo\tDay', 'en')).toEqual([person('Ana', 'Day'), person('Leo', 'Day')]);
});

describe('pasted people', () => {
  const draft = newEntry({ eventId: 'renewal', language: 'en' });
  const [{ id }] = draft.rows as [EntryRow];

  test('fill a blank row, which stays, and new rows below it', () => {
    const people = readPasted('Name\tNight\nAna Ruiz\tDaytime only\nLeo Ruiz\t', 'en');
    const { rows } = withPasted(draft, id, people);
    expect(rows.map(({ firstName, lodging }) => [firstName, lodging])).toEqual([
      ['Ana', 'none'],
      ['Leo', 'room'],
    ]);
    expect(rows[0]?.id).toBe(id);
    expect(withPasted({ ...draft, rows }, id, people).rows.map(({ firstName }) => firstName)).toEqual([
      'Ana',
      'Ana',
      'Leo',
      'Leo',
    ]);
  });

  test('change no rows if the pasted text names nobody', () => {
    expect(withPasted(draft, id, readPasted('Name\tAge\n', 'en'))).toEqual(draft);
  });
});
