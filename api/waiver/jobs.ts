import { findEvent } from '../events/store.ts';
import type { StoredEvent } from '../events/store.ts';
import type { JobPayloads } from '../jobs/jobs.ts';
import type { Parts } from '../parts.ts';
import type { RegistrationRecord } from '../registrations/record.ts';
import { isMinor } from '../registrations/rules.ts';
import { findRegistration } from '../registrations/store.ts';
import { countSignatures } from './count.ts';
import { findOrder, issueSecret, markSent } from './links.ts';
import { waiverMail } from './mail.ts';
import { canSign, signatureOf } from './present.ts';
import { remindedStates } from './rules.ts';
import { findSignatures } from './store.ts';

type MailParts = Pick<Parts, 'db' | 'mailer' | 'secrets' | 'config' | 'clock' | 'waivers'>;
type Payload = JobPayloads['waiver-mail'];

interface Found {
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
}

async function find({ db, clock }: MailParts, registrationId: string): Promise<Found | null> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  // Cancelled or over meanwhile: nothing is left to be signed.
  return event && canSign({ record, event }, clock()) ? { record, event } : null;
}

/** Sends the link that was ordered. A repeated job sends a new secret, and the one before stops working. */
async function sendLink(parts: MailParts, { linkId, orderNumber }: Extract<Payload, { kind: 'link' }>): Promise<void> {
  const { db, mailer, config, clock, waivers } = parts;
  const link = await findOrder(db, linkId, orderNumber);
  const found = link && (await find(parts, link.registrationId));
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
    waiverMail(record, event, config, {
      kind: 'link',
      to: link.email,
      language: link.language,
      // Of two adults nobody knows who reads it.
      firstName: adults.length === 1 ? (adults[0]?.firstName ?? null) : null,
      key: token,
      expiresAt: link.expiresAt,
      missing: missing.length,
      messageId: `waiver-link-${link.id}-${String(orderNumber)}`,
    }),
  );
  await markSent(db, link, clock());
}

/** Reminds a party of the signatures that are missing now; nothing is sent when there are none any more. */
async function sendReminder(parts: MailParts, { registrationId, dueAt }: Extract<Payload, { kind: 'reminder' }>): Promise<void> {
  const { db, mailer, config, secrets, waivers } = parts;
  const found = await find(parts, registrationId);
  if (!found) return;
  const { record, event } = found;
  const { email, firstName } = record.contact;
  if (email === undefined || !remindedStates.includes(record.state)) return;
  const { needed, signed } = await countSignatures(db, record, waivers[event.type].en.version);
  if (signed >= needed) return;
  await mailer.send(
    waiverMail(record, event, config, {
      kind: 'reminder',
      to: email,
      language: record.language,
      firstName,
      key: secrets.registrationKey(registrationId),
      missing: needed - signed,
      messageId: `waiver-reminder-${registrationId}-${String(Date.parse(dueAt))}`,
    }),
  );
}

/** Sends a mail about the waiver. */
export async function sendWaiverMail(parts: MailParts, payload: Payload): Promise<void> {
  await (payload.kind === 'link' ? sendLink(parts, payload) : sendReminder(parts, payload));
}
