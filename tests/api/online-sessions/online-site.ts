import type { components } from '../../../api/platform/contract/schema.gen.ts';
import type { TestClock } from '../../support/clock.ts';
import { vi } from 'vitest';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { wideAddressLimits } from '../../support/servers/limits.ts';
import { startMeetingProvider } from '../../support/servers/meeting-provider.ts';
import type { MeetingProvider } from '../../support/servers/meeting-provider.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer, TestServerOptions } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];

/** A staff member. */
export interface Colleague {
  readonly client: TestClient;
  readonly userId: number;
}

/** Two server processes with a meeting provider. */
export interface OnlineSite {
  readonly database: TestDatabase;
  readonly provider: MeetingProvider;
  readonly server: TestServer;
  readonly other: TestServer;
  readonly signedIn: (userType: string) => Promise<Colleague>;
  /** Connects a user's account at the provider. */
  readonly connect: (who: Colleague) => Promise<void>;
  /** Waits until every due job is done. A retry does not start by itself. */
  readonly jobsDone: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startOnlineSite(
  clock: TestClock,
  more: Pick<TestServerOptions, 'smtpUrl' | 'mailLimits' | 'env'> = {},
): Promise<OnlineSite> {
  const database = await createTestDatabase();
  const provider = await startMeetingProvider(clock.now);
  const limits = { ...wideAddressLimits, meetingAccount: { points: 1000, seconds: 900 } };
  const env = { ...provider.env, ...more.env };
  const options = { database: database.config, clock: clock.now, limits, ...more, env };
  const server = await startTestServer(options);
  const other = await startTestServer(options);
  return {
    database,
    provider,
    server,
    other,
    async signedIn(userType) {
      const { cookie, userId } = await signInAs(server.context.db, userType, clock.now());
      return { client: server.clientWith({ Cookie: cookie }), userId };
    },
    async connect({ client, userId }) {
      const { data } = await client.POST('/meetings/sign-in');
      const body = provider.allow(data?.url ?? '', `account-${String(userId)}`);
      const { response } = await client.POST('/meetings/account', { body });
      if (!response.ok) throw new Error(`not connected: ${String(response.status)}`);
    },
    async jobsDone() {
      const due = async () => {
        const { rows } = await database.pool.query<{ count: number }>(
          "select count(*) from jobs.job where state in ('retry', 'active') or state = 'created' and start_after <= now()",
        );
        return rows[0]?.count;
      };
      await vi.waitUntil(async () => (await due()) === 0, { timeout: 60_000, interval: 50 });
      await database.pool.query("delete from jobs.job where state = 'created' and start_after > now()");
    },
    async close() {
      await server.close();
      await other.close();
      await provider.close();
      await database.close();
    },
  };
}

/** An hour of prayer on a Saturday in March 2027, a week before daylight saving time begins. */
export function buildContent(change: Partial<Schemas['OnlineSessionContent']> = {}): Schemas['OnlineSessionContent'] {
  return {
    texts: { en: { title: 'Saturday prayer' }, es: { title: 'Oración del sábado', about: 'Rezamos juntos.' } },
    kind: 'saturdayPrayer',
    date: '2027-03-06',
    time: '10:00',
    minutes: 60,
    timeZone: 'America/New_York',
    spoken: 'both',
    ...change,
  };
}
