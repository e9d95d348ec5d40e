import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import { audited } from '../audit/audit.ts';
import type { AuditAction, Outcome } from '../audit/audit.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { countAll, pageClause } from '../platform/data/list.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { laterCause } from '../platform/mail/limiter.ts';
import type { AppContext } from '../context.ts';
import { heldFormKinds } from '../platform/contract/enums.gen.ts';
import { readsUnshared } from '../prayer/rules.ts';
import { visibleOf } from './desk/visible.ts';
import { formReaders } from './rules.ts';
import { formTables } from './tables.ts';

type Schemas = components['schemas'];
type Kind = Schemas['HeldFormKind'];
type HeldParts = Pick<AppContext, 'db' | 'clock' | 'enqueue' | 'mailLimiter'>;

/** A held form with its kind and id, and the person who decides about it. */
export interface HeldFormKey {
  readonly kind: Kind;
  readonly formId: string;
  /** The types of the person who decides about it. */
  readonly held: readonly UserType[];
}

const pageSize = 25;

const emails = { contact: 'contact-mail', prayer: 'prayer-mail', sabbath: 'sabbath-mail' } as const;

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

/** The text of each kind of form. */
const texts = {
  contact: sql`message`,
  prayer: sql`prayer_request`,
  sabbath: sql`coalesce(intention, wishes, '')`,
} as const satisfies Record<Kind, RawBuilder<unknown>>;

/** The held forms of a kind that someone with these types may read. */
function heldOf(kind: Kind, held: readonly UserType[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${columns} from ${sql.table(formTables[kind])} where state = 'held' and ${visibleOf(kind, held)}`;
}

/** The held forms of a kind that someone with these types may read, for counting. */
export function heldForms(kind: Kind, held: readonly UserType[]): RawBuilder<unknown> {
  return sql`(${heldOf(kind, held, sql`id`)})`;
}

/** The kinds that someone with these types may read. */
function kindsOf(held: readonly UserType[]): Kind[] {
  return heldFormKinds.filter((kind) => holdsAny(held, formReaders[kind]));
}

/** Names and addresses, which the prayer team does not see. */
function contactColumns(kind: Kind, held: readonly UserType[]): RawBuilder<unknown> {
  return kind === 'prayer' && !readsUnshared(held)
    ? sql`null::text as last_name, null::text as email`
    : sql`last_name::text as last_name, email`;
}

/** One page of the forms that are held as suspected spam, newest first. */
export async function listHeldForms(
  db: Kysely<Database>,
  { page, kind: wanted }: { readonly page: number; readonly kind?: Kind },
  held: readonly UserType[],
): Promise<Schemas['HeldFormPage']> {
  const kinds = kindsOf(held).filter((kind) => wanted === undefined || kind === wanted);
  const request = { page, pageSize };
  if (kinds.length === 0) return { items: [], ...request, total: 0 };
  const all = sql.join(
    kinds.map((kind) =>
      heldOf(
        kind,
        held,
        sql`${kind}::text as kind, id, first_name::text as first_name, ${contactColumns(kind, held)}, ${texts[kind]} as text, held_reasons, language, created_at`,
      ),
    ),
    sql` union all `,
  );
  const [{ rows }, total] = await Promise.all([
    sql<Row>`select * from (${all}) as held order by created_at desc, id ${pageClause(request)}`.execute(db),
    countAll(db, sql`(${all})`),
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

/** @throws ProblemError `forbidden` for a kind that someone with these types may not read. */
function requireReader({ kind, held }: HeldFormKey): void {
  if (!holdsAny(held, formReaders[kind])) throw new ProblemError('forbidden');
}

function decided(action: AuditAction, { kind, formId }: HeldFormKey, userId: number): Outcome<undefined> {
  return { result: undefined, entries: [{ action, actorUserId: userId, subject: `${kind}:${formId}` }] };
}

/**
 * Releases a held form: it becomes new, and its usual emails go out; the one to its sender only if strangers have not filled the
 * mailbox.
 * @throws ProblemError `forbidden`, or `not-found` when it is not held, or no longer.
 */
export async function releaseHeldForm(parts: HeldParts, key: HeldFormKey, userId: number): Promise<void> {
  const { kind, formId, held } = key;
  requireReader(key);
  await audited(parts, async (transaction, now) => {
    const released = await transaction
      .updateTable(formTables[kind])
      .set({ state: 'new', updated_at: now })
      .where('id', '=', formId)
      .where('state', '=', 'held')
      .where(visibleOf(kind, held))
      .returning(['email', 'user_id'])
      .executeTakeFirst();
    if (!released) throw new ProblemError('not-found');
    await parts.enqueue(transaction, emails[kind], { id: formId, to: 'staff' });
    if (released.email !== null) {
      const mail = { to: released.email, cause: laterCause(released.user_id) };
      const [admission] = await parts.mailLimiter.admit(transaction, [mail], now);
      if (admission?.isAdmitted) await parts.enqueue(transaction, emails[kind], { id: formId, to: 'sender' });
    }
    return decided('held-form-released', key, userId);
  });
}

/**
 * Deletes a held form permanently; nobody gets an email.
 * @throws ProblemError `forbidden`, or `not-found` when it is not held, or no longer.
 */
export async function deleteHeldForm(parts: HeldParts, key: HeldFormKey, userId: number): Promise<void> {
  const { kind, formId, held } = key;
  requireReader(key);
  await audited(parts, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom(formTables[kind])
      .where('id', '=', formId)
      .where('state', '=', 'held')
      .where(visibleOf(kind, held))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ProblemError('not-found');
    return decided('held-form-deleted', key, userId);
  });
}
