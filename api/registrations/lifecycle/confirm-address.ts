import type { Transaction } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Parts } from '../../context.ts';
import { party, recordChanges } from '../history.ts';
import type { Actor } from '../history.ts';
import { requireVersion, withLocked } from './lifecycle.ts';
import type { Locked } from './lifecycle.ts';
import { movePlaces, offerFreedPlaces } from './places.ts';

type Schemas = components['schemas'];
type ConfirmParts = Pick<Parts, 'db' | 'enqueue' | 'clock'>;

/**
 * Gives a party whose address has just been confirmed its turn, where it lost its places over it: before all others, and with
 * an offer at once where there are places.
 */
async function takeTurn({ transaction, event, record, now }: Locked, enqueue: Parts['enqueue']): Promise<void> {
  if (record.address.releasedAt === null) return;
  await movePlaces(transaction, [{ ...record, address: { ...record.address, releasedAt: null } }], [record]);
  await offerFreedPlaces(transaction, event, now, enqueue);
}

/**
 * Marks the address of a party as confirmed; of one that is, nothing changes. The version stays: what someone is about to do
 * with the party is about the same party.
 * @param actor who confirms it; null where the history says it already, such as by a payment
 */
export async function confirmLocked(locked: Locked, actor: Actor | null, enqueue: Parts['enqueue']): Promise<void> {
  const { transaction, record, now } = locked;
  if (record.address.unconfirmedSince === null) return;
  await transaction
    .updateTable('registrations')
    .set({ address_unconfirmed_since: null, address_reminded_at: null, address_released_at: null, updated_at: now })
    .where('id', '=', record.id)
    .execute();
  if (actor)
    await recordChanges(transaction, [{ registrationId: record.id, at: now, kind: 'addressConfirmed', actor }]);
  await takeTurn(locked, enqueue);
}

/** Whether an address is the one that a user has shown to read the mail of. */
export async function isOwnAddress(
  transaction: Transaction<Database>,
  userId: number | null,
  email: string | undefined,
): Promise<boolean> {
  if (email === undefined || userId === null) return false;
  const user = await transaction
    .selectFrom('users')
    .select('verified_email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.verified_email?.toLowerCase() === email.toLowerCase();
}

/**
 * Confirms the address of a party by what only an email to it brings, or by the account of whoever is signed in. What is about
 * another address, such as a link to the former one, confirms nothing.
 * @throws ProblemError `not-found`.
 */
export async function confirmAddress(
  parts: ConfirmParts & Pick<Parts, 'secrets'>,
  registrationId: string,
  { token }: Schemas['AddressConfirmationRequest'],
  userId: number | null,
): Promise<void> {
  await withLocked(parts, registrationId, async (locked) => {
    const { record, transaction } = locked;
    if (record.address.unconfirmedSince === null) return;
    const { email } = record.contact;
    const isMailed =
      token !== undefined && email !== undefined && parts.secrets.isAddressToken(registrationId, email, token);
    if (isMailed || (await isOwnAddress(transaction, userId, email))) await confirmLocked(locked, party, parts.enqueue);
  });
}

/**
 * Staff confirm the address of a party with which they have spoken.
 * @throws ProblemError `not-found`, `changed-meanwhile`.
 */
export async function confirmAddressByPhone(
  parts: ConfirmParts,
  registrationId: string,
  { version }: Schemas['VersionedRequest'],
  userId: number,
): Promise<void> {
  await withLocked(parts, registrationId, async (locked) => {
    if (locked.record.address.unconfirmedSince === null) return;
    requireVersion(locked.record, version);
    await confirmLocked(locked, { by: 'staff', userId }, parts.enqueue);
  });
}
