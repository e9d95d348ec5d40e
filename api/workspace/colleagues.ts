import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { UserType } from '../access/rules.ts';
import { presentEntries } from '../audit/audit.ts';
import type { AuditRow } from '../audit/audit.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { readsUnshared } from '../prayer/rules.ts';

/** How many actions are shown. */
const shownActions = 8;

/**
 * How many of the newest entries per subject are searched for actions of others, so that many entries of the viewer do not slow the
 * query.
 */
const lookedThrough = 200;

/** How far back these actions go, in ms. */
export const recently = 7 * 24 * 60 * 60_000;

/** The prayer team learns nothing of what happens to a request that was not shared with it. */
const isOfSharedRequest = sql<boolean>`case when subject ~ '^prayer:[0-9a-f-]{36}$' then exists (
  select from prayer_requests where prayer_requests.id = substr(subject, length('prayer:') + 1)::uuid and share_with_team
) else true end`;

/**
 * Recent actions of colleagues on these subjects, newest first. Views and changes to people's own accounts are left out. The
 * conditions match the index.
 */
export async function listColleaguesActions(
  db: Kysely<Database>,
  viewerId: number,
  {
    subjects,
    held,
    language,
  }: {
    readonly subjects: readonly string[];
    readonly held: readonly UserType[];
    readonly language: components['schemas']['Language'];
  },
  now: Date,
): Promise<components['schemas']['AuditEntry'][]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<AuditRow>`
    select * from unnest(${subjects}::text[]) as wanted (subject_kind)
    cross join lateral (
      select * from audit_entries
      where split_part(subject, ':', 1) = wanted.subject_kind and at > ${new Date(now.getTime() - recently)}
        and actor_user_id is not null and action not like '%viewed' and subject <> 'user:' || actor_user_id::text
      order by at desc, id desc
      limit ${lookedThrough}
    ) as newest
    where actor_user_id <> ${viewerId} and ${readsUnshared(held) ? sql`true` : isOfSharedRequest}
    order by at desc, id desc
    limit ${shownActions}
  `.execute(db);
  return presentEntries(db, rows, language);
}
