import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { bodyHash } from '../platform/http/body-hash.ts';
import type { ActiveSession } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import type { AppContext } from '../context.ts';
import { keptDays, reasonsToHold } from './rules.ts';
import type { HeldReason } from './rules.ts';
import { fillTimeOf } from './stamp.ts';

const day = 24 * 60 * 60_000;

/** The dependencies for receiving a form. */
export type FormContext = Pick<AppContext, 'db' | 'enqueue' | 'clock' | 'secrets' | 'mailLimiter' | 'shortestFillTime'>;

/** The columns that every public form's table has, with their initial values. */
export interface Entry {
  readonly id: string;
  readonly state: 'held' | 'new';
  readonly held_reasons: HeldReason[];
  readonly language: 'en' | 'es';
  readonly origin: 'app' | 'plainForm' | 'staff';
  readonly user_id: number | null;
  readonly idempotency_key: string;
  readonly body_hash: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly delete_after: Date;
}

/** A submitted form, and its sender. */
export interface Submission {
  /** Distinguishes this form from a different one with the same key. */
  readonly body: unknown;
  readonly idempotencyKey: string;
  readonly language: 'en' | 'es';
  readonly check: components['schemas']['FormCheck'] | undefined;
  readonly session: ActiveSession | null;
  /** The sender's network. */
  readonly address: string;
  /** Whether staff with the right type filed it for someone else. */
  readonly isFiledByStaff?: boolean;
  readonly isPlainForm: boolean;
  /** The answers that are checked for signs of spam: short ones, and long ones in `texts`. */
  readonly lines: readonly (string | undefined)[];
  readonly texts: readonly (string | undefined)[];
  /** The address for the acknowledgment. */
  readonly email: string | undefined;
}

/** How to store one kind of form and who is notified. */
export interface FormStore {
  /** Stores it; returns false, without storing anything, when its key was used. */
  readonly insert: (transaction: Transaction<Database>, entry: Entry) => Promise<boolean>;
  readonly find: (
    db: Kysely<Database>,
    idempotencyKey: string,
  ) => Promise<{ body_hash: string; created_at: Date } | undefined>;
  /** Enqueues its emails. */
  readonly enqueueMail: (transaction: Transaction<Database>, id: string, to: 'staff' | 'sender') => Promise<void>;
  /** Whether staff get an email even when it is held, because they would see it nowhere else. */
  readonly tellsOfHeld: boolean;
}

/** When a form was received; `isNew` is false if the form was sent before. */
export interface Receipt {
  readonly receivedAt: Date;
  readonly isNew: boolean;
  /** Whether the sender gets no email because the limit on emails is reached. */
  readonly isMailLimited: boolean;
}

/** A receipt in the shape of the contract. */
export function presentReceipt({ receivedAt, isMailLimited }: Receipt): components['schemas']['FormReceipt'] {
  return { receivedAt: receivedAt.toISOString(), ...(isMailLimited && { emailProblem: 'limited' }) };
}

function given(answers: readonly (string | undefined)[]): string[] {
  return answers.filter((answer) => answer !== undefined);
}

function heldReasonsOf(context: FormContext, submission: Submission, now: Date): HeldReason[] {
  // A signed-in user is known and responsible for what they send; a guest may be anyone, even a program.
  if (typeof submission.session?.userId === 'number') return [];
  return reasonsToHold(
    {
      decoy: submission.check?.decoy ?? '',
      fillTime: fillTimeOf(submission.check?.stamp, context.secrets, now),
      lines: given(submission.lines),
      texts: given(submission.texts),
    },
    context.shortestFillTime,
  );
}

/** The receipt of the same form sent earlier under the same key, or undefined. */
async function findEarlier(
  { db }: FormContext,
  { find }: FormStore,
  key: string,
  hash: string,
): Promise<Receipt | undefined> {
  const earlier = await find(db, key);
  if (!earlier) return undefined;
  if (earlier.body_hash !== hash) throw new ProblemError('idempotency-key-reused');
  return { receivedAt: earlier.created_at, isNew: false, isMailLimited: false };
}

/**
 * Stores a submitted public form and enqueues its emails, in one transaction. Suspected spam is stored too, as `held`: staff can
 * review it, nobody outside gets an email, and the sender gets the same answer as everyone. The same form under the same key is
 * stored once.
 * @throws ProblemError `idempotency-key-reused` when the key was used for another form.
 */
export async function receive(context: FormContext, store: FormStore, submission: Submission): Promise<Receipt> {
  const { idempotencyKey, session } = submission;
  const hash = bodyHash(submission.body);
  const earlier = await findEarlier(context, store, idempotencyKey, hash);
  if (earlier) return earlier;

  const now = context.clock();
  const reasons = heldReasonsOf(context, submission, now);
  const isHeld = reasons.length > 0;
  const entry: Entry = {
    id: randomUUID(),
    state: isHeld ? 'held' : 'new',
    held_reasons: reasons,
    language: submission.language,
    origin: submission.isFiledByStaff ? 'staff' : submission.isPlainForm ? 'plainForm' : 'app',
    // When staff filed it, the requester may have no account.
    user_id: submission.isFiledByStaff ? null : (session?.userId ?? null),
    idempotency_key: idempotencyKey,
    body_hash: hash,
    created_at: now,
    updated_at: now,
    delete_after: new Date(now.getTime() + keptDays * day),
  };
  const stored = await context.db.transaction().execute(async (transaction) => {
    if (!(await store.insert(transaction, entry))) return null;
    if (!isHeld || store.tellsOfHeld) await store.enqueueMail(transaction, entry.id, 'staff');
    if (isHeld || submission.email === undefined) return { isMailLimited: false };
    const mail = { to: submission.email, cause: causeOf(submission) };
    const [admission] = submission.isFiledByStaff ? [] : await context.mailLimiter.admit(transaction, [mail], now);
    const isMailLimited = admission?.isAdmitted === false;
    if (!isMailLimited) await store.enqueueMail(transaction, entry.id, 'sender');
    return { isMailLimited };
  });
  if (stored) return { receivedAt: now, isNew: true, ...stored };
  // Another request stored the same form at the same moment.
  const meanwhile = await findEarlier(context, store, idempotencyKey, hash);
  if (!meanwhile) throw new Error('The idempotency key is used by no form');
  return meanwhile;
}
