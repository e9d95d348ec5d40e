import { findEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import { registrationMail } from './mail.ts';
import { findRegistration } from './store.ts';

/** Sends the mail that confirms a registration; may be repeated, since the mail's id stays the same. */
export async function sendRegistrationMail(
  { db, mailer, secrets, config }: Pick<Parts, 'db' | 'mailer' | 'secrets' | 'config'>,
  { registrationId }: { readonly registrationId: string },
): Promise<void> {
  const record = await findRegistration(db, registrationId);
  const event = record && (await findEvent(db, record.eventId));
  if (!event) throw new Error(`There is no registration ${registrationId} to write about`);
  await mailer.send(registrationMail(record, event, secrets.registrationKey(record.id), config));
}
