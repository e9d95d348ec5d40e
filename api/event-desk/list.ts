import type { Kysely } from 'kysely';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { readSort } from '../platform/data/list.ts';
import { rowsOnPage } from '../platform/paging/rules.ts';
import type { SortField } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { foldedWords, foldText, hasEveryWord } from '../platform/text/rules.ts';
import type { Folded } from '../platform/text/rules.ts';
import { nameOf } from '../events/content/rules.ts';
import { parseEventDate } from '../events/rules.ts';
import { contentOf, findEvents } from '../events/port.ts';
import { staffStateOf } from './rules.ts';
import { findEdits } from './store.ts';

type Schemas = components['schemas'];
type Language = 'en' | 'es';

interface Found {
  readonly row: Schemas['StaffEvent'];
  /** The names in both languages, for searching. */
  readonly names: Folded;
}

/** Returns every event and every draft. There are few, so all of them are loaded, as elsewhere. */
async function findAll(db: Kysely<Database>, language: Language): Promise<Found[]> {
  const [events, edits] = await Promise.all([findEvents(db), findEdits(db)]);
  const published = new Map(events.map((event) => [event.id, event]));
  const changed = new Set(edits.map(({ id }) => id));
  const found = (id: string, isDraft: boolean, content: Schemas['EventContent']): Found => {
    const event = published.get(id) ?? null;
    const { start_date, maxRegistrationCount, texts } = content;
    return {
      names: foldText(`${texts.en.name ?? ''} ${texts.es.name ?? ''}`),
      row: {
        id,
        state: staffStateOf(event),
        hasChanges: !isDraft && changed.has(id),
        name: nameOf(content, language),
        ...(start_date !== undefined && { start_date }),
        ...(maxRegistrationCount !== undefined && { maxRegistrationCount }),
        taken: event?.taken ?? 0,
      },
    };
  };
  return [
    ...events.map((event) => found(event.id, false, contentOf(event))),
    ...edits.flatMap(({ id, content }) => (content && !published.has(id) ? [found(id, true, content)] : [])),
  ];
}

type Dated = Pick<Schemas['StaffEvent'], 'start_date'>;

/** The first day of an event, in ms since 1970. A draft without one is sorted like the latest events. */
function dayOf({ start_date }: Dated): number {
  if (start_date === undefined) return Infinity;
  try {
    const { year, month, day } = parseEventDate(start_date);
    return Date.UTC(year, month - 1, day);
  } catch {
    return Infinity;
  }
}

/** Compares events by their first day. */
export function compareDays(one: Dated, other: Dated): number {
  return dayOf(one) === dayOf(other) ? 0 : dayOf(one) - dayOf(other);
}

const orders: Readonly<
  Record<SortField<'listStaffEvents'>, (one: Schemas['StaffEvent'], other: Schemas['StaffEvent']) => number>
> = {
  start_date: compareDays,
  name: (one, other) => one.name.localeCompare(other.name),
};

/** Returns one page of the events for staff, including drafts. */
export async function listStaffEvents(
  db: Kysely<Database>,
  query: Input<'listStaffEvents'>['query'],
): Promise<Schemas['StaffEventPage']> {
  const { field, direction } = readSort<SortField<'listStaffEvents'>>(query.sort);
  const words = foldedWords(query.search ?? '');
  const compare = orders[field];
  const sign = direction === 'asc' ? 1 : -1;
  const rows = (await findAll(db, query.lng))
    .filter(({ row, names }) => hasEveryWord(names, words) && (query.state ?? row.state) === row.state)
    .map(({ row }) => row)
    .sort((one, other) => compare(one, other) * sign || (one.id < other.id ? -1 : 1));
  return {
    items: rowsOnPage(rows, query),
    page: query.page,
    pageSize: query.pageSize,
    total: rows.length,
    totalIsExact: true,
  };
}
