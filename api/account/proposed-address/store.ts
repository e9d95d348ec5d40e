import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, ProposedAddressesTable } from '../../platform/data/tables.gen.ts';
import { newToken, tokenHash } from '../../platform/tokens.ts';
import { objectionTime } from '../rules.ts';

const hour = 60 * 60_000;

/** Delivery is attempted for about 36 hours; until then the old mailbox may not have been notified. */
const mailWindow = 72 * hour;

/** An unconfirmed proposal expires after this time, and is deleted after the same time again. */
const lifetime = 14 * 24 * hour;

/** An address that staff have proposed for an account. */
export type ProposedAddress = Selectable<ProposedAddressesTable>;

/** The two mailboxes that are asked: the new one confirms, the old one may object. */
export type Side = 'new' | 'old';

const hashColumns = { new: 'confirmation_hash', old: 'objection_hash' } as const;

/** The open proposal of this account; or null. */
export async function findProposedAddress(
  db: Kysely<Database>,
  userId: number,
  now: Date,
): Promise<ProposedAddress | null> {
  const query = db
    .selectFrom('proposed_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('outcome', 'is', null)
    .where('expires_at', '>', now);
  return (await query.executeTakeFirst()) ?? null;
}

/** A proposal by its id, if it is still open; or null. */
export async function findWaiting(db: Kysely<Database>, id: string): Promise<ProposedAddress | null> {
  const query = db.selectFrom('proposed_addresses').selectAll().where('id', '=', id).where('outcome', 'is', null);
  return (await query.executeTakeFirst()) ?? null;
}

/** Stores an address that staff propose for an account whose row the transaction has locked. */
export async function insertProposal(
  transaction: Transaction<Database>,
  { userId, email, proposedBy }: { readonly userId: number; readonly email: string; readonly proposedBy: number },
  now: Date,
): Promise<ProposedAddress> {
  await transaction
    .deleteFrom('proposed_addresses')
    .where('expires_at', '<=', new Date(now.getTime() - lifetime))
    .execute();
  return transaction
    .insertInto('proposed_addresses')
    .values({
      id: randomUUID(),
      user_id: userId,
      email,
      proposed_by: proposedBy,
      proposed_at: now,
      effective_at: new Date(now.getTime() + mailWindow + objectionTime),
      expires_at: new Date(now.getTime() + lifetime),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends the proposal of an account, expired or not. Returns whether there was one. */
export async function endProposal(
  transaction: Transaction<Database>,
  userId: number,
  outcome: NonNullable<ProposedAddress['outcome']>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('proposed_addresses')
    .set({ outcome, ended_at: now })
    .where('user_id', '=', userId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Creates the secret of one mailbox's link, for an email that goes out now; the previous one stops working. Returns null once the
 * proposal has ended.
 */
export async function issueSecret(db: Kysely<Database>, id: string, side: Side): Promise<string | null> {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('proposed_addresses')
    .set({ [hashColumns[side]]: tokenHash(token) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

/**
 * Records that the old mailbox was notified, which starts its time to object. Returns when that time ends, or null once the
 * proposal has ended.
 */
export async function recordNotified(transaction: Transaction<Database>, id: string, now: Date): Promise<Date | null> {
  const row = await transaction
    .updateTable('proposed_addresses')
    .set({ told_at: now, effective_at: new Date(now.getTime() + objectionTime) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('told_at', 'is', null)
    .returning('effective_at')
    .executeTakeFirst();
  return row?.effective_at ?? null;
}

/** The proposal of a link's secret, ended or not, locked together with its account; null when there is none. */
export async function lockBySecret(
  transaction: Transaction<Database>,
  side: Side,
  token: string,
): Promise<ProposedAddress | null> {
  const found = await transaction
    .selectFrom('proposed_addresses')
    .select(['id', 'user_id'])
    .where(hashColumns[side], '=', tokenHash(token))
    .executeTakeFirst();
  return found ? lockProposal(transaction, found) : null;
}

/** A proposal, locked together with its account in the same order in which staff lock them; null when it is gone. */
export async function lockProposal(
  transaction: Transaction<Database>,
  { id, user_id }: Pick<ProposedAddress, 'id' | 'user_id'>,
): Promise<ProposedAddress | null> {
  await transaction.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const query = transaction.selectFrom('proposed_addresses').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Records that the new mailbox was confirmed. */
export async function recordConfirmed(transaction: Transaction<Database>, id: string, now: Date): Promise<void> {
  await transaction.updateTable('proposed_addresses').set({ confirmed_at: now }).where('id', '=', id).execute();
}
