import { setTimeout as pause } from 'node:timers/promises';
import type { Mail, Mailer } from './mailer.ts';

/**
 * Sends a mail while the person waits for it, trying three times within a few seconds. It is for mails that hold a
 * one-time code: a queued job would keep the plain code in the database, where only its hash belongs, for as long as
 * the job is kept; and a code that arrives after minutes of retries is of no use to anyone. A process that is killed
 * meanwhile loses the mail, and the person asks for another code.
 * @param wait between two tries, in milliseconds
 * @throws the last error when no try succeeded
 */
export async function sendNow(mailer: Pick<Mailer, 'send'>, mail: Mail, wait = 1_000): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mailer.send(mail);
      return;
    } catch (error) {
      if (tries === 3) throw error;
      await pause(wait * tries);
    }
  }
}
