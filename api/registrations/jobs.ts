import { findEvent } from '../events/store.ts';
import type { Parts } from '../context.ts';
import type { JobPayloads, RegistrationNotice } from '../platform/jobs/jobs.ts';
import { addressToken } from './key.ts';
import { sendToParty } from './send-to-party.ts';
import { registrationMail } from './mail/confirmation.ts';
import { mailParty } from './mail/mail-party.ts';
import { noticeMail } from './mail/notification.ts';
import type { RegistrationRecord } from './record.ts';
import { dueCents } from '../payments/rules.ts';
import { awaitsHelp, isReleasable } from './rules.ts';
import { findRegistration } from './store.ts';

/** Sends a party word of what has happened; may be repeated, since the mail's id stays the same. */
export async function sendRegistrationMail(
  { db, mailer, mailLimiter, secrets, config }: Pick<Parts, 'db' | 'mailer' | 'mailLimiter' | 'secrets' | 'config'>,
  { registrationId, notice, version, receipt, again, mailbox }: JobPayloads['registration-mail'],
): Promise<void> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new Error(`There is no registration ${registrationId} to write about`);
  const to = record.contact.email;
  // A party without e-mail is told by phone.
  if (to === undefined) return;
  // Another address meanwhile, which has been told of that if it may be: what was counted for one does not fill another.
  if (mailbox !== undefined && mailbox !== mailLimiter.mailboxName(to)) return;
  // Over, taken, refused or paid before the mail could be sent: it would only confuse.
  if (isOutdated(record, notice)) return;
  const key = secrets.registrationKey(record);
  const party = mailParty(record, addressToken(secrets, record));
  const mail =
    notice === 'registered'
      ? registrationMail(party, event, key, config)
      : noticeMail(party, event, key, config, { notice, version, receipt, again });
  await sendToParty({ db, mailer }, record, { ...mail, to });
}

/** What a party is told also once its registration is over: that it is, and what has become of money. */
const saidAtTheEnd: readonly RegistrationNotice[] = [
  'cancelled',
  'offerEnded',
  'holdEnded',
  'payment',
  'refund',
  'linkReplaced',
];

/** Whether a mail would say what is no longer so: mails can wait for days, and none waits for another. */
function isOutdated(record: RegistrationRecord, notice: RegistrationNotice): boolean {
  const { state, address } = record;
  if (state === 'cancelled') return !saidAtTheEnd.includes(notice);
  if (notice === 'registered') return state === 'waitlisted';
  if (notice === 'addressReminder') return !isReleasable(record);
  if (notice === 'addressReleased') return address.releasedAt === null;
  if (notice === 'waitlisted' || notice === 'offered') return state !== notice;
  return notice === 'balanceReminder' && (dueCents(record) === 0 || awaitsHelp(record));
}
