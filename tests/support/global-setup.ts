import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './database/database-server.ts';
import { startPooler } from './database/pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

/** Starts the database server before the first test of a run, and stops it after the last one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer();
  project.provide('databaseServer', server);
  const pooler = process.env.TEST_POOLER === 'true' ? await startPooler(server.config) : undefined;
  return async () => {
    await pooler?.stop();
    await stop();
  };
}
