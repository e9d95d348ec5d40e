import { languages, type Language } from '#rules/language';
import { meals, type Meal } from './meals.ts';

/** Everything that can be printed, in print order. */
export const packetPages = [
  'roster',
  'families',
  'arrivals',
  'signIn',
  'open',
  'rooms',
  'doorCards',
  'kitchen',
  'minors',
  'badges',
  'blankForm',
  'blankWaiver',
] as const;

export type PacketPage = (typeof packetPages)[number];

export const papers = ['letter', 'a4'] as const;

/** Information that helpers do not need and that can be left out. */
export const leftOut = ['money', 'phones'] as const;

/** The choice of sheets and print options; the address contains it, so that a reload or a saved link prints the same. */
export interface PacketChoices {
  readonly pages: readonly PacketPage[];
  readonly languages: readonly Language[];
  readonly paper: (typeof papers)[number];
  readonly leftOut: readonly (typeof leftOut)[number][];
  /** The first meal of the event on its first day, and the last one on its last day; the kitchen's sheet counts them. */
  readonly firstMeal: Meal;
  readonly lastMeal: Meal;
}

const keys = {
  pages: 'pages',
  languages: 'in',
  paper: 'paper',
  leftOut: 'without',
  firstMeal: 'first',
  lastMeal: 'last',
} as const;

/** Returns the known values that a query key names; unknown ones are dropped. */
function chosen<Value extends string>(query: URLSearchParams, key: string, known: readonly Value[]): Value[] {
  const named = (query.get(key) ?? '').split(',');
  return known.filter((value) => named.includes(value));
}

/** @param language of the page: printed unless another is chosen, and always first */
export function readChoices(query: URLSearchParams, language: Language): PacketChoices {
  const inThese = chosen(query, keys.languages, languages);
  const ordered = inThese.toSorted((one, other) => Number(other === language) - Number(one === language));
  return {
    pages: query.has(keys.pages) ? chosen(query, keys.pages, packetPages) : ['roster'],
    languages: ordered.length > 0 ? ordered : [language],
    paper: chosen(query, keys.paper, papers)[0] ?? 'letter',
    leftOut: chosen(query, keys.leftOut, leftOut),
    firstMeal: chosen(query, keys.firstMeal, meals)[0] ?? 'breakfast',
    lastMeal: chosen(query, keys.lastMeal, meals)[0] ?? 'dinner',
  };
}

export function writeChoices(choices: PacketChoices): Record<string, string> {
  return {
    [keys.pages]: choices.pages.join(','),
    [keys.languages]: choices.languages.join(','),
    [keys.paper]: choices.paper,
    [keys.leftOut]: choices.leftOut.join(','),
    [keys.firstMeal]: choices.firstMeal,
    [keys.lastMeal]: choices.lastMeal,
  };
}
