import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { AuditAction } from '../audit/audit.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { allow, allowUnsubscribed, newsSubject, refuse } from './stopped-addresses.ts';
import { confirmSubscriber, deleteSubscriber, endSubscriber, insertSubscriber, resumeSubscriber } from './store.ts';
import type { Applicant } from './store.ts';
import type { Question } from './tokens.ts';

type Keys = Pick<AppContext, 'secrets'>;

async function entryOf(transaction: Transaction<Database>, { secrets }: Keys, action: AuditAction, address: string) {
  return { action, subject: await newsSubject(transaction, secrets, address) };
}

/** Subscribes an address that its owner has just confirmed. */
export async function subscribe(
  transaction: Transaction<Database>,
  { secrets }: Keys,
  applicant: Applicant,
  now: Date,
): Promise<void> {
  await insertSubscriber(transaction, applicant, randomUUID(), now);
  await allow(transaction, secrets, applicant.address);
}

/** Confirms a subscription. Returns the audit trail entries, or undefined if the link is no longer valid. */
export async function confirm(transaction: Transaction<Database>, context: Keys, question: Question, now: Date) {
  const isNew = await confirmSubscriber(transaction, question, now);
  if (isNew === undefined) return undefined;
  // The owner of the mailbox has agreed, so earlier refusals no longer count.
  if (isNew) await allow(transaction, context.secrets, question.address);
  return isNew ? [await entryOf(transaction, context, 'news-confirmed', question.address)] : [];
}

/** Permanently ends the emails to an address. Returns the audit trail entries. */
export async function unsubscribe(transaction: Transaction<Database>, context: Keys, address: string, now: Date) {
  const isNew = await refuse(transaction, context.secrets, address, 'unsubscribed', now);
  const isEnded = await endSubscriber(transaction, address, now);
  return isNew || isEnded ? [await entryOf(transaction, context, 'news-unsubscribed', address)] : [];
}

/** Ends the emails to an address that cannot be reached, or whose owner has complained. */
export async function stopNews(
  transaction: Transaction<Database>,
  { secrets }: Keys,
  address: string,
  reason: 'complaint' | 'bounced',
  now: Date,
): Promise<void> {
  await refuse(transaction, secrets, address, reason, now);
  await endSubscriber(transaction, address, now);
}

/**
 * Undoes an unsubscription. Returns the audit trail entries.
 * @throws ProblemError `state-conflict` if the emails were stopped for another reason as well.
 */
export async function resubscribe(transaction: Transaction<Database>, context: Keys, address: string) {
  const outcome = await allowUnsubscribed(transaction, context.secrets, address);
  if (outcome === 'stopped') throw new ProblemError('state-conflict');
  if (outcome === 'unchanged') return [];
  await resumeSubscriber(transaction, address);
  return [await entryOf(transaction, context, 'news-resubscribed', address)];
}

/** Erases an address; a hash of it stays, even if it never asked for news, so that it gets none from lists either. */
export async function eraseSubscriber(
  transaction: Transaction<Database>,
  { secrets }: Keys,
  address: string,
  now: Date,
): Promise<void> {
  await deleteSubscriber(transaction, address);
  await refuse(transaction, secrets, address, 'erased', now);
}
