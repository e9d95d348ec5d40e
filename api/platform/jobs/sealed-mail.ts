import type { Transaction } from 'kysely';
import { seal, unseal } from '../keys/sealing.ts';
import type { Database } from '../data/tables.gen.ts';
import type { JobPayloads } from './jobs.ts';
import type { AppContext } from '../../context.ts';
import type { Mail } from '../mail/mailer.ts';

const place = 'sealed-mail';

/**
 * Enqueues an email to an address that is no longer stored anywhere else, such as that of a closed account. The job contains the
 * email in encrypted form, so that the queue does not reveal the data that was just deleted.
 */
export async function enqueueSealed(
  transaction: Transaction<Database>,
  { enqueue, secrets }: Pick<AppContext, 'enqueue' | 'secrets'>,
  mail: Mail,
): Promise<void> {
  const sealed = seal(JSON.stringify(mail), place, secrets.mailKeys[0]).toString('base64');
  await enqueue(transaction, 'sealed-mail', { sealed });
}

/** Sends a sealed email. Only logs a warning if the key has changed. */
export async function sendSealed(
  { mailer, secrets, log }: Pick<AppContext, 'mailer' | 'secrets' | 'log'>,
  { sealed }: JobPayloads['sealed-mail'],
): Promise<void> {
  const [text] = secrets.mailKeys.flatMap((key) => unseal(Buffer.from(sealed, 'base64'), place, key) ?? []);
  if (text === undefined) {
    log.warn('a sealed email cannot be opened with the current key');
    return;
  }
  await mailer.send(JSON.parse(text) as Mail);
}
