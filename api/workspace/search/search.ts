import type { Kysely, Selectable } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import { sortEvents } from '../../events/rules.ts';
import { findNamedEvents } from '../../events/port.ts';
import type { NamedEvent } from '../../events/port.ts';
import { findStaffEvents } from '../../event-desk/port.ts';
import { findForms } from '../../forms/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database, UsersTable } from '../../platform/data/tables.gen.ts';
import { findMailings } from '../../mailings/port.ts';
import { findOnlineSessions } from '../../online-sessions/port.ts';
import { searchedAddress, searchPatterns } from '../../platform/text/search.ts';
import { foldedWords, foldText, hasEveryWord } from '../../platform/text/rules.ts';
import { findReports } from '../../reports/port.ts';
import { findRooms } from '../../rooming/port.ts';
import { maySearch } from '../access.ts';
import { findParties, hasIndexed, newest, shownResults } from './parties.ts';

type Schemas = components['schemas'];

async function findUsers(
  db: Kysely<Database>,
  patterns: readonly string[],
  address: string | undefined,
): Promise<Schemas['FoundUser'][]> {
  if (patterns.length === 0) return [];
  const owner =
    address === undefined
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name', 'email'])
          .where('email', '=', address)
          .execute();
  if (owner.length > 0) return owner.map(presentFound);
  const latest = db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'search_text', 'last_sign_in_at'])
    .orderBy('last_sign_in_at', (order) => order.desc().nullsLast())
    .orderBy('id');
  // Shorter words are only searched for among the users who signed in most recently.
  let query = db
    .selectFrom((hasIndexed(patterns) ? latest.clearOrderBy() : latest.limit(newest)).as('users'))
    .select(['id', 'first_name', 'last_name', 'email']);
  for (const pattern of patterns) query = query.where('search_text', 'like', pattern);
  const rows = await query
    .orderBy('last_sign_in_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(shownResults)
    .execute();
  return rows.map(presentFound);
}

function presentFound({
  id,
  first_name,
  last_name,
  email,
}: Pick<Selectable<UsersTable>, 'id' | 'first_name' | 'last_name' | 'email'>): Schemas['FoundUser'] {
  return { id, firstName: first_name, lastName: last_name, email };
}

/** Finds public events by their name in either language. */
function findEventsByName(
  named: readonly NamedEvent[],
  wanted: string,
  language: 'en' | 'es',
  now: Date,
): Schemas['FoundEvent'][] {
  const words = foldedWords(wanted);
  const isFound = (name: string) => hasEveryWord(foldText(name), words);
  const found = named.filter(({ names, isHidden }) => !isHidden && (isFound(names.en) || isFound(names.es)));
  return sortEvents(found, now)
    .slice(0, shownResults)
    .map(({ id, names, start_date, end_date }) => ({ id, name: names[language], start_date, end_date }));
}

/** Returns the results that someone with these types may see; all groups are searched concurrently. */
export async function search(
  db: Kysely<Database>,
  wanted: string,
  viewer: { readonly held: readonly UserType[]; readonly language: 'en' | 'es' },
  now: Date,
): Promise<Schemas['SearchResults']> {
  const { held, language } = viewer;
  const reports = findReports(wanted, held, language);
  // A single digit is the number of a report; in names and references it would match everything.
  if (wanted.length === 1) return { ...(reports.length > 0 && { reports }), events: [] };
  const patterns = searchPatterns(wanted);
  const address = searchedAddress(wanted);
  const shown = shownResults;
  const found = { patterns, address, isIndexed: hasIndexed(patterns), newest, shown };
  const forms = (kind: 'contact' | 'prayer' | 'sabbath') =>
    maySearch(kind, held) ? findForms(db, kind, held, found) : undefined;
  // There are few events, so their names are read once, and three groups search them.
  const named = await findNamedEvents(db);
  const events = findEventsByName(named, wanted, language, now);
  const [parties, users, staffEvents, prayerRequests, sabbathRequests, messages, mailings, rooms, onlineSessions] =
    await Promise.all([
      maySearch('parties', held) ? findParties(db, wanted, { language, now }) : undefined,
      maySearch('users', held) ? findUsers(db, patterns, address) : undefined,
      maySearch('staffEvents', held) ? findStaffEvents(db, wanted, named, { language, shown }) : undefined,
      forms('prayer'),
      forms('sabbath'),
      forms('contact'),
      maySearch('mailings', held) ? findMailings(db, wanted, { language, shown, held }) : undefined,
      maySearch('rooms', held) ? findRooms(db, wanted, named, { language, shown, now }) : undefined,
      maySearch('onlineSessions', held) ? findOnlineSessions(db, patterns, { language, shown }) : undefined,
    ]);
  return {
    ...(parties && { parties }),
    ...(users && { users }),
    ...(reports.length > 0 && { reports }),
    events,
    ...(staffEvents && { staffEvents }),
    ...(prayerRequests && { prayerRequests }),
    ...(sabbathRequests && { sabbathRequests }),
    ...(messages && { messages }),
    ...(mailings && { mailings }),
    ...(rooms && { rooms }),
    ...(onlineSessions && { onlineSessions }),
  };
}
