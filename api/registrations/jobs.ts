import { currentDeposit } from '../events/rules.ts';
import { findEvent } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import type { JobPayloads, RegistrationNotification } from '../platform/jobs/jobs.ts';
import { addressToken } from './link-key.ts';
import { sendToParty } from './send-to-party.ts';
import { registrationMail } from './mail/confirmation-email.ts';
import { mailParty } from './mail/mail-party.ts';
import { notificationEmail } from './mail/notification-email.ts';
import type { RegistrationRecord } from './record.ts';
import { whatIsDue } from '../payments/rules.ts';
import { isReleasable, mayBeAsked } from './rules.ts';
import { findRegistration } from './store.ts';

type MailContext = Pick<
  AppContext,
  'db' | 'mailer' | 'mailLimiter' | 'secrets' | 'config' | 'clock' | 'foregroundRequests'
>;
type Payload = JobPayloads['registration-mail'];

/** A registration that an email is about, and its recipient. */
interface Addressee {
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
  readonly to: string;
}

/** Returns the registration and recipient of an email; null if there is no longer a reason to send it. */
async function findAddressee(
  { db, mailLimiter }: MailContext,
  registrationId: string,
  { notice, mailbox }: Payload,
  now: Date,
): Promise<Addressee | null> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new Error(`There is no registration ${registrationId} to write about`);
  const to = record.contact.email;
  // Staff call a party without an email address.
  if (to === undefined) return null;
  // The address has changed in the meantime, and the new one was notified if allowed. An email counted for one mailbox must not go
  // to another.
  if (mailbox !== undefined && mailbox !== mailLimiter.mailboxName(to)) return null;
  // The matter was ended, accepted, declined or paid before the email could be sent, so the email would only confuse.
  return isOutdated(record, event, notice, now) ? null : { record, event, to };
}

/** How many registrations an address reminder lists: more than any family has, and few enough for email programs to show. */
const mostNamed = 40;

/** Notifies a party about a change. Safe to repeat, since the email's id stays the same. */
export async function sendRegistrationMail(context: MailContext, payload: Payload): Promise<void> {
  const { db, mailer, secrets, config, foregroundRequests } = context;
  const { registrationId, notice, version, receipt, again } = payload;
  const now = context.clock();
  const found: Addressee[] = [];
  const left = [registrationId, ...(payload.others ?? [])];
  for (let id = left.shift(); id !== undefined; id = found.length < mostNamed ? left.shift() : undefined) {
    const addressee = await findAddressee(context, id, payload, now);
    if (addressee) found.push(addressee);
  }
  const [first, ...rest] = found;
  if (!first) return;
  const { record, event, to } = first;
  // Writing the email takes a few milliseconds, so let visitors' requests run first.
  await foregroundRequests.turn();
  const linked = (one: Addressee) => ({
    record: mailParty(one.record, addressToken(secrets, one.record)),
    event: one.event,
    key: secrets.registrationKey(one.record),
  });
  const { record: party, key } = linked(first);
  const mail =
    notice === 'registered'
      ? registrationMail(party, event, key, config, now)
      : notificationEmail(party, event, key, config, {
          ...{ notice, version, receipt, again, now },
          others: rest.map(linked),
          more: left.length,
        });
  await sendToParty({ db, mailer, foregroundRequests }, record, { ...mail, to });
}

/** Notifications that a party gets even after its registration has ended: about the end itself, and about its money. */
const sentAfterTheEnd: readonly RegistrationNotification[] = [
  'cancelled',
  'eventCancelled',
  'offerEnded',
  'holdEnded',
  'payment',
  'refund',
  'linkReplaced',
];

/** Whether an email would be outdated: emails can wait for days, each independently of the others. */
function isOutdated(
  record: RegistrationRecord,
  event: StoredEvent,
  notice: RegistrationNotification,
  now: Date,
): boolean {
  const { state, address } = record;
  if (state === 'cancelled') return !sentAfterTheEnd.includes(notice);
  if (notice === 'registered') return state === 'waitlisted';
  if (notice === 'addressReminder') return !isReleasable(record);
  if (notice === 'addressReleased') return address.releasedAt === null;
  if (notice === 'waitlisted' || notice === 'offered') return state !== notice;
  if (notice !== 'balanceReminder' && notice !== 'restReminder') return false;
  const { nowCents, laterCents } = whatIsDue(record, currentDeposit(event, now));
  if (!mayBeAsked(record)) return true;
  return (notice === 'balanceReminder' ? nowCents : nowCents + laterCents) === 0;
}
