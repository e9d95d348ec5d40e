import { findEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import type { JobPayloads, RegistrationNotice } from '../jobs/jobs.ts';
import { registrationMail } from './mail.ts';
import { noticeMail } from './notice-mail.ts';
import type { RegistrationRecord } from './record.ts';
import { dueCents } from './rules.ts';
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
  // Over, taken, refused or paid before the mail could be sent: it would only confuse.
  if (isOutdated(record, notice)) return;
  const key = secrets.registrationKey(record.id);
  const mail = notice === 'registered'
    ? registrationMail(record, event, key, config)
    : noticeMail(record, event, key, config, { notice, version, receipt });
  await mailer.send({ ...mail, to });
}

/** What a party is told also once its registration is over: that it is, and what has become of money. */
const saidAtTheEnd: readonly RegistrationNotice[] = ['cancelled', 'offerEnded', 'holdEnded', 'payment', 'refund'];

/** Whether a mail would say what is no longer so: mails can wait for days, and none waits for another. */
function isOutdated(record: RegistrationRecord, notice: RegistrationNotice): boolean {
  const { state } = record;
  if (state === 'cancelled') return !saidAtTheEnd.includes(notice);
  if (notice === 'waitlisted' || notice === 'offered') return state !== notice;
  return notice === 'balanceReminder' && dueCents(record) === 0;
}
