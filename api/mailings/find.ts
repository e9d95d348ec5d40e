import { expressionBuilder, sql } from 'kysely';
import type { Kysely, SqlBool } from 'kysely';
import { parseUserTypes } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import { findEvent } from '../events/port.ts';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, onPage, readSort } from '../platform/data/list.ts';
import type { ListFilters, SortField } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { foldedWords, foldText, hasEveryWord } from '../platform/text/rules.ts';
import { searchPatterns } from '../platform/text/search.ts';
import { userNames } from '../users/port.ts';
import { visibleTo } from './access.ts';
import { incompleteDays } from './rules.ts';
import { countStates, noCounts } from './store.ts';
import type { StoredMailing } from './store.ts';

type Schemas = components['schemas'];

const mailingRow = expressionBuilder<Database, 'mailings'>();

/** Matches recent mailings that did not reach everyone. */
function incomplete(now: Date) {
  const since = new Date(now.getTime() - incompleteDays * 24 * 60 * 60_000);
  return sql<SqlBool>`mailings.state in ('sending', 'paused', 'done') and mailings.sent_at > ${since} and exists (
    select 1 from mailing_recipients
    where mailing_id = mailings.id and mailing_recipients.state in ('failed', 'uncertain')
  )`;
}

const mailingFilters: ListFilters<'listMailings'> = {
  search: (words) =>
    mailingRow.and(searchPatterns(words).map((pattern) => mailingRow('mailings.search_text', 'like', pattern))),
  state: (state, now) => (state === 'incomplete' ? incomplete(now) : mailingRow('mailings.state', '=', state)),
};

/** The mailings that staff are reminded of, as the list shows them. */
export function failedMailings(now: Date, held: readonly UserType[]) {
  return sql`(select mailings.id from mailings where ${incomplete(now)} and ${visibleTo(held)})`;
}

/** How many of the newest mailings are searched. */
const searched = 500;

/** Mailings whose subject, in either language, contains every word; newest first. */
export async function findMailings(
  db: Kysely<Database>,
  wanted: string,
  {
    language,
    shown,
    held,
  }: { readonly language: 'en' | 'es'; readonly shown: number; readonly held: readonly UserType[] },
): Promise<Schemas['FoundMailing'][]> {
  const words = foldedWords(wanted);
  const rows = await db
    .selectFrom('mailings')
    .select(['id', 'created_at'])
    .select([sql<string>`texts -> 'en' ->> 'subject'`.as('en'), sql<string>`texts -> 'es' ->> 'subject'`.as('es')])
    .where(visibleTo(held))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(searched)
    .execute();
  const other = language === 'es' ? 'en' : 'es';
  return rows
    .filter(({ en, es }) => hasEveryWord(foldText(`${en} ${es}`), words))
    .slice(0, shown)
    .map((row) => ({ id: row.id, subject: row[language] || row[other], createdAt: row.created_at.toISOString() }));
}

/** The event of a mailing, if the mailing is for the parties of exactly one. */
function onlyEvent({ audience: { eventIds } }: StoredMailing): string | undefined {
  return eventIds.length === 1 ? eventIds[0] : undefined;
}

/** The names of events by their ids. */
async function eventNames(
  db: Kysely<Database>,
  ids: readonly string[],
  language: 'en' | 'es',
): Promise<ReadonlyMap<string, string>> {
  const events = await Promise.all([...new Set(ids)].map((id) => findEvent(db, id)));
  return new Map(events.flatMap((event) => (event ? [[event.id, event.texts[language].name]] : [])));
}

/** When the newest mailing visible to someone with these types was created; null if there is none. One index lookup. */
async function newestMailingAt(db: Kysely<Database>, held: readonly UserType[]): Promise<Date | null> {
  const newest = await db
    .selectFrom('mailings')
    .select('created_at')
    .where(visibleTo(held))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.created_at ?? null;
}

/** The limit of the count. */
const mostNew = 100;

/** How many mailings were created after a given time, counting only those that someone with these types may see. */
export async function countNewMailings(
  db: Kysely<Database>,
  since: string,
  { userType }: { readonly userType: string },
): Promise<number> {
  const newer = db
    .selectFrom('mailings')
    .select('id')
    .where('created_at', '>', new Date(since))
    .where(visibleTo(parseUserTypes(userType)))
    .orderBy('created_at', 'desc')
    .limit(mostNew);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${newer} as newer`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page of mailings, newest first unless another order is requested. */
export async function listMailings(
  db: Kysely<Database>,
  query: Input<'listMailings'>['query'],
  viewer: { readonly userType: string },
  now: Date,
): Promise<Schemas['MailingPage']> {
  const { field, direction } = readSort<SortField<'listMailings'>>(query.sort);
  const held = parseUserTypes(viewer.userType);
  const found = db
    .selectFrom('mailings')
    .where(mailingRow.and(conditionsOf(mailingFilters, query, now)))
    .where(visibleTo(held));
  const isBySending = field === 'sentAt';
  const ordered = found.selectAll().orderBy(isBySending ? 'sent_at' : 'created_at', (order) => {
    const ordering = direction === 'asc' ? order.asc() : order.desc();
    if (!isBySending) return ordering;
    // Drafts come after all sent mailings, or before them in ascending order, as in the index.
    return direction === 'asc' ? ordering.nullsFirst() : ordering.nullsLast();
  });
  const [rows, count, newestAt] = await Promise.all([
    onPage(ordered.orderBy('id', direction), query).execute(),
    countUpToLimit(db, found.select('id')),
    newestMailingAt(db, held),
  ]);
  const mailings = rows as StoredMailing[];
  const [events, names, counts] = await Promise.all([
    eventNames(
      db,
      mailings.flatMap((mailing) => onlyEvent(mailing) ?? []),
      query.lng,
    ),
    userNames(
      db,
      mailings.flatMap((each) => [each.created_by_user_id, each.sent_by_user_id]),
    ),
    countStates(db, mailings),
  ]);
  const other = query.lng === 'es' ? 'en' : 'es';
  return {
    items: mailings.map((mailing) => ({
      id: mailing.id,
      state: mailing.state,
      subject: mailing.texts[query.lng].subject || mailing.texts[other].subject,
      eventName: events.get(onlyEvent(mailing) ?? '') ?? null,
      createdAt: mailing.created_at.toISOString(),
      createdByName: names.get(mailing.created_by_user_id) ?? null,
      sentAt: mailing.sent_at?.toISOString() ?? null,
      sentByName: names.get(mailing.sent_by_user_id) ?? null,
      counts: counts.get(mailing.id) ?? noCounts,
    })),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
    newestAt: newestAt?.toISOString() ?? null,
  };
}
