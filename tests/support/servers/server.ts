import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { PoolConfig } from 'pg';
import { startApplication } from '../../../api/application.ts';
import { pooledOf } from '../database/pooler.ts';
import { signingKeysFor } from './signing-keys.ts';
import type { ReplicaSource } from '../../../api/platform/data/replica/watch-replica.ts';
import { readConfig } from '../../../api/platform/config.ts';
import type { paths } from '../../../api/platform/contract/schema.gen.ts';
import type { PulseTimes } from '../../../api/platform/data/connections.ts';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import type { Limits } from '../../../api/platform/http/limits/rate-limit.ts';
import { wideIntakeLimits, wideMailLimits } from './limits.ts';
import { createLog } from '../../../api/platform/log.ts';
import type { MailLimits } from '../../../api/platform/mail/limiter.ts';
import type { MailPatience } from '../../../api/platform/mail/mailer.ts';
import type { AppContext } from '../../../api/context.ts';

/** A typed client; `fetch` options such as headers apply to every call. */
export type TestClient = Client<paths>;

/** An application that serves real HTTP on a free port; every response is checked against the contract. */
export interface TestServer {
  readonly url: string;
  readonly context: AppContext;
  /** A client without a session. */
  readonly client: TestClient;
  /** A client that sends these headers. */
  readonly clientWith: (headers: Record<string, string>) => TestClient;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions {
  readonly database: PoolConfig;
  readonly clock?: () => Date;
  readonly smtpUrl?: string;
  readonly publicUrl?: string;
  readonly demo?: boolean;
  /** Additional configuration variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Limits that differ from the product's; concurrent requests from one address need higher ones. */
  readonly limits?: Partial<Limits>;
  /** How long the mail server may take; tests need not wait as long as people do. */
  readonly mailPatience?: MailPatience;
  /** How many emails strangers may cause; many, unless a test is about this limit. */
  readonly mailLimits?: MailLimits;
  readonly validateResponses?: boolean;
  readonly pulse?: PulseTimes;
  /** The time limit for a report's list, in ms. */
  readonly longestReport?: number;
  readonly replica?: ReplicaSource;
  /** Takes the caller's address from X-Forwarded-For, as behind a proxy. */
  readonly trustProxy?: boolean;
  /** Receives each line of the log. */
  readonly onLogged?: (line: string) => void;
}

/** All tests call from one network, and many email one address. */
const manyEmails: MailLimits = {
  ...wideMailLimits,
  recipient: { emails: 10_000, seconds: 900 },
  addressReminder: { emails: 10_000, seconds: 900 },
};

/** Starts an application on a test database. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const mailDirectory = await mkdtemp(join(tmpdir(), 'test-mail-'));
  const config = readConfig({
    PUBLIC_URL: options.publicUrl ?? 'http://retreats.test',
    TRUST_PROXY: String(options.trustProxy ?? false),
    ...options.env,
    ...(options.smtpUrl !== undefined && { SMTP_URL: options.smtpUrl, MAIL_FROM: 'Retreats <no-reply@retreats.test>' }),
  });
  const application = await startApplication({
    config: { ...config, port: 0 },
    log: options.onLogged ? createLog('info', { write: options.onLogged }) : createLog('silent'),
    database: options.database,
    ...pooledOf(options.database),
    signingKeys: signingKeysFor(config),
    mailDirectory,
    demo: options.demo ?? false,
    validateResponses: options.validateResponses ?? true,
    limits: { ...defaultLimits, ...wideIntakeLimits, ...options.limits },
    ...(options.pulse && { pulse: options.pulse }),
    ...(options.longestReport !== undefined && { longestReport: options.longestReport }),
    ...(options.replica && { replica: options.replica }),
    mailLimits: options.mailLimits ?? manyEmails,
    ...(options.mailPatience && { mailPatience: options.mailPatience }),
    ...(options.clock && { clock: options.clock }),
  });
  const clientWith = (headers: Record<string, string>): TestClient =>
    createClient<paths>({ baseUrl: `${application.url}/api`, headers });
  return {
    url: application.url,
    context: application.context,
    client: clientWith({}),
    clientWith,
    close: async () => {
      await application.close();
      await rm(mailDirectory, { recursive: true });
    },
  };
}

/** The most times that a request is sent. */
const mostTries = 10;

/** Sends a request again while a busy server (503) asks for that, as pages and devices do. */
export async function untilTaken<Answer extends { readonly response: Response }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.response.status !== 503 || tries === mostTries) return answer;
  }
}
