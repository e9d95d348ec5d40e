import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { AuditEntry } from '../../audit/audit.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { seal, unseal } from '../../platform/keys/sealing.ts';
import { recipientName } from '../expected-people.ts';
import { recipientOf } from './recipients.ts';
import type { Recipient } from './recipients.ts';

type Keys = Pick<AppContext['secrets'], 'newsKeys'>;

/** Part of the links in emails that were sent, so it must never change. */
const place = 'online-session-mails';

/** The token of the link that turns a recipient's emails about online sessions off and on. */
export function switchToken(recipient: Recipient, { newsKeys: [key] }: Keys): string {
  return seal(recipientName(recipient), place, key).toString('base64url');
}

/** The audit trail identifies a request in the same way as the desk. */
const subjectOf = ({ of, id }: Recipient): string => (of === 'request' ? `sabbath:${id}` : recipientName({ of, id }));

/**
 * Turns the emails of the recipient of a link off or on.
 * @returns the audit trail entries; undefined if the link is invalid or its owner no longer exists
 */
export async function switchMails(
  transaction: Transaction<Database>,
  { secrets: { newsKeys } }: { readonly secrets: Keys },
  { token, isOn, now }: { readonly token: string; readonly isOn: boolean; readonly now: Date },
): Promise<Omit<AuditEntry, 'at'>[] | undefined> {
  const sealed = Buffer.from(token, 'base64url');
  const name = newsKeys.map((key) => unseal(sealed, place, key)).find((text) => text !== null);
  const recipient = name === undefined ? null : recipientOf(name);
  if (!recipient || recipient.of === 'registration') return undefined;
  const { of, id } = recipient;
  const owner =
    of === 'user'
      ? await transaction.selectFrom('users').select('id').where('id', '=', Number(id)).executeTakeFirst()
      : await transaction.selectFrom('sabbath_requests').select('id').where('id', '=', id).executeTakeFirst();
  if (!owner) return undefined;
  const entry = { subject: subjectOf(recipient), ...(of === 'user' && { actorUserId: Number(id) }) };
  if (isOn) {
    const { numDeletedRows } = await transaction
      .deleteFrom('online_session_emails_off')
      .where('recipient', '=', recipientName(recipient))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? [{ ...entry, action: 'online-session-emails-on' }] : [];
  }
  const added = await transaction
    .insertInto('online_session_emails_off')
    .values({
      recipient: recipientName(recipient),
      user_id: of === 'user' ? Number(id) : null,
      request_id: of === 'request' ? id : null,
      since: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipient')
    .executeTakeFirst();
  return added ? [{ ...entry, action: 'online-session-emails-off' }] : [];
}
