import { makeStamp } from '../../../api/forms/stamp.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';

/**
 * Starts a site that receives forms, with its emails, and with staff who read them.
 * @param env additional configuration variables
 */
export async function startStaffDesk(env: Readonly<Record<string, string>> = {}) {
  const clock = createClock('2027-04-01T12:00:00Z');
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const server = await startTestServer({
    database: database.config,
    clock: clock.now,
    smtpUrl: smtp.url,
    env,
    limits: { forms: { points: 1000, seconds: 900 } },
  });
  return {
    clock,
    database,
    smtp,
    server,
    async staff(types: string): Promise<{ client: TestClient; userId: number }> {
      const { cookie, userId } = await signInAs(server.context.db, types, clock.now());
      return { client: server.clientWith({ Cookie: cookie }), userId };
    },
    /** Returns the hidden fields that a form page sends. */
    check: () => ({ stamp: makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000)), decoy: '' }),
    emailsTo: (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address)),
    /** The address on this site that an email leads to. */
    linkIn: ({ text = '' }: Pick<(typeof smtp.received)[number], 'text'>) =>
      text.split(server.context.config.publicUrl)[1]?.match(/^\S+/)?.[0],
    async close(): Promise<void> {
      await server.close();
      await smtp.close();
      await database.close();
    },
  };
}
