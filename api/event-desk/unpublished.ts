import type { Kysely } from 'kysely';
import { compareDays } from './list.ts';
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

type Sorted = Parameters<typeof compareDays>[0] & Pick<NamedEvent, 'id'>;

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
    return [{ ...content, id, names, name: nameOf(content, language), state: 'draft' as const }];
  });
  const hidden = events
    .filter(({ isHidden }) => isHidden)
    .map((event) => ({ ...event, name: event.names[language], state: 'hidden' as const }));
  const latestFirst = (one: Sorted, other: Sorted): number => compareDays(other, one) || (one.id < other.id ? -1 : 1);
  return [...drafts.sort(latestFirst), ...hidden.sort(latestFirst)]
    .filter(({ names }) => hasEveryWord(foldText(`${names.en} ${names.es}`), words))
    .slice(0, shown)
    .map(({ id, name, state }) => ({ id, name, state }));
}
