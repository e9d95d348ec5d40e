import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Secrets } from './platform/secrets.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/data/tables.gen.ts';
import type { RateLimiter } from './platform/http/limits/rate-limit.ts';
import type { JobQueue } from './platform/jobs/queue.ts';
import type { ForegroundRequests } from './platform/jobs/foreground-requests.ts';
import type { MailLimiter } from './platform/mail/limiter.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { PayPal } from './payments/paypal/paypal.ts';
import type { ReportConnections } from './reports/connections.ts';
import type { Waivers } from './waiver/texts.ts';

/** Everything the server works with. It is passed from function to function; nothing in it is global. */
export interface AppContext {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  readonly reportConnections: ReportConnections;
  /** The current time; tests set their own. */
  readonly clock: () => Date;
  /** The day at the center, as YYYY-MM-DD. */
  readonly today: () => string;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** Counts what this process does. */
  readonly metrics: Metrics;
  /** Limits the emails that strangers can cause. */
  readonly mailLimiter: MailLimiter;
  /** Adds a job to the queue in the caller's transaction. */
  readonly enqueue: JobQueue['enqueue'];
  /** Adds several jobs of one kind to the queue in the caller's transaction. */
  readonly enqueueAll: JobQueue['enqueueAll'];
  /** Whether this process is about to stop: a load balancer should send no more requests here. */
  readonly isStopping: () => boolean;
  /** Gives requests priority over jobs. */
  readonly foregroundRequests: ForegroundRequests;
  readonly secrets: Secrets;
  readonly payPal: PayPal;
  /** Whether a payment for a registration may be in progress; nothing changes that until the transaction ends. */
  readonly isMoneyUnderWay: (transaction: Transaction<Database>, registrationId: string) => Promise<boolean>;
  readonly rateLimiter: RateLimiter;
  /** The current waivers, by kind of event. */
  readonly waivers: Waivers;
  /** The shortest time in which a person fills in a public form, in ms. */
  readonly shortestFillTime: number;
  /** Whether to check responses against the contract too: in development and tests. */
  readonly validateResponses: boolean;
  /** Where emails are written without a mail server; the site's other files are beside it. */
  readonly mailDirectory: string;
  /** The directory of the demonstration's emails; null outside the demonstration. */
  readonly demoMailDirectory: string | null;
}
