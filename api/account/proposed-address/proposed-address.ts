import type { Kysely, Transaction } from 'kysely';
import { audit, audited } from '../../audit/audit.ts';
import type { AuditAction } from '../../audit/audit.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { enqueueSealed } from '../../platform/jobs/sealed-mail.ts';
import type { AppContext } from '../../context.ts';
import { moveSubscriber } from '../../news/port.ts';
import { deleteSessionsOf } from '../../session/port.ts';
import { isEmailTaken } from '../../users/port.ts';
import { dropLinksOf } from '../links.ts';
import { accountMail } from '../mail/account-email.ts';
import {
  endProposal,
  findProposedAddress,
  findWaiting,
  insertProposal,
  issueSecret,
  lockBySecret,
  lockProposal,
  recordConfirmed,
  recordNotified,
} from './store.ts';
import type { ProposedAddress } from './store.ts';
import { findRecipient, updateEmail } from '../store.ts';

/*
 * Staff who may edit an account must not be able to take it over. So an address that they enter changes nothing by itself: the
 * new mailbox confirms it, the old one has three days to object, and the owner and staff can withdraw it until then.
 */

type ProposalContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueue' | 'mailer' | 'secrets'>;

/** A proposed address, as the account's owner and staff see it. */
function presentProposedAddress(proposal: ProposedAddress | null): components['schemas']['ProposedAddress'] | null {
  return (
    proposal && {
      email: proposal.email,
      proposedAt: proposal.proposed_at.toISOString(),
      effectiveAt: proposal.effective_at.toISOString(),
      isConfirmed: proposal.confirmed_at !== null,
    }
  );
}

/** The proposed address of an account, for display; null when there is none. */
export async function loadProposedAddress(db: Kysely<Database>, userId: number, now: Date) {
  return presentProposedAddress(await findProposedAddress(db, userId, now));
}

/**
 * Proposes another address for an account that the transaction has locked, replacing an earlier proposal.
 * @returns whether it is new; if the same address is proposed again, its time keeps running.
 */
export async function proposeAddress(
  { enqueue, rateLimiter }: Pick<AppContext, 'enqueue' | 'rateLimiter'>,
  transaction: Transaction<Database>,
  proposed: { readonly userId: number; readonly email: string; readonly proposedBy: number },
  now: Date,
): Promise<boolean> {
  const waiting = await findProposedAddress(transaction, proposed.userId, now);
  if (waiting?.email === proposed.email) return false;
  await rateLimiter.consume('proposedAddress', `user:${String(proposed.userId)}`);
  await endProposal(transaction, proposed.userId, 'replaced', now);
  const { id, effective_at } = await insertProposal(transaction, proposed, now);
  await enqueue(transaction, 'proposed-address-mail', { proposalId: id, to: 'old' });
  await enqueue(transaction, 'proposed-address-mail', { proposalId: id, to: 'new' });
  await enqueue(transaction, 'proposed-address', { proposalId: id }, effective_at);
  return true;
}

/** Emails one of the two mailboxes. The old one's time to object starts when its email has been sent. */
export async function sendProposalMail(
  { db, clock, config, enqueue, mailer }: ProposalContext,
  { proposalId, to }: JobPayloads['proposed-address-mail'],
): Promise<void> {
  const proposal = await findWaiting(db, proposalId);
  const user = proposal && (await findRecipient(db, proposal.user_id));
  if (!user || (to === 'old' ? proposal.told_at : proposal.confirmed_at) !== null) return;
  const token = await issueSecret(db, proposalId, to);
  if (token === null) return;
  const recipient = to === 'old' ? user : { ...user, email: proposal.email };
  await mailer.send(
    accountMail(to === 'old' ? 'address-objection' : 'address-confirmation', recipient, config, { token }),
  );
  if (to === 'new') return;
  await db.transaction().execute(async (transaction) => {
    const effectiveAt = await recordNotified(transaction, proposalId, clock());
    if (effectiveAt) await enqueue(transaction, 'proposed-address', { proposalId }, effectiveAt);
  });
}

function entryOf(action: AuditAction, { user_id }: ProposedAddress) {
  return { action, subject: `user:${String(user_id)}` };
}

/**
 * Gives the account its new address if both conditions are met. Returns the recipient at the former address, or null when nothing
 * changed.
 */
