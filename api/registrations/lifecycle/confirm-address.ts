import type { Transaction } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Parts } from '../../context.ts';
import { party } from '../history.ts';
import type { Actor } from '../history.ts';
import { confirmedAddress } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeParts } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';

type Schemas = components['schemas'];
type ConfirmParts = Pick<Parts, 'db'> & ChangeParts;

/**
 * Marks the address of a party as confirmed; of one that is, nothing changes. One that lost its places over it gets its turn before
 * all others. The version stays: what someone is about to do with the party is about the same party.
 */
async function confirmLocked(locked: Locked, actor: Actor, parts: ChangeParts): Promise<void> {
  if (locked.record.address.unconfirmedSince === null) return;
  const history = [{ kind: 'addressConfirmed' }] as const;
  await applyChange(locked, { actor, to: { address: confirmedAddress }, keepsVersion: true, history }, parts);
}

/** Whether an address is the one that a user has shown to read the email of. */
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
 * Confirms the address of a party by what only an email to it brings, or by the account of anyone who is signed in. What is about
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
    if (isMailed || (await isOwnAddress(transaction, userId, email))) await confirmLocked(locked, party, parts);
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
    await confirmLocked(locked, { by: 'staff', userId }, parts);
  });
}
