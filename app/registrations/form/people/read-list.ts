import { brokenRules, type FieldRule } from '../../../platform/forms/contract-rules.ts';
import { emptyPerson, memberBody, type PersonValues } from '../draft.ts';

/** Columns of a list in their usual order, with the possible headings in both languages. */
const columns = {
  firstName: ['first name', 'firstname', 'first', 'name', 'nombre', 'nombres'],
  lastName: ['last name', 'lastname', 'last', 'surname', 'apellido', 'apellidos'],
  age: ['age', 'edad', 'años'],
} as const;

/** The column of the adult who is responsible for a minor, by name; it may be left out. */
const responsibleWords = ['responsible', 'responsible adult', 'responsable', 'adulto responsable'];

type Column = keyof typeof columns;
const usualOrder = Object.keys(columns) as Column[];

/** The errors in one row of a list; rows are numbered as in a spreadsheet, from 1. */
interface RowFault {
  row: number;
  /** The row's values in the usual order, so that the corrected row can be read without its headings. */
  text: string;
  faults: { field: Column; rule: FieldRule }[];
}

/** A person from a list, with the name of the responsible adult if the list has one. */
export interface ListedPerson extends PersonValues {
  responsibleName?: string;
}

/** The content of a list: people who can be added, and rows that cannot be read. */
export interface ReadList {
  people: ListedPerson[];
  wrong: RowFault[];
}

function columnOf(heading: string): Column | undefined {
  const word = heading.trim().toLowerCase();
  return usualOrder.find((column) => columns[column].some((known) => known === word));
}

/** The position of each column: from the first row, if it is a heading. */
function orderOf(first: readonly string[]): {
  order: (Column | undefined)[];
  hasHeading: boolean;
  responsibleAt: number;
} {
  const named = first.map(columnOf);
  const hasHeading = named.includes('age') && named.includes('firstName');
  // Without headings, this column comes after the others.
  const responsibleAt = hasHeading
    ? first.findIndex((heading) => responsibleWords.includes(heading.trim().toLowerCase()))
    : usualOrder.length;
  return { order: hasHeading ? named : usualOrder, hasHeading, responsibleAt };
}

/**
 * Reads people from the rows of a list: first name, last name, age, or in the order of a first row of headings. Empty rows are
 * skipped; each row is checked by the contract's own rules.
 */
export function readList(rows: readonly (readonly string[])[]): ReadList {
  const { order, hasHeading, responsibleAt } = orderOf(rows[0] ?? []);
  const list: ReadList = { people: [], wrong: [] };
  rows.forEach((cells, index) => {
    if ((index === 0 && hasHeading) || cells.every((cell) => cell.trim() === '')) return;
    const cellOf = (column: Column): string => cells[order.indexOf(column)]?.trim() ?? '';
    const person = { ...emptyPerson, firstName: cellOf('firstName'), lastName: cellOf('lastName'), age: cellOf('age') };
    const broken = brokenRules('Member', memberBody(person));
    const faults = usualOrder.flatMap((field) => (broken[field] ? [{ field, rule: broken[field] }] : []));
    const responsibleName = cells[responsibleAt]?.trim() ?? '';
    if (faults.length === 0) list.people.push({ ...person, ...(responsibleName !== '' && { responsibleName }) });
    else list.wrong.push({ row: index + 1, text: usualOrder.map(cellOf).join(', '), faults });
  });
  return list;
}