async function takeOver(
  transaction: Transaction<Database>,
  proposal: ProposedAddress,
  now: Date,
): Promise<Awaited<ReturnType<typeof findRecipient>>> {
  const { user_id: userId, email, confirmed_at, effective_at, outcome } = proposal;
  if (outcome !== null || confirmed_at === null || effective_at > now) return null;
  const former = await findRecipient(transaction, userId);
  if (!former?.is_active) return null;
  if (await isEmailTaken(transaction, email, userId)) {
    await endProposal(transaction, userId, 'taken', now);
    await audit(transaction, { at: now, ...entryOf('address-taken', proposal) });
    return null;
  }
  await updateEmail(transaction, userId, email, now);
  await moveSubscriber(transaction, former.email, email);
  await endProposal(transaction, userId, 'taken-over', now);
  // Ends everything that still gives access to the account under its old address.
  await deleteSessionsOf(transaction, userId);
  await transaction.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await dropLinksOf(transaction, userId);
  await audit(transaction, { at: now, ...entryOf('email-changed', proposal) });
  return former;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** Notifies the former address, which is no longer stored anywhere. */
async function notifyFormerAddress(
  context: ProposalContext,
  former: Awaited<ReturnType<typeof findRecipient>>,
): Promise<void> {
  if (!former) return;
  const mail = accountMail('email-changed', former, context.config);
  await context.db.transaction().execute((transaction) => enqueueSealed(transaction, context, mail));
}

/** The database clock, which starts the job, and the clock of a process differ by less than this, in ms. */
const clockTolerance = 60_000;

/** Gives an account its proposed address once the time has passed and the new mailbox has confirmed it. */
export async function applyProposal(
  context: ProposalContext,
  { proposalId }: JobPayloads['proposed-address'],
): Promise<void> {
  const former = await context.db.transaction().execute(async (transaction) => {
    const found = await findWaiting(transaction, proposalId);
    const proposal = found && (await lockProposal(transaction, found));
    if (!proposal) return null;
    const now = context.clock();
    const left = proposal.effective_at.getTime() - now.getTime();
    // The database clock can run ahead of ours: reschedule, or a confirmed address would wait forever.
    if (left > 0 && left < clockTolerance)
      await context.enqueue(transaction, 'proposed-address', { proposalId }, proposal.effective_at);
    return takeOver(transaction, proposal, now);
  });
  await notifyFormerAddress(context, former);
}

/**
 * The new mailbox confirms. Repeating it changes nothing.
 * @throws ProblemError `link-invalid` when the proposal is gone.
 */
export async function confirmProposal(
  context: ProposalContext,
  token: string,
): Promise<components['schemas']['AddressConfirmation']> {
  const confirm = async (transaction: Transaction<Database>, now: Date) => {
    const proposal = await lockBySecret(transaction, 'new', token);
    if (!proposal) throw new ProblemError('link-invalid');
    const effectiveAt = proposal.effective_at.toISOString();
    if (proposal.outcome === 'taken-over')
      return { result: { answer: { isChanged: true, effectiveAt }, former: null }, entries: [] };
    if (proposal.outcome !== null || proposal.expires_at <= now) throw new ProblemError('link-invalid');
    const isFirst = proposal.confirmed_at === null;
    if (isFirst) await recordConfirmed(transaction, proposal.id, now);
    const before = await takeOver(transaction, { ...proposal, confirmed_at: now }, now);
    return {
      result: { answer: { isChanged: before !== null, effectiveAt }, former: before },
      entries: isFirst ? [entryOf('address-confirmed', proposal)] : [],
    };
  };
  const { answer, former } = await audited(context, confirm).catch((error: unknown) => {
    // Someone else took the address at the same moment.
    throw isTaken(error) ? new ProblemError('link-invalid') : error;
  });
  await notifyFormerAddress(context, former);
  return answer;
}

/**
 * The old mailbox objects, which ends the proposal. Repeating it changes nothing.
 * @throws ProblemError `link-invalid` when there is nothing to object to anymore.
 */
export async function objectToProposal(context: Pick<AppContext, 'db' | 'clock'>, token: string): Promise<void> {
  await audited(context, async (transaction, now) => {
    const proposal = await lockBySecret(transaction, 'old', token);
    if (proposal?.outcome === 'objected') return { result: undefined, entries: [] };
    if (!proposal || proposal.outcome !== null) throw new ProblemError('link-invalid');
    await endProposal(transaction, proposal.user_id, 'objected', now);
    return { result: undefined, entries: [entryOf('address-objected', proposal)] };
  });
}

/** Withdraws the proposal of an account that the transaction has locked; if there was one, the entry says who did it. */
export async function withdrawProposal(
  transaction: Transaction<Database>,
  userId: number,
  actorUserId: number,
  now: Date,
) {
  const isEnded = await endProposal(transaction, userId, 'withdrawn', now);
  const entry = { action: 'address-withdrawn', subject: `user:${String(userId)}`, actorUserId } as const;
  return { result: undefined, entries: isEnded ? [entry] : [] };
}
