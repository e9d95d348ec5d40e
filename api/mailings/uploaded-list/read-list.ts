import { contract } from '../../platform/contract/compiled.ts';
import type { components } from '../../platform/contract/schema.gen.ts';

type Schemas = components['schemas'];
type Language = Schemas['WritingLanguage'];

/** A person in an uploaded list. */
export interface ListedPerson {
  readonly address: string;
  readonly firstName: string;
  readonly language: Language;
}

/** Columns in their usual order, with the words that a heading may use for them, in both languages. */
const columns = {
  address: ['email', 'e-mail', 'email address', 'address', 'correo', 'correo electrónico', 'email (correo)'],
  firstName: ['first name', 'firstname', 'first', 'name', 'nombre', 'nombres', 'nombre de pila'],
  language: ['language', 'lang', 'idioma', 'lengua'],
} as const;
type Column = keyof typeof columns;
const usualOrder = Object.keys(columns) as Column[];

const languageWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'english', 'inglés', 'ingles'],
  es: ['es', 'spanish', 'español', 'espanol', 'castellano'],
};

/** The contract's rule for a text, as a function. */
function ruleOf(name: 'Email' | 'PersonName'): (text: string) => boolean {
  const schema = contract.schemas[name] as { readonly pattern: string; readonly maxLength: number };
  const expression = new RegExp(schema.pattern, 'u');
  return (text) => text.length <= schema.maxLength && expression.test(text);
}
const isAddress = ruleOf('Email');
const isName = ruleOf('PersonName');

function orderOf(first: readonly string[]): { order: (Column | undefined)[]; hasHeading: boolean } {
  const order = first.map((heading) => {
    const word = heading.trim().toLowerCase();
    return usualOrder.find((column) => columns[column].some((known) => known === word));
  });
  return order.includes('address') ? { order, hasHeading: true } : { order: usualOrder, hasHeading: false };
}

/**
 * Reads people from the rows of a list. The columns are email address, first name and language, unless a heading row gives another
 * order. A name and a language may be missing. Empty rows are skipped; only the first row of a repeated address counts.
 */
export function readListRows(
  text: string,
  language: Language,
): { people: ListedPerson[]; repeated: number; wrong: Schemas['MailingListFault'][] } {
  const rows = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
  const { order, hasHeading } = orderOf(rows[0] ?? []);
  const people = new Map<string, ListedPerson>();
  const wrong: Schemas['MailingListFault'][] = [];
  let repeated = 0;
  for (const [index, cells] of rows.entries()) {
    if ((index === 0 && hasHeading) || cells.every((cell) => cell === '')) continue;
    const cellOf = (column: Column): string => cells[order.indexOf(column)] ?? '';
    const [address, firstName, spoken] = [cellOf('address').toLowerCase(), cellOf('firstName'), cellOf('language')];
    const known = (['en', 'es'] as const).find((each) => languageWords[each].includes(spoken.toLowerCase()));
    const fault = !isAddress(address)
      ? 'address'
      : firstName !== '' && !isName(firstName)
        ? 'firstName'
        : spoken !== '' && !known
          ? 'language'
          : undefined;
    if (fault)
      wrong.push({
        row: index + 1,
        text: cells
          .filter((cell) => cell !== '')
          .join(', ')
          .slice(0, 200),
        fault,
      });
    else if (people.has(address)) repeated += 1;
    else people.set(address, { address, firstName, language: known ?? language });
  }
  return { people: [...people.values()], repeated, wrong };
}
