import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { audited } from '../../audit/audit.ts';
import type { AuditAction } from '../../audit/audit.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { formTables } from '../tables.ts';
import { lockForms } from './lock.ts';

type Schemas = components['schemas'];

/** Forms of a kind that change to another state. */
interface Move {
  readonly kind: 'contact' | 'sabbath';
  readonly state: string;
  readonly requests: readonly Schemas['FormVersion'][];
  readonly action: AuditAction;
  readonly userId: number;
  /** Throws if one of these locked forms must stay where it is. */
  readonly check?: (transaction: Transaction<Database>, ids: readonly string[]) => Promise<void>;
}

/**
 * Moves forms to a state, all or none. Those already in that state stay as they are.
 * @throws ProblemError `not-found`, `changed-meanwhile`, and those of `check`.
 */
export async function moveForms(
  context: Pick<AppContext, 'db' | 'clock'>,
  { kind, state, requests, action, userId, check }: Move,
): Promise<Schemas['FormVersion'][]> {
  const table = formTables[kind];
  return audited(context, async (transaction, now) => {
    const locked = await lockForms(transaction, { kind, forms: requests, visible: sql`true` });
    const moving = locked.filter((form) => form.state !== state);
    const ids = moving.map(({ id }) => id);
    await check?.(transaction, ids);
    const { rows: moved } = await sql<Schemas['FormVersion']>`
      update ${sql.table(table)}
      set state = ${state}, version = version + 1, changed_by_user_id = ${userId}, updated_at = ${now}
      where id = any(${ids}::uuid[])
      returning id, version
    `.execute(transaction);
    return {
      result: [...new Map([...locked, ...moved].map(({ id, version }) => [id, version]))].map(([id, version]) => ({
        id,
        version,
      })),
      entries: moving.map(({ id, state: from }) => ({
        action,
        actorUserId: userId,
        subject: `${kind}:${id}`,
        details: { from, to: state },
      })),
    };
  });
}
