import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { AppContext } from '../context.ts';
export { listAuditEntries, presentEntries } from './list.ts';
export type { AuditRow } from './list.ts';

/** The actions that the audit trail records: the contract's closed list. */
export type AuditAction = components['schemas']['AuditAction'];

/** Actions that are recorded although they change nothing: views and failed attempts. */
type UnchangingAction = Extract<
  AuditAction,
  `${string}-viewed` | `${string}-failed` | 'data-downloaded' | 'limit-reached' | 'report-refused'
>;

/** One action by a person. `subject` is, for example, user:7 or registration:<id>, never a name or an address. */
export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  readonly subject: string;
  readonly actorUserId?: number;
  /** User type letters, field names, numbers; never names of people, addresses or secrets. */
  readonly details?: Readonly<Record<string, string | number>>;
}

async function insertEntries(db: Kysely<Database>, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('audit_entries')
    .values(
      entries.map(({ at, action, subject, actorUserId, details }) => ({
        at,
        actor_user_id: actorUserId ?? null,
        action,
        subject,
        details: JSON.stringify(details ?? {}),
      })),
    )
    .execute();
}

/** Records actions in the transaction that performs them, so that neither exists without the other. */
export async function audit(transaction: Transaction<Database>, ...entries: readonly AuditEntry[]): Promise<void> {
  await insertEntries(transaction, entries);
}

/** The result of an action, with its entries for the audit trail; an action that changed nothing has none. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly entries: readonly Omit<AuditEntry, 'at'>[];
}

/** Runs an action in a transaction and records the entries that it returns. An action cannot be written without them. */
export async function audited<Result>(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  act: (transaction: Transaction<Database>, now: Date) => Promise<Outcome<Result>>,
): Promise<Result> {
  const at = clock();
  return db.transaction().execute(async (transaction) => {
    const { result, entries } = await act(transaction, at);
    await audit(transaction, ...entries.map((entry) => ({ ...entry, at })));
    return result;
  });
}

/** Records an action that changes nothing and so needs no transaction. */
export async function auditUnchanged(
  db: Kysely<Database>,
  entry: AuditEntry & { readonly action: UnchangingAction },
): Promise<void> {
  await insertEntries(db, [entry]);
}

/** Viewing something again within this time, in ms, counts as the same view: paging through a list, reloading a screen. */
const sameLook = 15 * 60_000;

/** Records that someone viewed something, unless they did so just before. */
export async function auditLook(
  db: Kysely<Database>,
  entry: AuditEntry & { readonly actorUserId: number; readonly action: UnchangingAction },
): Promise<void> {
  const seen = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('actor_user_id', '=', entry.actorUserId)
    .where('at', '>', new Date(entry.at.getTime() - sameLook))
    .where('action', '=', entry.action)
    .where('subject', '=', entry.subject)
    .limit(1)
    .executeTakeFirst();
  if (!seen) await insertEntries(db, [entry]);
}
