import type { Kysely } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import { sortEvents } from '../../events/rules.ts';
import { findEvents } from '../../events/store.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { foldText } from '../../platform/text/rules.ts';
import { maySearch } from '../access.ts';
import { findParties, hasIndexed, newest, shownResults } from './parties.ts';

type Schemas = components['schemas'];

async function findUsers(db: Kysely<Database>, patterns: readonly string[]): Promise<Schemas['FoundUser'][]> {
  if (patterns.length === 0) return [];
  const latest = db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'search_text', 'last_sign_in_at'])
    .orderBy('last_sign_in_at', (order) => order.desc().nullsLast())
    .orderBy('id');
  // Shorter words are looked for among those who signed in last.
  let query = db
    .selectFrom((hasIndexed(patterns) ? latest.clearOrderBy() : latest.limit(newest)).as('users'))
    .select(['id', 'first_name', 'last_name', 'email']);
  for (const pattern of patterns) query = query.where('search_text', 'like', pattern);
  const rows = await query
    .orderBy('last_sign_in_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(shownResults)
    .execute();
  return rows.map(({ id, first_name, last_name, email }) => ({
    id,
    firstName: first_name,
    lastName: last_name,
    email,
  }));
}

/** Events by their name in either language. There are few, so that they are looked through. */
async function findNamedEvents(
  db: Kysely<Database>,
  wanted: string,
  language: 'en' | 'es',
  now: Date,
): Promise<Schemas['FoundEvent'][]> {
  const words = foldText(wanted).split(/\s+/);
  const isFound = (name: string) => words.every((word) => foldText(name).includes(word));
  return sortEvents(await findEvents(db), now)
    .filter(({ texts }) => isFound(texts.en.name) || isFound(texts.es.name))
    .slice(0, shownResults)
    .map(({ id, texts, start_date, end_date }) => ({ id, name: texts[language].name, start_date, end_date }));
}

/** What someone who holds these types finds; the groups are asked for at the same time. */
export async function search(
  db: Kysely<Database>,
  wanted: string,
  viewer: { readonly held: readonly UserType[]; readonly language: 'en' | 'es' },
  now: Date,
): Promise<Schemas['SearchResults']> {
  const { held, language } = viewer;
  const [parties, users, events] = await Promise.all([
    maySearch('parties', held) ? findParties(db, wanted, language) : undefined,
    maySearch('users', held) ? findUsers(db, searchPatterns(wanted)) : undefined,
    findNamedEvents(db, wanted, language, now),
  ]);
  return { ...(parties && { parties }), ...(users && { users }), events };
}
