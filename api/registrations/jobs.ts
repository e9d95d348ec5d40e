import { findEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import type { JobPayloads, RegistrationNotice } from '../jobs/jobs.ts';
import { netPaid } from '../payments/rules.ts';
import { registrationMail } from './mail.ts';
import { noticeMail } from './notice-mail.ts';
import type { RegistrationRecord } from './record.ts';
import { findRegistration } from './store.ts';

/** Sends a party word of what has happened; may be repeated, since the mail's id stays the same. */
export async function sendRegistrationMail(
  { db, mailer, secrets, config }: Pick<Parts, 'db' | 'mailer' | 'secrets' | 'config'>,
  { registrationId, notice, version, receipt }: JobPayloads['registration-mail'],
): Promise<void> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new Error(`There is no registration ${registrationId} to write about`);
  const to = record.contact.email;
  // A party without e-mail is told by phone.
  if (to === undefined) return;
  // Taken, refused or over before the mail could be sent: it would only confuse.
  if (notice === 'offered' && record.state !== 'offered') return;
  if (isOutdatedReminder(record, notice)) return;
  const key = secrets.registrationKey(record.id);
  const mail = notice === 'registered'
    ? registrationMail(record, event, key, config)
    : noticeMail(record, event, key, config, { notice, version, receipt });
  await mailer.send({ ...mail, to });
}

/** Whether a reminder is about what has been settled, or called off, meanwhile. */
function isOutdatedReminder({ state, quote, receipts }: RegistrationRecord, notice: RegistrationNotice): boolean {
  if (notice !== 'balanceReminder' && notice !== 'eventReminder') return false;
  if (state === 'cancelled') return true;
  return notice === 'balanceReminder' && netPaid(receipts) >= quote.totalCents;
}
