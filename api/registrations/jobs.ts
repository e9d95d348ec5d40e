import { currentDeposit } from '../events/rules.ts';
import { findEvent } from '../events/store.ts';
import type { StoredEvent } from '../events/store.ts';
import type { Parts } from '../context.ts';
import type { JobPayloads, RegistrationNotice } from '../platform/jobs/jobs.ts';
import { addressToken } from './key.ts';
import { sendToParty } from './send-to-party.ts';
import { registrationMail } from './mail/confirmation.ts';
import { mailParty } from './mail/mail-party.ts';
import { noticeMail } from './mail/notification.ts';
import type { RegistrationRecord } from './record.ts';
import { whatIsDue } from '../payments/rules.ts';
import { awaitsHelp, isReleasable } from './rules.ts';
import { findRegistration } from './store.ts';

/** Sends a party word of what has happened; may be repeated, since the mail's id stays the same. */
export async function sendRegistrationMail(
  {
    db,
    mailer,
    mailLimiter,
    secrets,
    config,
    clock,
  }: Pick<Parts, 'db' | 'mailer' | 'mailLimiter' | 'secrets' | 'config' | 'clock'>,
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
  const now = clock();
  if (isOutdated(record, event, notice, now)) return;
  const key = secrets.registrationKey(record);
  const party = mailParty(record, addressToken(secrets, record));
  const mail =
    notice === 'registered'
      ? registrationMail(party, event, key, config, now)
      : noticeMail(party, event, key, config, { notice, version, receipt, again, now });
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
function isOutdated(record: RegistrationRecord, event: StoredEvent, notice: RegistrationNotice, now: Date): boolean {
  const { state, address } = record;
  if (state === 'cancelled') return !saidAtTheEnd.includes(notice);
  if (notice === 'registered') return state === 'waitlisted';
  if (notice === 'addressReminder') return !isReleasable(record);
  if (notice === 'addressReleased') return address.releasedAt === null;
  if (notice === 'waitlisted' || notice === 'offered') return state !== notice;
  if (notice !== 'balanceReminder' && notice !== 'restReminder') return false;
  const { nowCents, laterCents } = whatIsDue(record, currentDeposit(event, now));
  return awaitsHelp(record) || (notice === 'balanceReminder' ? nowCents : nowCents + laterCents) === 0;
}
