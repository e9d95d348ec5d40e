import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { audited } from '../audit/audit.ts';
import type { AuditAction, Outcome } from '../audit/audit.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { countAll, pageClause } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { Parts } from '../context.ts';

type Schemas = components['schemas'];
type Kind = Schemas['HeldFormKind'];
type HeldParts = Pick<Parts, 'db' | 'clock' | 'enqueue'>;

/** A held form by where it came and its id. */
export interface HeldFormKey {
  readonly kind: Kind;
  readonly formId: string;
}

const pageSize = 25;

const tables = {
  contact: 'contact_messages',
  prayer: 'prayer_requests',
  sabbath: 'sabbath_requests',
} as const satisfies Record<Kind, keyof Database>;
const mails = { contact: 'contact-mail', prayer: 'prayer-mail', sabbath: 'sabbath-mail' } as const;

interface Row {
  readonly kind: Kind;
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly text: string;
  readonly held_reasons: Schemas['FormDoubt'][];
  readonly language: 'en' | 'es';
  readonly created_at: Date;
}

/** The held forms of every kind. */
export const heldForms = sql`(
  select id from contact_messages where state = 'held'
  union all select id from prayer_requests where state = 'held'
  union all select id from sabbath_requests where state = 'held'
)`;

/** One page of the forms that look like a program's work and nobody has decided about, newest first. */
export async function listHeldForms(db: Kysely<Database>, page: number): Promise<Schemas['HeldFormPage']> {
  const held = sql`
    select 'contact' as kind, id, first_name, last_name, email, message as text, held_reasons, language, created_at
    from contact_messages where state = 'held'
    union all
    select 'prayer', id, first_name, last_name, email, prayer_request, held_reasons, language, created_at
    from prayer_requests where state = 'held'
    union all
    select 'sabbath', id, first_name, last_name, email, coalesce(intention, wishes, ''), held_reasons, language, created_at
    from sabbath_requests where state = 'held'
  `;
  const request = { page, pageSize };
  const [{ rows }, total] = await Promise.all([
    sql<Row>`select * from (${held}) as held order by created_at desc, id ${pageClause(request)}`.execute(db),
    countAll(db, heldForms),
  ]);
  return {
    items: rows.map(({ kind, id, first_name, last_name, email, text, held_reasons, language, created_at }) => ({
      kind,
      id,
      firstName: first_name,
      ...(last_name !== null && { lastName: last_name }),
      ...(email !== null && { email }),
      text,
      doubts: held_reasons,
      language,
      receivedAt: created_at.toISOString(),
    })),
    ...request,
    total,
  };
}

function decided(action: AuditAction, { kind, formId }: HeldFormKey, userId: number): Outcome<undefined> {
  return { result: undefined, entries: [{ action, actorUserId: userId, subject: `${kind}:${formId}` }] };
}

/**
 * Lets a held form in: it is new from now on, and the emails go out that a form brings.
 * @throws ProblemError `not-found` when it is not held, or no longer.
 */
export async function releaseHeldForm(parts: HeldParts, key: HeldFormKey, userId: number): Promise<void> {
  const { kind, formId } = key;
  await audited(parts, async (transaction, now) => {
    const released = await transaction
      .updateTable(tables[kind])
      .set({ state: 'new', updated_at: now })
      .where('id', '=', formId)
      .where('state', '=', 'held')
      .returning('email')
      .executeTakeFirst();
    if (!released) throw new ProblemError('not-found');
    await parts.enqueue(transaction, mails[kind], { id: formId, to: 'staff' });
    if (released.email !== null) await parts.enqueue(transaction, mails[kind], { id: formId, to: 'sender' });
    return decided('held-form-released', key, userId);
  });
}

/**
 * Deletes a held form for good; nobody is written to.
 * @throws ProblemError `not-found` when it is not held, or no longer.
 */
export async function deleteHeldForm(parts: HeldParts, key: HeldFormKey, userId: number): Promise<void> {
  const { kind, formId } = key;
  await audited(parts, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom(tables[kind])
      .where('id', '=', formId)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ProblemError('not-found');
    return decided('held-form-deleted', key, userId);
  });
}
