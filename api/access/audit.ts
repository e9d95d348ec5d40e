import type { Kysely } from 'kysely';
import type { Database } from '../data/tables.gen.ts';

/** What the audit trail records. */
type AuditAction =
  | 'registration-viewed'
  | 'signed-in'
  | 'sign-in-failed'
  | 'code-failed'
  | 'signed-out'
  | 'administrator-made'
  | 'user-added';

/** One thing that someone did; `subject` such as user:7 or registration:<id>, never a name or an address. */
export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  readonly subject: string;
  readonly actorUserId?: number;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Adds an entry to the audit trail. */
export async function audit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      at: entry.at,
      actor_user_id: entry.actorUserId ?? null,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
