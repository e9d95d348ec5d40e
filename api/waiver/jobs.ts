import { findEvent } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { mailName, noName } from '../platform/mail/name.ts';
import type { AppContext } from '../context.ts';
import { addressToken, mailParty, sendToParty, findRegistration } from '../registrations/port.ts';
import type { RegistrationRecord } from '../registrations/port.ts';
import { isMinor } from '../people/rules.ts';
import { countSignatures } from '../signatures/port.ts';
import { findOrder, issueSecret, markSent } from './links.ts';
import { waiverMail } from './mail/waiver-email.ts';
import { canSign, signatureOf } from './present.ts';
import { isReminded } from './rules.ts';
import { findSignatures } from './store.ts';

type MailContext = Pick<
  AppContext,
  'db' | 'mailer' | 'mailLimiter' | 'secrets' | 'config' | 'clock' | 'waivers' | 'foregroundRequests'
>;
type Payload = JobPayloads['waiver-mail'];

interface Found {
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
}

async function find({ db, clock }: MailContext, registrationId: string): Promise<Found | null> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  // The registration was canceled or the event ended in the meantime, so nothing is left to sign.
  return event && canSign({ record, event }, clock()) ? { record, event } : null;
}

/** Sends the link that was ordered. A repeated job sends a new secret, and the previous one stops working. */
async function sendLink(
  context: MailContext,
  { linkId, orderNumber }: Extract<Payload, { kind: 'link' }>,
): Promise<void> {
  const { db, mailer, config, clock, waivers } = context;
  const link = await findOrder(db, linkId, orderNumber);
  const found = link && (await find(context, link.registrationId));
  if (!found) return;
  const { record, event } = found;
  const signatures = await findSignatures(db, record.id);
  const { version } = waivers[event.type].en;
  const people = record.members.filter(({ id }) => link.memberIds.includes(id));
  const missing = people.filter(({ id }) => !signatureOf(signatures, id, version));
  if (missing.length === 0) return;
  const token = await issueSecret(db, link);
  if (token === null) return;
  const adults = people.filter(({ age }) => !isMinor(age));
  await mailer.send(
    waiverMail(mailParty(record), event, config, {
      kind: 'link',
      to: link.email,
      language: link.language,
      // With two adults, it is unknown who reads the email.
      greeted: adults.length === 1 ? mailName(adults[0]?.firstName) : noName,
      key: token,
      expiresAt: link.expiresAt,
      missing: missing.length,
      messageId: `waiver-link-${link.id}-${String(orderNumber)}`,
    }),
  );
  await markSent(db, link, clock());
}

/** Reminds a party of the signatures that are missing now; sends nothing once everyone has signed. */
async function sendReminder(
  context: MailContext,
  { registrationId, dueAt, mailbox }: Extract<Payload, { kind: 'reminder' }>,
): Promise<void> {
  const { db, mailer, mailLimiter, config, secrets, waivers, foregroundRequests } = context;
  const found = await find(context, registrationId);
  if (!found) return;
  const { record, event } = found;
  const { email, firstName } = record.contact;
  if (email === undefined || !isReminded(record.state)) return;
  // The email was counted for the mailbox of an earlier address.
  if (mailbox !== undefined && mailbox !== mailLimiter.mailboxName(email)) return;
  const { needed, signed } = await countSignatures(db, record, waivers[event.type].en.version);
  if (signed >= needed) return;
  await sendToParty(
    { db, mailer, foregroundRequests },
    record,
    waiverMail(mailParty(record, addressToken(secrets, record)), event, config, {
      kind: 'reminder',
      to: email,
      language: record.language,
      greeted: mailName(firstName),
      key: secrets.registrationKey(record),
      missing: needed - signed,
      messageId: `waiver-reminder-${registrationId}-${String(Date.parse(dueAt))}`,
    }),
  );
}

/** Sends an email about the waiver. */
export async function sendWaiverMail(context: MailContext, payload: Payload): Promise<void> {
  await (payload.kind === 'link' ? sendLink(context, payload) : sendReminder(context, payload));
}
