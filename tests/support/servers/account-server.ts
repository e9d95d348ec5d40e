import { expect } from 'vitest';
import type { ActiveSession } from '../../../api/platform/contract/handler.ts';
import { createSession } from '../../../api/session/store.ts';
import type { TestClock } from '../clock.ts';
import { createTestDatabase } from '../database/database.ts';
import type { TestDatabase } from '../database/database.ts';
import { wideAddressLimits } from './limits.ts';
import { jobsDone } from '../database/job-state.ts';
import { startTestServer } from './server.ts';
import type { TestClient, TestServer } from './server.ts';
import { startSmtp } from './smtp.ts';
import type { TestSmtp } from './smtp.ts';
import { createUser, testPassword } from '../users.ts';

/** A logged-in user with an account. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly sessionId: ActiveSession['id'];
  readonly cookie: string;
  readonly client: TestClient;
}

/** Two processes on one database, with a mail server, for tests of accounts. */
export interface AccountServer {
  readonly server: TestServer;
  /** The second process. */
  readonly other: TestServer;
  readonly database: TestDatabase;
  readonly smtp: TestSmtp;
  /** Creates a user of these types with the test password and logs them in. */
  readonly createPerson: (
    userType?: string,
    overrides?: { readonly email?: string; readonly language?: 'en' | 'es'; readonly isEmailConfirmed?: boolean },
  ) => Promise<Person>;
  /** Returns the emails to an address, once this many have arrived. */
  readonly emailsTo: (email: string, count?: number) => Promise<TestSmtp['received'][number][]>;
  /** Returns the secret of the link in the newest email to an address, once this many emails with a link have arrived. */
  readonly tokenFor: (email: string, count?: number) => Promise<string>;
  /** Whether this email and password can log in. */
  readonly signsIn: (email: string, password?: string) => Promise<boolean>;
  /** Returns the audit actions about a user, in order. */
  readonly actionsOf: (userId: number) => Promise<string[]>;
  /** Waits until no job is left to do. */
  readonly jobsDone: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts both processes and the mail server. Call it in beforeAll.
 * @param env additional configuration variables
 */
export async function startAccountServer(
  clock: TestClock,
  env: Readonly<Record<string, string>> = {},
): Promise<AccountServer> {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const options = { database: database.config, clock: clock.now, smtpUrl: smtp.url, limits: wideAddressLimits, env };
  const server = await startTestServer(options);
  const other = await startTestServer(options);
  const { db } = server.context;
  const received = (email: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(email));

  async function emailsTo(email: string, count = 1) {
    await expect.poll(() => received(email).length).toBeGreaterThanOrEqual(count);
    return received(email);
  }

  return {
    server,
    other,
    database,
    smtp,
    emailsTo,
    async createPerson(userType = 'U', overrides = {}) {
      const { id, email } = await createUser(db, userType, overrides);
      const user = {
        id,
        first_name: 'Rosa',
        last_name: 'Vega',
        user_type: userType,
        language: overrides.language ?? 'en',
      };
      const { session, token } = await createSession(db, user, clock.now());
      const cookie = `session=${token}`;
      return { id, email, sessionId: session.id, cookie, client: server.clientWith({ Cookie: cookie }) };
    },
    async tokenFor(email, count = 1) {
      const tokens = () => received(email).flatMap(({ text = '' }) => /#([\w-]{43})\s/.exec(text)?.[1] ?? []);
      await expect.poll(() => tokens().length).toBeGreaterThanOrEqual(count);
      return tokens()[count - 1] ?? '';
    },
    async signsIn(email, password = testPassword) {
      return (await server.client.POST('/session', { body: { email, password } })).response.ok;
    },
    async actionsOf(userId) {
      const rows = await db
        .selectFrom('audit_entries')
        .select('action')
        .where('subject', '=', `user:${String(userId)}`)
        .orderBy('id')
        .execute();
      return rows.map(({ action }) => action);
    },
    jobsDone: () => jobsDone(database.pool),
    async close() {
      await server.close();
      await other.close();
      await smtp.close();
      await database.close();
    },
  };
}
