import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { MailRefusedError } from '../../platform/mail/mailer.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';
import { findRegistration, sendToParty } from '../../registrations/port.ts';
import { entryKey } from '../joining/entry-key.ts';
import type { LinkOwner } from '../joining/entry-key.ts';
import { dueMail } from '../rules.ts';
import { findSession, timesOf } from '../store.ts';
import { recipientName } from '../expected-people.ts';
import { isRecipient, lockLastMail, recipientOf } from './recipients.ts';
import type { Recipient } from './recipients.ts';
import { sessionMail } from './session-email.ts';
import { switchToken } from './switch.ts';

type MailContext = Pick<
  AppContext,
  'db' | 'clock' | 'config' | 'mailer' | 'foregroundRequests' | 'secrets' | 'mailLimiter'
>;

interface Reader {
  readonly owner: LinkOwner;
  readonly to: string;
  readonly firstName: string;
  readonly language: 'en' | 'es';
  /** Whether the address is unconfirmed, so that a stranger may have caused the email. */
  readonly isUnconfirmed: boolean;
  readonly send: (mail: Mail) => Promise<void>;
}

/** How to reach a recipient; null if they no longer exist. */
async function findReader(context: MailContext, { of, id }: Recipient): Promise<Reader | null> {
  const { db, mailer, foregroundRequests } = context;
  const send = async (mail: Mail): Promise<void> => {
    await foregroundRequests.turn();
    await mailer.send(mail);
  };
  if (of === 'registration') {
    const record = await findRegistration(db, id);
    if (!record?.contact.email) return null;
    return {
      owner: { of, id, linkNumber: record.linkNumber },
      to: record.contact.email,
      firstName: record.contact.firstName,
      language: record.language,
      isUnconfirmed: record.address.unconfirmedSince !== null,
      send: (mail) => sendToParty(context, record, mail),
    };
  }
  const columns = ['email', 'first_name', 'language'] as const;
  const row =
    of === 'user'
      ? await db.selectFrom('users').select(columns).where('id', '=', Number(id)).executeTakeFirst()
      : await db.selectFrom('sabbath_requests').select(columns).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const owner: LinkOwner = of === 'user' ? { of, id: Number(id) } : { of, id };
  return {
    owner,
    to: row.email,
    firstName: row.first_name,
    language: row.language,
    isUnconfirmed: false,
    send,
  };
}

/** Whether an email may be sent to an unconfirmed address: strangers can register anyone. */
async function isAdmitted(
  { mailLimiter, clock }: MailContext,
  transaction: Transaction<Database>,
  { to }: Reader,
  recipient: string,
): Promise<boolean> {
  const [admission] = await mailLimiter.admit(
    transaction,
    [{ to, cause: { network: recipient, userId: null } }],
    clock(),
  );
  return admission?.isAdmitted === true;
}

/**
 * Emails a recipient the current state of a session that they do not know yet. Sends nothing if they know it, are no longer
 * expected, or the session has ended. Other waiting jobs for the same recipient then find nothing left to send.
 */
export async function sendSessionMail(
  context: MailContext,
  { sessionId, recipient: name }: JobPayloads['session-mail'],
): Promise<void> {
  const { db, clock, config, secrets } = context;
  const recipient = recipientOf(name);
  if (!config.meetings || !recipient || !(await isRecipient(db, sessionId, name))) return;
  const refusal = await db.transaction().execute(async (transaction): Promise<MailRefusedError | null> => {
    const last = await lockLastMail(transaction, sessionId, recipient);
    // Everything uses one connection: jobs that hold one and wait for another could deadlock.
    const session = await findSession(transaction, sessionId);
    const reader = await findReader({ ...context, db: transaction }, recipient);
    if (!session || !reader) return null;
    const now = clock();
    const kind = dueMail(
      { ...timesOf(session), announcedVersion: session.announced_version },
      { version: last.emailed_version, at: last.emailed_at },
      now,
    );
    const recordSent = (columns: { emailed_version?: number; emailed_at?: Date }) =>
      transaction
        .updateTable('online_session_emails')
        .set({ ...columns, queued_at: null })
        .where('session_id', '=', sessionId)
        .where('recipient', '=', recipientName(recipient))
        .execute();
    if (kind === null) {
      await recordSent({});
      return null;
    }
    // The next check tries again, once the limit allows an email to this address.
    if (reader.isUnconfirmed && !(await isAdmitted(context, transaction, reader, name))) return null;
    const mail = sessionMail(
      {
        kind,
        session,
        recipient: name,
        to: reader.to,
        language: reader.language,
        greeted: mailName(reader.firstName),
        key: entryKey(secrets, sessionId, reader.owner),
        ...(session.kind !== 'event' && { switchToken: switchToken(recipient, secrets) }),
      },
      config,
    );
    let refused: MailRefusedError | null = null;
    try {
      await reader.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      refused = error;
    }
    await recordSent({ emailed_version: session.announced_version, emailed_at: now });
    return refused;
  });
  if (refusal) throw refusal;
}
