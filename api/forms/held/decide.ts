import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import { audited } from '../../audit/audit.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { laterCause } from '../../platform/mail/limiter.ts';
import type { AppContext } from '../../context.ts';
import { changedMeanwhile } from '../../users/port.ts';
import { visibleOf } from '../desk/visible.ts';
import { formTables } from '../tables.ts';
import { readableKinds } from './kinds.ts';

type Schemas = components['schemas'];
type Kind = Schemas['HeldFormKind'];
type HeldContext = Pick<AppContext, 'db' | 'clock' | 'enqueue' | 'mailLimiter'>;

/** The person who decides about held forms. */
export interface Reviewer {
  readonly userId: number;
  /** The user types of the person. */
  readonly held: readonly UserType[];
}

const emails = { contact: 'contact-mail', prayer: 'prayer-mail', sabbath: 'sabbath-mail' } as const;

interface LockedForm {
  readonly kind: Kind;
  readonly id: string;
  readonly state: string;
  readonly email: string | null;
  readonly user_id: number | null;
  readonly changed_by_user_id: number | null;
}

/** The error that names who released or deleted one of these forms; undefined if nobody did. */
async function decidedMeanwhile(
  transaction: Transaction<Database>,
  formIds: readonly string[],
  { held }: Reviewer,
): Promise<ProblemError | undefined> {
  const decided = await transaction
    .selectFrom('audit_entries')
    .select(['actor_user_id', 'action'])
    .where(
      'subject',
      'in',
      readableKinds(held).flatMap((kind) => formIds.map((id) => `${kind}:${id}`)),
    )
    .where('action', 'in', ['held-form-released', 'held-form-deleted'])
    .limit(1)
    .executeTakeFirst();
  if (!decided) return undefined;
  const change = decided.action === 'held-form-released' ? 'released' : 'deleted';
  return changedMeanwhile(transaction, decided.actor_user_id, change);
}

/**
 * Locks held forms that the reviewer may read, always in the same order, to prevent deadlocks.
 * @throws ProblemError `not-found`; `changed-meanwhile` with who has released or deleted one of them.
 */
async function lockHeld(
  transaction: Transaction<Database>,
  formIds: readonly string[],
  reviewer: Reviewer,
): Promise<LockedForm[]> {
  const locked: LockedForm[] = [];
  for (const kind of readableKinds(reviewer.held)) {
    const { rows } = await sql<Omit<LockedForm, 'kind'>>`
      select id, state, email, user_id, changed_by_user_id from ${sql.table(formTables[kind])}
      where id = any(${formIds}::uuid[]) and ${visibleOf(kind, reviewer.held)}
      order by id
      for update
    `.execute(transaction);
    locked.push(...rows.map((row) => ({ kind, ...row })));
  }
  const decided = locked.find(({ state }) => state !== 'held');
  if (decided)
    throw (
      (await decidedMeanwhile(transaction, [decided.id], reviewer)) ??
      (await changedMeanwhile(transaction, decided.changed_by_user_id))
    );
  const missing = formIds.filter((id) => !locked.some((form) => form.id === id));
  if (missing.length > 0)
    throw (await decidedMeanwhile(transaction, missing, reviewer)) ?? new ProblemError('not-found');
  return locked;
}

/** Runs a statement for the forms of each kind. */
async function forEachKind(
  transaction: Transaction<Database>,
  forms: readonly LockedForm[],
  statement: (table: RawBuilder<unknown>, ids: readonly string[]) => RawBuilder<unknown>,
): Promise<void> {
  for (const kind of new Set(forms.map((form) => form.kind))) {
    const ids = forms.filter((form) => form.kind === kind).map(({ id }) => id);
    await statement(sql.table(formTables[kind]), ids).execute(transaction);
  }
}

/** Enqueues the usual emails of released forms; those to the senders only within the limits on email per mailbox. */
async function enqueueMail(
  { enqueue, mailLimiter }: HeldContext,
  transaction: Transaction<Database>,
  forms: readonly LockedForm[],
  now: Date,
): Promise<void> {
  for (const { kind, id } of forms) await enqueue(transaction, emails[kind], { id, to: 'staff' });
  const answerable = forms.flatMap(({ kind, id, email, user_id }) =>
    email === null ? [] : [{ kind, id, mail: { to: email, cause: laterCause(user_id) } }],
  );
  const admissions = await mailLimiter.admit(
    transaction,
    answerable.map(({ mail }) => mail),
    now,
  );
  for (const [position, { kind, id }] of answerable.entries())
    if (admissions[position]?.isAdmitted) await enqueue(transaction, emails[kind], { id, to: 'sender' });
}

/**
 * Decides about held forms, all or none. Released ones become new, and their usual emails go out; deleted ones cannot be restored,
 * and nobody gets an email.
 * @throws ProblemError `not-found`; `changed-meanwhile` with who has decided about one of them.
 */
export async function decideHeldForms(
  context: HeldContext,
  { decision, formIds: named }: Schemas['HeldFormDecisionRequest'],
  reviewer: Reviewer,
): Promise<void> {
  const formIds = [...new Set(named)];
  await audited(context, async (transaction, now) => {
    const forms = await lockHeld(transaction, formIds, reviewer);
    if (decision === 'release') {
      await forEachKind(
        transaction,
        forms,
        (table, ids) => sql`
          update ${table}
          set state = 'new', released_at = ${now}, version = version + 1, changed_by_user_id = ${reviewer.userId},
            updated_at = ${now}
          where id = any(${ids}::uuid[])
        `,
      );
      await enqueueMail(context, transaction, forms, now);
    } else
      await forEachKind(transaction, forms, (table, ids) => sql`delete from ${table} where id = any(${ids}::uuid[])`);
    const action = decision === 'release' ? ('held-form-released' as const) : ('held-form-deleted' as const);
    return {
      result: undefined,
      entries: forms.map(({ kind, id }) => ({ action, actorUserId: reviewer.userId, subject: `${kind}:${id}` })),
    };
  });
}
