import type { Transaction } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import { isSameAddress } from '../../platform/mail/same-address.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { party } from '../history.ts';
import type { Actor } from '../history.ts';
import { confirmedAddress } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';

type Schemas = components['schemas'];
type ConfirmContext = Pick<AppContext, 'db'> & ChangeContext;

/**
 * Marks the address of a party as confirmed; a confirmed one stays as it is. A party that lost its places because its address was
 * unconfirmed moves to the front of the waiting list. The version stays, because an action that someone is preparing still concerns
 * the same party.
 */
async function confirmLocked(locked: Locked, actor: Actor, context: ChangeContext): Promise<void> {
  if (locked.record.address.unconfirmedSince === null) return;
  const history = [{ kind: 'addressConfirmed' }] as const;
  await applyChange(locked, { actor, to: { address: confirmedAddress }, keepsVersion: true, history }, context);
}

/** Whether an address is the confirmed address of a user. */
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
  return isSameAddress(user?.verified_email, email);
}

/**
 * Confirms the address of a party by the token that only an email to it contains, or by a signed-in user's account. A token for
 * another address, such as a link to the former one, confirms nothing.
 * @throws ProblemError `not-found`.
 */
export async function confirmAddress(
  context: ConfirmContext & Pick<AppContext, 'secrets'>,
  registrationId: string,
  { token }: Schemas['AddressConfirmationRequest'],
  userId: number | null,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { record, transaction } = locked;
    if (record.address.unconfirmedSince === null) return;
    const { email } = record.contact;
    const isMailed =
      token !== undefined && email !== undefined && context.secrets.isAddressToken(registrationId, email, token);
    if (isMailed || (await isOwnAddress(transaction, userId, email))) await confirmLocked(locked, party, context);
  });
}

/**
 * Confirms, for staff, the address of a party that they have spoken with.
 * @throws ProblemError `not-found`, `changed-meanwhile`.
 */
export async function confirmAddressByPhone(
  context: ConfirmContext,
  registrationId: string,
  { version }: Schemas['VersionedRequest'],
  userId: number,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    if (locked.record.address.unconfirmedSince === null) return;
    await requireVersion(locked, version, 'staff');
    await confirmLocked(locked, { by: 'staff', userId }, context);
  });
}
