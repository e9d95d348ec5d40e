import type { Kysely } from 'kysely';
import type { components } from '../contract/schema.gen.ts';
import type { Database } from '../data/tables.gen.ts';

/** What the audit trail records: the contract's closed list. */
export type AuditAction = components['schemas']['AuditAction'];

/** One thing that someone did; `subject` such as user:7 or registration:<id>, never a name or an address. */
export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  readonly subject: string;
  readonly actorUserId?: number;
  /** Letters of types, names of fields, figures; never names of people, addresses or secrets. */
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

/** Looking again within this time, in ms, is the same look: a list that is paged through, a screen that loads again. */
const sameLook = 15 * 60_000;

/** Notes that someone looked at something, unless they did just before. */
export async function auditLook(db: Kysely<Database>, entry: AuditEntry & { readonly actorUserId: number }): Promise<void> {
  const seen = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('actor_user_id', '=', entry.actorUserId)
    .where('at', '>', new Date(entry.at.getTime() - sameLook))
    .where('action', '=', entry.action)
    .where('subject', '=', entry.subject)
    .limit(1)
    .executeTakeFirst();
  if (!seen) await audit(db, entry);
}
