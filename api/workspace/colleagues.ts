import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { presentEntries } from '../audit/audit.ts';
import type { AuditRow } from '../audit/audit.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

/** How many actions are shown. */
const shownActions = 8;

/**
 * How many of the newest entries per subject are searched for actions of others, so that many entries of the viewer do not slow the
 * query.
 */
const lookedThrough = 200;

/** How far back these actions go, in ms. */
export const recently = 7 * 24 * 60 * 60_000;

/**
 * Recent actions of colleagues on these subjects, newest first. Views and changes to people's own accounts are left out. The
 * conditions match the index.
 */
export async function listColleaguesActions(
  db: Kysely<Database>,
  viewerId: number,
  {
    subjects,
    language,
  }: { readonly subjects: readonly string[]; readonly language: components['schemas']['Language'] },
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
    where actor_user_id <> ${viewerId}
    order by at desc, id desc
    limit ${shownActions}
  `.execute(db);
  return presentEntries(db, rows, language);
}
