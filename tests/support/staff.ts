import type { components } from '../../api/platform/contract/schema.gen.ts';
import type { TestClock } from './clock.ts';
import { createTestDatabase } from './database/database.ts';
import { jobsDone } from './database/job-state.ts';
import { startTestServer } from './servers/server.ts';
import type { TestClient, TestServer } from './servers/server.ts';
import { startSmtp } from './servers/smtp.ts';
import type { TestSmtp } from './servers/smtp.ts';
import { createUser, signInAs } from './users.ts';

/** A logged-in user. */
type Caller = TestClient & { readonly id: number };

/** A server with an administrator and a user of type D, for their actions on other users. */
export interface StaffServer {
  readonly server: TestServer;
  readonly smtp: TestSmtp;
  readonly administrator: Caller;
  readonly deputy: Caller;
  /** Creates a user who holds these types; returns the id. */
  readonly make: (userType: string) => Promise<number>;
  /** Changes a user and returns the outcome. */
  readonly change: (
    client: TestClient,
    userId: number,
    body: components['schemas']['UpdateUserRequest'],
  ) => Promise<{
    status: number;
    data?: components['schemas']['UserDetails'] | undefined;
    error?: components['schemas']['Problem'] | undefined;
  }>;
  /** Returns the user as the administrator sees it. */
  readonly read: (userId: number) => Promise<components['schemas']['UserDetails']>;
  /** Returns the audit entries about a user, without views. */
  readonly entriesAbout: (
    userId: number,
  ) => Promise<{ action: string; actor_user_id: number | null; details: unknown }[]>;
  readonly jobsDone: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the server with its own database. */
export async function startStaffServer(clock: TestClock): Promise<StaffServer> {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  const { db } = server.context;
  const signedIn = async (userType: string): Promise<Caller> => {
    const { cookie, userId } = await signInAs(db, userType, clock.now());
    return { ...server.clientWith({ Cookie: cookie }), id: userId };
  };
  const administrator = await signedIn('A');
  return {
    server,
    smtp,
    administrator,
    deputy: await signedIn('D'),
    make: async (userType) => (await createUser(db, userType)).id,
    change: async (client, userId, body) => {
      const { data, error, response } = await client.PATCH('/users/{userId}', { params: { path: { userId } }, body });
      return { status: response.status, data, error };
    },
    read: async (userId) => {
      const { data } = await administrator.GET('/users/{userId}', { params: { path: { userId } } });
      if (!data) throw new Error(`no user ${String(userId)}`);
      return data;
    },
    entriesAbout: (userId) =>
      db
        .selectFrom('audit_entries')
        .select(['action', 'actor_user_id', 'details'])
        .where('subject', '=', `user:${String(userId)}`)
        .where('action', '<>', 'user-viewed')
        .orderBy('id')
        .execute(),
    jobsDone: () => jobsDone(database.pool),
    close: async () => {
      await server.close();
      await smtp.close();
      await database.close();
    },
  };
}
