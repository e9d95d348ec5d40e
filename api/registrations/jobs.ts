import { currentDeposit } from '../events/rules.ts';
import { findEvent } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import type { Parts } from '../context.ts';
import type { JobPayloads, RegistrationNotice } from '../platform/jobs/jobs.ts';
import { addressToken } from './key.ts';
import { sendToParty } from './send-to-party.ts';
import { registrationMail } from './mail/confirmation-email.ts';
import { mailParty } from './mail/mail-party.ts';
import { noticeMail } from './mail/notification-email.ts';
import type { RegistrationRecord } from './record.ts';
import { whatIsDue } from '../payments/rules.ts';
import { awaitsHelp, isReleasable } from './rules.ts';
import { findRegistration } from './store.ts';

/** Notifies a party about a change. May be repeated, since the email's id stays the same. */
export async function sendRegistrationMail(
  {
    db,
    mailer,
    mailLimiter,
    secrets,
    config,
    clock,
    rush,
  }: Pick<Parts, 'db' | 'mailer' | 'mailLimiter' | 'secrets' | 'config' | 'clock' | 'rush'>,
  { registrationId, notice, version, receipt, again, mailbox }: JobPayloads['registration-mail'],
): Promise<void> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new Error(`There is no registration ${registrationId} to write about`);
  const to = record.contact.email;
  // Staff call a party without an email address.
  if (to === undefined) return;
  // The address has changed meanwhile, and the new one was notified if allowed: an email counted for one mailbox does not go to
  // another.
  if (mailbox !== undefined && mailbox !== mailLimiter.mailboxName(to)) return;
  // Ended, accepted, declined or paid before the email could be sent: it would only confuse.
  const now = clock();
  if (isOutdated(record, event, notice, now)) return;
  // Two milliseconds of work, and then one more: requests of readers come in between.
  await rush.turn();
  const key = secrets.registrationKey(record);
  const party = mailParty(record, addressToken(secrets, record));
  const mail =
    notice === 'registered'
      ? registrationMail(party, event, key, config, now)
      : noticeMail(party, event, key, config, { notice, version, receipt, again, now });
  await sendToParty({ db, mailer, rush }, record, { ...mail, to });
}

/** What a party is told even after its registration has ended: the fact itself, and what happened to its money. */
const saidAtTheEnd: readonly RegistrationNotice[] = [
  'cancelled',
  'eventCancelled',
  'offerEnded',
  'holdEnded',
  'payment',
  'refund',
  'linkReplaced',
];

/** Whether an email would be outdated: emails can wait for days, and none waits for another. */
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
