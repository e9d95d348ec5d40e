import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import { silentProvider } from '../../../support/servers/meeting-provider.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import { auditSiteOn, type AuditSite } from './site.ts';

/** Starts a server in this process, on its own database, for the recorded actions. */
export async function startAuditSite(): Promise<AuditSite & { readonly close: () => Promise<void> }> {
  const { now } = createClock('2027-04-01T12:00:00Z');
  const database = await createTestDatabase();
  const server = await startTestServer({
    database: database.config,
    clock: now,
    limits: { forms: { points: 1000, seconds: 900 } },
    env: silentProvider,
  });
  return {
    ...(await auditSiteOn(server, database, now)),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
