import { foldText } from '#rules/text';
import { readAge } from '../../form/draft.ts';
import type { EntryRow } from './entry-draft.ts';

/** The data of a person in a pasted row. */
export type PastedPerson = Pick<EntryRow, 'firstName' | 'lastName' | 'age' | 'gender'> &
  Partial<Pick<EntryRow, 'lodging'>>;

/**
 * The cells of a text copied from a spreadsheet: rows by lines, cells by tabs. Spreadsheets put a cell that contains line breaks,
 * tabs or quotation marks in quotation marks, and double those inside it.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^\t\n\r]*)(\t|\r\n|\n|\r|$)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [whole, content = '', end] = match;
    const isQuoted = content.startsWith('"') && content.endsWith('"') && content.length > 1;
    const words = isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content;
    rows.at(-1)?.push(words.replaceAll(/\s+/g, ' ').trim());
    if (whole === '' || end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((content) => content !== ''));
}

type Column = 'firstName' | 'lastName' | 'fullName' | 'age' | 'gender' | 'lodging';

/** The possible headings of a list's columns, in both languages. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'first', 'given name', 'nombre', 'nombres', 'primer nombre'],
  lastName: ['last name', 'lastname', 'last', 'surname', 'family name', 'apellido', 'apellidos'],
  fullName: ['name', 'full name', 'nombre completo', 'nombre y apellido', 'nombre y apellidos'],
  age: ['age', 'edad', 'anos'],
  gender: ['gender', 'sex', 'sexo', 'genero'],
  lodging: [
    ...['night', 'nights', 'lodging', 'overnight', 'room', 'accommodation', 'housing'],
    ...['noche', 'noches', 'alojamiento', 'hospedaje', 'habitacion', 'cuarto'],
  ],
};

const genders: Readonly<Record<Exclude<EntryRow['gender'], ''>, readonly string[]>> = {
  female: ['f', 'female', 'woman', 'girl', 'femenino', 'mujer', 'nina'],
  male: ['m', 'male', 'man', 'boy', 'masculino', 'hombre', 'varon', 'nino', 'h'],
};

function genderOf(cell: string): EntryRow['gender'] {
  const word = foldText(cell);
  if (genders.female.includes(word)) return 'female';
  return genders.male.includes(word) ? 'male' : '';
}

const lodgings: Readonly<Record<EntryRow['lodging'], readonly string[]>> = {
  room: [
    ...['in a room', 'room', 'overnight', 'stays overnight'],
    ...['en habitacion', 'habitacion', 'cuarto', 'se queda a dormir'],
  ],
  none: [
    ...['daytime only', 'daytime', 'day only', 'day guest', 'commuter'],
    ...['solo de dia', 'solo dia', 'solo el dia', 'de dia', 'sin habitacion', 'sin alojamiento'],
  ],
};

/** Answers that mean lodging only below such a heading; 'Day' is a last name too. */
const answers: typeof lodgings = {
  room: ['yes', 'y', 'si', 'x', 'night', 'noche'],
  none: ['no', 'none', 'n', 'ninguna', 'ninguno', 'day', 'dia'],
};

function lodgingOf(cell: string, words: readonly (typeof lodgings)[]): EntryRow['lodging'] | undefined {
  const word = foldText(cell);
  return (['room', 'none'] as const).find((lodging) => words.some((known) => known[lodging].includes(word)));
}

const isAge = (cell: string): boolean => readAge(cell) !== undefined;

function namedColumns(first: readonly string[]): (Column | undefined)[] | null {
  const columns = first.map((cell) =>
    (Object.keys(headings) as Column[]).find((column) => headings[column].includes(foldText(cell))),
  );
  if (!columns.some((column) => column === 'firstName' || column === 'fullName')) return null;
  // A 'Nombre' without a last name beside it is the whole name.
  return columns.includes('lastName') ? columns : columns.map((name) => (name === 'firstName' ? 'fullName' : name));
}

/**
 * Without headings the cells decide: a number is the age, a word for a gender or for lodging is that, and the first other cells
 * are names.
 */
function guessedColumns(rows: readonly (readonly string[])[]): (Column | undefined)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const all = (index: number, is: (cell: string) => boolean): boolean => {
    const filled = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every(is);
  };
  const columns = Array.from({ length: width }, (_, index): Column | undefined => {
    if (all(index, isAge)) return 'age';
    if (all(index, (cell) => genderOf(cell) !== '')) return 'gender';
    return all(index, (cell) => lodgingOf(cell, [lodgings]) !== undefined) ? 'lodging' : undefined;
  });
  const names = columns.flatMap((column, index) => (column === undefined ? [index] : []));
  const [one, two] = names;
  return columns.map((column, index) => {
    if (index === one) return two === undefined ? 'fullName' : 'firstName';
    return index === two ? 'lastName' : column;
  });
}

/** First and last names from a whole name: 'Last, First', or by the customs of the party's language. */
function splitName(name: string, language: 'en' | 'es'): Pick<PastedPerson, 'firstName' | 'lastName'> {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined && first !== '') return { firstName: first, lastName: last };
  const words = name.split(' ');
  // In Spanish two last names are usual, and with four words two first names are too.
  const firsts = language === 'es' && words.length > 2 ? Math.ceil((words.length - 1) / 2) : words.length - 1;
  const count = Math.max(1, firsts);
  return { firstName: words.slice(0, count).join(' '), lastName: words.slice(count).join(' ') };
}

/** The people of a pasted text, with or without a row of headings, with names in one column or two. */
export function readPasted(text: string, language: 'en' | 'es'): PastedPerson[] {
  const rows = readCells(text);
  const named = rows[0] ? namedColumns(rows[0]) : null;
  const content = named ? rows.slice(1) : rows;
  if (content.length === 0) return [];
  const columns = named ?? guessedColumns(content);
  return content.map((row) => {
    const cellOf = (column: Column): string => row[columns.indexOf(column)] ?? '';
    const name = columns.includes('fullName')
      ? splitName(cellOf('fullName'), language)
      : { firstName: cellOf('firstName'), lastName: cellOf('lastName') };
    const lodging = lodgingOf(cellOf('lodging'), named ? [lodgings, answers] : [lodgings]);
    return { ...name, age: cellOf('age'), gender: genderOf(cellOf('gender')), ...(lodging && { lodging }) };
  });
}
