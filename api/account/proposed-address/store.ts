import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, ProposedAddressesTable } from '../../platform/data/tables.gen.ts';
import { newToken, tokenHash } from '../../session/port.ts';
import { objectionTime } from '../rules.ts';

const hour = 60 * 60_000;

/** An email is tried for about two days; meanwhile the old address does not know yet. */
const mailWindow = 72 * hour;

/** After this a proposal that nobody has confirmed is over, and after as long again it is deleted. */
const lifetime = 14 * 24 * hour;

/** An address that staff have written into an account. */
export type ProposedAddress = Selectable<ProposedAddressesTable>;

/** The two mailboxes that are asked: the new one confirms, the old one may object. */
export type Side = 'new' | 'old';

const hashColumns = { new: 'confirmation_hash', old: 'objection_hash' } as const;

/** The address that waits for its confirmation or its time in this account; or null. */
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

/** A proposal by its id, if it still waits; or null. */
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

/** Ends what waits in an account, over or not; answers whether there was anything. */
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

/** Makes the secret of the link for one mailbox, for an email that goes out now; the one from before stops working. Null once it has ended. */
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

/** Notes that the old mailbox was told, and that its time runs from now on; answers until when, null once it has ended. */
export async function noteTold(transaction: Transaction<Database>, id: string, now: Date): Promise<Date | null> {
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

/** The proposal of a link's secret, ended or not, while nobody else can change it or its account; null when there is none. */
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

/** A proposal while nobody else can change it or its account, in the order in which staff lock them too; null when it is gone. */
export async function lockProposal(
  transaction: Transaction<Database>,
  { id, user_id }: Pick<ProposedAddress, 'id' | 'user_id'>,
): Promise<ProposedAddress | null> {
  await transaction.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const query = transaction.selectFrom('proposed_addresses').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Notes that the new mailbox is read by anyone who is to have the account. */
export async function noteConfirmed(transaction: Transaction<Database>, id: string, now: Date): Promise<void> {
  await transaction.updateTable('proposed_addresses').set({ confirmed_at: now }).where('id', '=', id).execute();
}
