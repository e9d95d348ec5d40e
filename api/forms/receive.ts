import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { bodyHash } from '../platform/contract/body-hash.ts';
import type { ActiveSession } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import type { Parts } from '../context.ts';
import { doubtsAbout, keptDays } from './rules.ts';
import type { Doubt } from './rules.ts';
import { fillTimeOf } from './stamp.ts';

const day = 24 * 60 * 60_000;

/** What receiving a form needs of the server. */
export type FormParts = Pick<Parts, 'db' | 'enqueue' | 'clock' | 'secrets' | 'mailLimiter' | 'shortestFillTime'>;

/** The columns that every public form's table has, as they are first written. */
export interface Entry {
  readonly id: string;
  readonly state: 'held' | 'new';
  readonly held_reasons: Doubt[];
  readonly language: 'en' | 'es';
  readonly origin: 'app' | 'plainForm' | 'staff';
  readonly user_id: number | null;
  readonly idempotency_key: string;
  readonly body_hash: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly delete_after: Date;
}

/** A form as it came, and who sent it. */
export interface Submission {
  /** What tells this form from another under the same key. */
  readonly body: unknown;
  readonly idempotencyKey: string;
  readonly language: 'en' | 'es';
  readonly check: components['schemas']['FormCheck'] | undefined;
  readonly session: ActiveSession | null;
  /** The network that it came from. */
  readonly address: string;
  /** Staff of the right type filed it for someone else. */
  readonly isFiledByStaff?: boolean;
  readonly isPlainForm: boolean;
  /** What is looked at for signs of a program: short answers and long ones. */
  readonly lines: readonly (string | undefined)[];
  readonly texts: readonly (string | undefined)[];
  /** Where the acknowledgement would go. */
  readonly email: string | undefined;
}

/** How one kind of form is kept and told of. */
export interface FormStore {
  /** Stores it; false, and nothing is stored, when its key was used. */
  readonly insert: (transaction: Kysely<Database>, entry: Entry) => Promise<boolean>;
  readonly find: (
    db: Kysely<Database>,
    idempotencyKey: string,
  ) => Promise<{ body_hash: string; created_at: Date } | undefined>;
  /** Puts its emails into the queue. */
  readonly enqueueMail: (transaction: Transaction<Database>, id: string, to: 'staff' | 'sender') => Promise<void>;
  /** Whether staff are written to even when it is held, because they see it nowhere else. */
  readonly tellsOfHeld: boolean;
}

/** When a form was received; `isNew` is false for the answer to a repeated one. */
export interface Receipt {
  readonly receivedAt: Date;
  readonly isNew: boolean;
  /** Whether its sender is not written to, because too many emails were caused. */
  readonly isMailLimited: boolean;
}

/** A receipt as the contract has it. */
export function presentReceipt({ receivedAt, isMailLimited }: Receipt): components['schemas']['FormReceipt'] {
  return { receivedAt: receivedAt.toISOString(), ...(isMailLimited && { emailProblem: 'limited' }) };
}

function given(answers: readonly (string | undefined)[]): string[] {
  return answers.filter((answer) => answer !== undefined);
}

function doubtsOf(parts: FormParts, submission: Submission, now: Date): Doubt[] {
  // Someone signed in is known, and answers for what they send; a guest may be anyone, a program too.
  if (typeof submission.session?.userId === 'number') return [];
  return doubtsAbout(
    {
      decoy: submission.check?.decoy ?? '',
      fillTime: fillTimeOf(submission.check?.stamp, parts.secrets, now),
      lines: given(submission.lines),
      texts: given(submission.texts),
    },
    parts.shortestFillTime,
  );
}

/** The receipt of the same form that came before under the same key, or nothing. */
async function findEarlier(
  { db }: FormParts,
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
 * Keeps what came through a public form and puts its emails into the queue, in one transaction. What looks like a
 * program's work is kept too, as `held`: staff can look at it, nobody outside is written to, and the sender is
 * answered like everyone. The same form under the same key is kept once.
 * @throws ProblemError `idempotency-key-reused` when the key was used for another form.
 */
export async function receive(parts: FormParts, store: FormStore, submission: Submission): Promise<Receipt> {
  const { idempotencyKey, session } = submission;
  const hash = bodyHash(submission.body);
  const earlier = await findEarlier(parts, store, idempotencyKey, hash);
  if (earlier) return earlier;

  const now = parts.clock();
  const doubts = doubtsOf(parts, submission, now);
  const isHeld = doubts.length > 0;
  const entry: Entry = {
    id: randomUUID(),
    state: isHeld ? 'held' : 'new',
    held_reasons: doubts,
    language: submission.language,
    origin: submission.isFiledByStaff ? 'staff' : submission.isPlainForm ? 'plainForm' : 'app',
    // Of a form that staff filed, the person it is about may have no account.
    user_id: submission.isFiledByStaff ? null : (session?.userId ?? null),
    idempotency_key: idempotencyKey,
    body_hash: hash,
    created_at: now,
    updated_at: now,
    delete_after: new Date(now.getTime() + keptDays * day),
  };
  const stored = await parts.db.transaction().execute(async (transaction) => {
    if (!(await store.insert(transaction, entry))) return null;
    if (!isHeld || store.tellsOfHeld) await store.enqueueMail(transaction, entry.id, 'staff');
    if (isHeld || submission.email === undefined) return { isMailLimited: false };
    const mail = { to: submission.email, cause: causeOf(submission) };
    const [admission] = submission.isFiledByStaff ? [] : await parts.mailLimiter.admit(transaction, [mail], now);
    const isMailLimited = admission?.isAdmitted === false;
    if (!isMailLimited) await store.enqueueMail(transaction, entry.id, 'sender');
    return { isMailLimited };
  });
  if (stored) return { receivedAt: now, isNew: true, ...stored };
  // The same form was being stored at this very moment.
  const meanwhile = await findEarlier(parts, store, idempotencyKey, hash);
  if (!meanwhile) throw new Error('The idempotency key is used by no form');
  return meanwhile;
}
