import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bodyHash } from '../../platform/http/body-hash.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { lockKey } from '../../platform/data/lock-key.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { findEvent } from '../../events/port.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import type { AppContext } from '../../context.ts';
import { addressToken } from '../link-key.ts';
import { recordChanges } from '../history.ts';
import { withLocked } from '../write/locked.ts';
import { mailParty } from '../mail/mail-party.ts';
import { sendToParty } from '../send-to-party.ts';
import { staffMessageMail } from '../mail/staff-message-email.ts';
import { findRegistration } from '../store.ts';

type Request = components['schemas']['RegistrationMessageRequest'];

async function isKnown(
  db: Kysely<Database>,
  registrationId: string,
  idempotencyKey: string,
  hash: string,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('registration_messages')
    .select(['registration_id', 'body_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!earlier) return false;
  if (earlier.registration_id !== registrationId || earlier.body_hash !== hash)
    throw new ProblemError('idempotency-key-reused');
  return true;
}

/**
 * Records an email from staff to a party and enqueues it, in one transaction; the same email with the same key is sent once.
 * @throws ProblemError `not-found`, `party-without-email`, `idempotency-key-reused`, `too-many-requests`.
 */
export async function writeMessage(
  context: Pick<AppContext, 'db' | 'enqueue' | 'clock' | 'rateLimiter'>,
  registrationId: string,
  request: Request,
  idempotencyKey: string,
  userId: number,
): Promise<void> {
  const hash = bodyHash(request);
  await context.rateLimiter.consume('partyMails', `user:${String(userId)}`);
  await withLocked(context, registrationId, async ({ transaction, record, now }) => {
    await lockKey(transaction, idempotencyKey);
    if (await isKnown(transaction, registrationId, idempotencyKey, hash)) return;
    if (record.contact.email === undefined) throw new ProblemError('party-without-email');
    const messageId = randomUUID();
    await transaction
      .insertInto('registration_messages')
      .values({
        id: messageId,
        registration_id: registrationId,
        subject: request.subject.trim(),
        text: request.text.trim(),
        idempotency_key: idempotencyKey,
        body_hash: hash,
        created_at: now,
      })
      .execute();
    await recordChanges(transaction, [
      { registrationId, at: now, kind: 'message', actor: { by: 'staff', userId }, messageId },
    ]);
    await context.enqueue(transaction, 'party-message', { messageId });
  });
}

/** Sends a message from staff to a party. Safe to repeat, since the email's id stays the same. */
export async function mailMessage(
  {
    db,
    mailer,
    secrets,
    config,
    clock,
    foregroundRequests,
  }: Pick<AppContext, 'db' | 'mailer' | 'secrets' | 'config' | 'clock' | 'foregroundRequests'>,
  { messageId }: JobPayloads['party-message'],
): Promise<void> {
  const message = await db
    .selectFrom('registration_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirst();
  const record = message && (await findRegistration(db, message.registration_id));
  const event = record && (await findEvent(db, record.eventId));
  // The message was erased in the meantime, with its registration.
  if (!event || record.contact.email === undefined) return;
  const mail = staffMessageMail(
    message,
    mailParty(record, addressToken(secrets, record)),
    event,
    secrets.registrationKey(record),
    config,
  );
  await sendToParty({ db, mailer, foregroundRequests }, record, { ...mail, to: record.contact.email });
  await db.updateTable('registration_messages').set({ sent_at: clock() }).where('id', '=', messageId).execute();
}
