import { randomUUID } from 'node:crypto';
import { expressionBuilder, sql } from 'kysely';
import type { Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import { parseUserTypes } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import { findEvent } from '../events/port.ts';
import type { Input } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, onPage } from '../platform/data/list.ts';
import type { ListFilters } from '../platform/data/list.ts';
import type { Database, MailingsTable } from '../platform/data/tables.gen.ts';
import { visibleTo } from './access.ts';
import { listFiles } from './files/read.ts';
import { foldText } from '../platform/text/rules.ts';
import { changedMeanwhile, userNames } from '../users/port.ts';

type Schemas = components['schemas'];

/** A mailing as it is stored, with its texts and its audience as the contract has them. */
export type StoredMailing = Omit<Selectable<MailingsTable>, 'audience' | 'texts' | 'kept_counts'> & {
  readonly kept_counts: Partial<Schemas['MailingCounts']> | null;
  readonly audience: Schemas['MailingAudience'];
  readonly texts: Schemas['MailingTexts'];
};

const mailingRow = expressionBuilder<Database, 'mailings'>();

const blankAudience: Schemas['MailingAudience'] = {
  eventIds: [],
  states: [],
  paymentStatuses: [],
  signatures: 'any',
  languages: [],
  optedIn: false,
  userTypes: [],
};
const blankText: Schemas['MailingText'] = { subject: '', text: '' };

/** Creates a draft. Returns its id. */
export async function insertMailing(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mailings')
    .values({
      id,
      state: 'draft',
      audience: JSON.stringify(blankAudience),
      texts: JSON.stringify({ en: blankText, es: blankText }),
      created_at: now,
      created_by_user_id: userId,
    })
    .execute();
  return id;
}

/** The columns contain only what the contract accepted; an earlier contract knew fewer kinds of recipients. */
function complete(row: Selectable<MailingsTable>): StoredMailing {
  const mailing = row as StoredMailing;
  return { ...mailing, audience: { ...blankAudience, ...mailing.audience } };
}

/** @throws ProblemError `not-found`. */
export async function findMailing(db: Kysely<Database>, id: string): Promise<StoredMailing> {
  const row = await db.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return complete(row);
}

/**
 * Locks a mailing until the transaction ends.
 * @throws ProblemError `not-found`.
 */
export async function lockMailing(transaction: Transaction<Database>, id: string): Promise<StoredMailing> {
  const row = await transaction.selectFrom('mailings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return complete(row);
}

/** @throws ProblemError `state-conflict` where it was sent. */
export function requireDraft({ state }: StoredMailing): void {
  if (state !== 'draft') throw new ProblemError('state-conflict');
}

/** @throws ProblemError `state-conflict` where it was sent, `changed-meanwhile` with who saved it since. */
export async function requireDraftOf(
  transaction: Transaction<Database>,
  mailing: StoredMailing,
  version: number,
): Promise<void> {
  requireDraft(mailing);
  if (mailing.version !== version) throw await changedMeanwhile(transaction, mailing.changed_by_user_id);
}

const noCounts: Schemas['MailingCounts'] = { waiting: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, canceled: 0 };

async function countStates(
  db: Kysely<Database>,
  mailings: readonly Pick<StoredMailing, 'id' | 'kept_counts'>[],
): Promise<Map<string, Schemas['MailingCounts']>> {
  const ids = mailings.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('mailing_recipients')
          .select(['mailing_id', 'state'])
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('mailing_id', 'in', ids)
          .groupBy(['mailing_id', 'state'])
          .execute();
  // Of long ago only the numbers are left.
  const counts = new Map(mailings.map(({ id, kept_counts }) => [id, { ...noCounts, ...kept_counts }]));
  for (const { mailing_id: id, state, count } of rows) {
    const ofMailing = counts.get(id);
    if (ofMailing) ofMailing[state] = count;
  }
  return counts;
}

/** A mailing as the contract has it. @throws ProblemError `not-found`. */
export async function presentMailing(db: Kysely<Database>, id: string): Promise<Schemas['Mailing']> {
  const mailing = await findMailing(db, id);
  const [counts, files] = await Promise.all([countStates(db, [mailing]), listFiles(db, id)]);
  const names = await userNames(db, [
    mailing.created_by_user_id,
    mailing.sent_by_user_id,
    mailing.list_declared_by_user_id,
  ]);
  return {
    id,
    version: mailing.version,
    kind: mailing.kind,
    state: mailing.state,
    audience: mailing.audience,
    list: mailing.list_declared_at && {
      recipients: mailing.list_size,
      declaredByName: names.get(mailing.list_declared_by_user_id) ?? null,
      declaredAt: mailing.list_declared_at.toISOString(),
    },
    texts: mailing.texts,
    files,
    createdAt: mailing.created_at.toISOString(),
    createdByName: names.get(mailing.created_by_user_id) ?? null,
    sentAt: mailing.sent_at?.toISOString() ?? null,
    sentByName: names.get(mailing.sent_by_user_id) ?? null,
    finishedAt: mailing.finished_at?.toISOString() ?? null,
    counts: counts.get(id) ?? noCounts,
  };
}

/** Those that not everyone got. */
const incomplete = sql<SqlBool>`mailings.state in ('sending', 'paused', 'done') and exists (
  select 1 from mailing_recipients
  where mailing_id = mailings.id and mailing_recipients.state in ('failed', 'uncertain')
)`;

const mailingFilters: ListFilters<'listMailings'> = {
  state: (state) => (state === 'incomplete' ? incomplete : mailingRow('mailings.state', '=', state)),
};

/** How many days staff are reminded of recipients who did not get a mailing. */
const remindedDays = 30;

/** The mailings of late that not everyone got. */
export function failedMailings(now: Date, held: readonly UserType[]) {
  const since = new Date(now.getTime() - remindedDays * 24 * 60 * 60_000);
  return sql`(select mailings.id from mailings where mailings.sent_at > ${since} and ${incomplete} and ${visibleTo(held)})`;
}

/** How many of the newest are searched. */
const searched = 500;

/** Mailings whose subject, in either language, holds every word; the newest first. */
export async function findMailings(
  db: Kysely<Database>,
  wanted: string,
  {
    language,
    shown,
    held,
  }: { readonly language: 'en' | 'es'; readonly shown: number; readonly held: readonly UserType[] },
): Promise<Schemas['FoundMailing'][]> {
  const words = foldText(wanted).split(/\s+/);
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
    .filter(({ en, es }) => words.every((word) => foldText(`${en} ${es}`).includes(word)))
    .slice(0, shown)
    .map((row) => ({ id: row.id, subject: row[language] || row[other], createdAt: row.created_at.toISOString() }));
}

/** The event whose parties a mailing is for, if it is one alone. */
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

/** One page of mailings, newest first unless another order is requested. */
export async function listMailings(
  db: Kysely<Database>,
  query: Input<'listMailings'>['query'],
  viewer: { readonly userType: string },
  now: Date,
): Promise<Schemas['MailingPage']> {
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  const found = db
    .selectFrom('mailings')
    .where(mailingRow.and(conditionsOf(mailingFilters, query, now)))
    .where(visibleTo(parseUserTypes(viewer.userType)));
  const [rows, count] = await Promise.all([
    onPage(found.selectAll().orderBy('created_at', direction).orderBy('id', direction), query).execute(),
    countUpToLimit(db, found.select('id')),
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
      kind: mailing.kind,
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
  };
}
