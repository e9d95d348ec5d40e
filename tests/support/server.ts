import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { PoolConfig } from 'pg';
import { startApplication } from '../../api/application.ts';
import { readConfig } from '../../api/config.ts';
import type { paths } from '../../api/contract/schema.gen.ts';
import { defaultLimits } from '../../api/http/rate-limit.ts';
import type { Limits } from '../../api/http/rate-limit.ts';
import { createLog } from '../../api/log.ts';
import type { Parts } from '../../api/parts.ts';

/** A typed client; `fetch` options such as headers go with every call. */
export type TestClient = Client<paths>;

/** An application that answers real HTTP on a free port of this machine, every answer checked against the contract. */
export interface TestServer {
  readonly url: string;
  readonly parts: Parts;
  /** Nobody signed in. */
  readonly client: TestClient;
  /** A client that sends these headers. */
  readonly clientWith: (headers: Record<string, string>) => TestClient;
  readonly close: () => Promise<void>;
}

interface TestServerOptions {
  readonly database: PoolConfig;
  readonly clock?: () => Date;
  readonly smtpUrl?: string;
  readonly publicUrl?: string;
  readonly demo?: boolean;
  /** Further variables of the configuration. */
  readonly env?: Readonly<Record<string, string>>;
  /** Limits that differ from the product's; races from one address need more. */
  readonly limits?: Partial<Limits>;
  readonly validateResponses?: boolean;
  /** Takes the caller's address from X-Forwarded-For, as behind a proxy. */
  readonly trustProxy?: boolean;
}

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
    log: createLog('silent'),
    database: options.database,
    mailDirectory,
    demo: options.demo ?? false,
    validateResponses: options.validateResponses ?? true,
    limits: { ...defaultLimits, ...options.limits },
    ...(options.clock && { clock: options.clock }),
  });
  const clientWith = (headers: Record<string, string>): TestClient =>
    createClient<paths>({ baseUrl: `${application.url}/api`, headers });
  return {
    url: application.url,
    parts: application.parts,
    client: clientWith({}),
    clientWith,
    close: async () => {
      await application.close();
      await rm(mailDirectory, { recursive: true });
    },
  };
}
