import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Secrets } from './platform/secrets.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/data/tables.gen.ts';
import type { RateLimiter } from './platform/http/limits/rate-limit.ts';
import type { JobQueue } from './platform/jobs/queue.ts';
import type { Rush } from './platform/jobs/foreground-requests.ts';
import type { MailLimiter } from './platform/mail/limiter.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PayPal } from './payments/paypal/paypal.ts';
import type { Waivers } from './waiver/texts.ts';

/** Everything the server works with. It is handed from function to function; nothing of it is global. */
export interface Parts {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  /** The time; tests give their own. */
  readonly clock: () => Date;
  /** The day at the center, as YYYY-MM-DD. */
  readonly today: () => string;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** Counts the emails that strangers cause. */
  readonly mailLimiter: MailLimiter;
  /** Puts a job into the queue, inside the caller's transaction. */
  readonly enqueue: JobQueue['enqueue'];
  /** Puts several jobs of one kind into the queue, inside the caller's transaction. */
  readonly enqueueAll: JobQueue['enqueueAll'];
  /** What people wait for goes before jobs. */
  readonly rush: Rush;
  readonly secrets: Secrets;
  readonly payPal: PayPal;
  readonly rateLimiter: RateLimiter;
  /** What is signed from now on, by kind of event. */
  readonly waivers: Waivers;
  /** The shortest time in which a person fills in a public form, in ms. */
  readonly shortestFillTime: number;
  /** Whether answers are checked against the contract too: in development and tests. */
  readonly validateResponses: boolean;
  /** Where the demonstration's emails are written; null when this is not the demonstration. */
  readonly demoMailDirectory: string | null;
}
