import type { AuditEntry } from '../audit/audit.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { dropLink, findOrderedLink, issueLink } from './links.ts';
import type { StoredLink } from './links.ts';
import type { AccountMailKind } from './mail/account-email-parts.ts';
import { accountMail } from './mail/account-email.ts';
import type { AccountMailRecipient } from './mail/account-email.ts';
import { findPendingSignUp } from './sign-ups.ts';
import { findRecipient, findRecipientByEmail } from './store.ts';

/** The email about an ordered link: the link with its secret, or the reason why there is none. */
interface Letter {
  readonly kind: AccountMailKind;
  readonly recipient: AccountMailRecipient;
  readonly withLink: boolean;
}

/** Only this job learns whether there is an account: the request was answered long before. */
async function letterFor({ db }: Pick<AppContext, 'db'>, link: StoredLink): Promise<Letter | null> {
  const { id, purpose, userId, email } = link;
  if (email === null) return null;
  const owner = await findRecipientByEmail(db, email);
  if (purpose === 'sign-up') {
    if (owner) return { kind: 'account-exists', recipient: owner, withLink: false };
    const pending = await findPendingSignUp(db, id);
    if (!pending) return null;
    return {
      kind: purpose,
      recipient: { email, first_name: pending.firstName, language: pending.language },
      withLink: true,
    };
  }
  if (purpose === 'email-change') {
    if (owner) return { kind: 'address-taken', recipient: owner, withLink: false };
    const user = userId === null ? null : await findRecipient(db, userId);
    return user && { kind: purpose, recipient: { ...user, email }, withLink: true };
  }
  // The address may have changed since the link was ordered. Then it belongs to no account.
  if (!owner || owner.id !== userId || !owner.is_active) return null;
  // Without a password nobody owns the account yet. Afterwards only someone who has proved that they read its email can choose
  // another one.
  const isReachable = owner.password_hash === null || owner.verified_email === owner.email;
  return isReachable ? { kind: purpose, recipient: owner, withLink: true } : null;
}

/** Sends the email of an ordered link. A repeated job sends a new secret, and the previous one stops working. */
export async function sendLinkMail(
  context: Pick<AppContext, 'db' | 'mailer' | 'config' | 'clock'>,
  { linkId, orderedBy }: JobPayloads['link-mail'],
): Promise<void> {
  const { db, mailer, config, clock } = context;
  const link = await findOrderedLink(db, linkId);
  if (!link) return;
  const letter = await letterFor(context, link);
  if (letter?.withLink) {
    const now = clock();
    // Recorded here and not when it was requested: the request must not check whether there is an account.
    const entry: AuditEntry = { at: now, action: 'password-reset-requested', subject: `user:${String(link.userId)}` };
    const isNoted = link.purpose === 'password-reset' && orderedBy === 'owner';
    const token = await issueLink(db, link, now, isNoted ? entry : undefined);
    if (token !== null)
      await mailer.send(
        accountMail(letter.kind, letter.recipient, config, { token, validUntil: link.validUntil ?? null }),
      );
    return;
  }
  if (letter) await mailer.send(accountMail(letter.kind, letter.recipient, config, { id: linkId }));
  await dropLink(db, linkId);
}

/** Emails a user about a change of the account, at its current address. Does nothing if the account is gone by then. */
export async function sendAccountNotification(
  { db, mailer, config }: Pick<AppContext, 'db' | 'mailer' | 'config'>,
  { id, userId, kind }: JobPayloads['account-notice'],
): Promise<void> {
  const user = await findRecipient(db, userId);
  if (user) await mailer.send(accountMail(kind, user, config, { id }));
}
