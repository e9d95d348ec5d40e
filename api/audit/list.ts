import { expressionBuilder, sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Input } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, onPage } from '../platform/data/list.ts';
import type { ListFilters } from '../platform/data/list.ts';
import type { AuditEntriesTable, Database } from '../platform/data/tables.gen.ts';

type Schemas = components['schemas'];

/** The filters of the audit trail; an entry must match all that are given. */
export type AuditQuery = Input<'listAuditEntries'>['query'];

const pageSize = 25;

const row = expressionBuilder<Database, 'audit_entries'>();

const filters: ListFilters<'listAuditEntries'> = {
  action: (action) => row('action', '=', action),
  actorUserId: (userId) => row('actor_user_id', '=', userId),
  subject: (subject) => row('subject', '=', subject),
  from: (from) => row('at', '>=', new Date(from)),
  to: (to) => row('at', '<', new Date(to)),
};

const userSubject = /^user:(\d{1,9})$/;
const registrationSubject = /^registration:([0-9a-f-]{36})$/;
const eventSubject = /^event:(.+)$/;

function matching(db: Kysely<Database>, query: AuditQuery, now: Date) {
  return db.selectFrom('audit_entries').where(row.and(conditionsOf(filters, query, now)));
}

/** The ids in these subjects. */
function idsIn(subjects: readonly string[], pattern: RegExp): string[] {
  return [...new Set(subjects.flatMap((subject) => pattern.exec(subject)?.slice(1) ?? []))];
}

/** The current names of the subjects and of the people who acted; the trail itself stores no names. */
async function findNames(
  db: Kysely<Database>,
  subjects: readonly string[],
  language: Schemas['Language'],
): Promise<ReadonlyMap<string, string>> {
  const userIds = idsIn(subjects, userSubject).map(Number);
  const registrationIds = idsIn(subjects, registrationSubject);
  const eventIds = idsIn(subjects, eventSubject);
  const [users, registrations, events] = await Promise.all([
    userIds.length === 0
      ? []
      : db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', userIds).execute(),
    registrationIds.length === 0
      ? []
      : db.selectFrom('registrations').select(['id', 'reference']).where('id', 'in', registrationIds).execute(),
    eventIds.length === 0
      ? []
      : db
          .selectFrom('events')
          .select(['id', sql<string>`texts -> ${language} ->> 'name'`.as('name')])
          .where('id', 'in', eventIds)
          .execute(),
  ]);
  return new Map([
    ...users.map(({ id, first_name, last_name }) => [`user:${String(id)}`, `${first_name} ${last_name}`] as const),
    ...registrations.map(({ id, reference }) => [`registration:${id}`, reference] as const),
    ...events.map(({ id, name }) => [`event:${id}`, name] as const),
  ]);
}

/** An entry as it is stored. */
export type AuditRow = Selectable<AuditEntriesTable>;

/** Entries with the current names of their subjects, in a language, and of the people who acted. */
export async function presentEntries(
  db: Kysely<Database>,
  rows: readonly AuditRow[],
  language: Schemas['Language'],
): Promise<Schemas['AuditEntry'][]> {
  const actors = rows.flatMap(({ actor_user_id }) => (actor_user_id === null ? [] : [`user:${String(actor_user_id)}`]));
  const names = await findNames(db, [...rows.map(({ subject }) => subject), ...actors], language);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    // The column contains only what audit.ts wrote.
    action: row.action as Schemas['AuditAction'],
    actorUserId: row.actor_user_id,
    actorName: row.actor_user_id === null ? null : (names.get(`user:${String(row.actor_user_id)}`) ?? null),
    subject: row.subject,
    subjectName: names.get(row.subject) ?? null,
    details: row.details as Schemas['ProblemParams'],
  }));
}

/** One page of the audit trail, newest first, with the number of matching entries, counted up to a limit. */
export async function listAuditEntries(
  db: Kysely<Database>,
  query: AuditQuery,
  now: Date,
): Promise<Schemas['AuditPage']> {
  const request = { page: query.page, pageSize };
  const found = matching(db, query, now);
  const [rows, count] = await Promise.all([
    onPage(found.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'), request).execute(),
    countUpToLimit(db, found.select('id')),
  ]);
  return {
    items: await presentEntries(db, rows, query.lng),
    ...request,
    ...count,
  };
}
