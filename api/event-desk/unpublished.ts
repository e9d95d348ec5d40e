import type { Kysely } from 'kysely';
import { dayOf } from './list.ts';
import { nameOf } from '../events/content/rules.ts';
import type { NamedEvent } from '../events/port.ts';
import { findEdits } from './store.ts';
import { foldedWords, foldText, hasEveryWord } from '../platform/text/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

/** Selects the drafts that were never published. */
export function selectDraftEvents(db: Kysely<Database>) {
  return db
    .selectFrom('event_edits')
    .select('event_edits.id')
    .where('content', 'is not', null)
    .where((row) =>
      row.not(row.exists(row.selectFrom('events').select('events.id').whereRef('events.id', '=', 'event_edits.id'))),
    );
}

interface Dated {
  readonly id: string;
  readonly day: number;
}

/** The latest first. */
const byDay = (one: Dated, other: Dated): number =>
  one.day === other.day ? one.id.localeCompare(other.id) : other.day - one.day;

/** Returns the drafts and hidden events whose name, in either language, contains every word; latest first. */
export async function findStaffEvents(
  db: Kysely<Database>,
  wanted: string,
  events: readonly NamedEvent[],
  { language, shown }: { readonly language: 'en' | 'es'; readonly shown: number },
): Promise<components['schemas']['FoundStaffEvent'][]> {
  const words = foldedWords(wanted);
  const edits = await findEdits(db);
  const known = new Set(events.map(({ id }) => id));
  const drafts = edits.flatMap(({ id, content }) => {
    if (!content || known.has(id)) return [];
    const names = { en: content.texts.en.name ?? '', es: content.texts.es.name ?? '' };
    return [{ id, names, name: nameOf(content, language), state: 'draft' as const, day: dayOf(content) }];
  });
  const hidden = events
    .filter(({ isHidden }) => isHidden)
    .map((event) => ({ ...event, name: event.names[language], state: 'hidden' as const, day: dayOf(event) }));
  return [...drafts.sort(byDay), ...hidden.sort(byDay)]
    .filter(({ names }) => hasEveryWord(foldText(`${names.en} ${names.es}`), words))
    .slice(0, shown)
    .map(({ id, name, state }) => ({ id, name, state }));
}
