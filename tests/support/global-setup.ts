import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './database/database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

/** Before the first test of a run: the database server. After the last one: its end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer();
  project.provide('databaseServer', server);
  return stop;
}
