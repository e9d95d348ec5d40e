import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type Schemas = components['schemas'];

/** Which entries of the audit trail are wanted; all that is given must fit. */
export interface AuditQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly action?: Schemas['AuditAction'] | undefined;
  readonly actorUserId?: number | undefined;
  readonly subject?: string | undefined;
  /** The first moment. */
  readonly from?: string | undefined;
  /** The first moment after it. */
  readonly to?: string | undefined;
}

const pageSize = 25;

/** Beyond this nobody counts pages, and counting would cost more than the page. */
const countLimit = 10_000;

const userSubject = /^user:(\d{1,9})$/;
const registrationSubject = /^registration:([0-9a-f-]{36})$/;

function matching(db: Kysely<Database>, { action, actorUserId, subject, from, to }: AuditQuery) {
  let query = db.selectFrom('audit_entries');
  if (action !== undefined) query = query.where('action', '=', action);
  if (actorUserId !== undefined) query = query.where('actor_user_id', '=', actorUserId);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', new Date(from));
  if (to !== undefined) query = query.where('at', '<', new Date(to));
  return query;
}

async function countMatching(db: Kysely<Database>, query: AuditQuery): Promise<number> {
  const { count } = await db
    .selectFrom(
      matching(db, query)
        .select('id')
        .limit(countLimit + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function findPage(db: Kysely<Database>, query: AuditQuery) {
  return matching(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .execute();
}

/** The ids that stand in these subjects. */
function idsIn(subjects: readonly string[], pattern: RegExp): string[] {
  return [...new Set(subjects.flatMap((subject) => pattern.exec(subject)?.slice(1) ?? []))];
}

/** What the subjects are called today, and those who acted: the trail itself holds no names. */
async function findNames(db: Kysely<Database>, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const userIds = idsIn(subjects, userSubject).map(Number);
  const registrationIds = idsIn(subjects, registrationSubject);
  const [users, registrations] = await Promise.all([
    userIds.length === 0
      ? []
      : db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', userIds).execute(),
    registrationIds.length === 0
      ? []
      : db.selectFrom('registrations').select(['id', 'reference']).where('id', 'in', registrationIds).execute(),
  ]);
  return new Map([
    ...users.map(({ id, first_name, last_name }) => [`user:${String(id)}`, `${first_name} ${last_name}`] as const),
    ...registrations.map(({ id, reference }) => [`registration:${id}`, reference] as const),
  ]);
}

/** One page of the audit trail, newest first, with the number of all entries that match, counted up to a limit. */
export async function listAuditEntries(db: Kysely<Database>, query: AuditQuery): Promise<Schemas['AuditPage']> {
  const [rows, count] = await Promise.all([findPage(db, query), countMatching(db, query)]);
  const actors = rows.flatMap(({ actor_user_id }) => (actor_user_id === null ? [] : [`user:${String(actor_user_id)}`]));
  const names = await findNames(db, [...rows.map(({ subject }) => subject), ...actors]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      // The column holds only what audit.ts wrote.
      action: row.action as Schemas['AuditAction'],
      actorUserId: row.actor_user_id,
      actorName: row.actor_user_id === null ? null : (names.get(`user:${String(row.actor_user_id)}`) ?? null),
      subject: row.subject,
      subjectName: names.get(row.subject) ?? null,
      details: row.details as Schemas['ProblemParams'],
    })),
    page: query.page,
    pageSize,
    total: Math.min(count, countLimit),
    totalIsExact: count <= countLimit,
  };
}
