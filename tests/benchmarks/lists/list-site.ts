import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import { contract } from '../../../api/platform/contract/compiled.ts';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { createSession } from '../../../api/session/store.ts';
import { createUser } from '../../support/users.ts';
import type { ListRequest } from './question.ts';
import { startFlags } from '../../support/commands/start-flags.ts';

const script = fileURLToPath(new URL('../serve-registrations.ts', import.meta.url));
const agent = new Agent({ keepAlive: true });

/** The path and query of a request. */
function addressOf({ operation, query }: ListRequest): string {
  const path = contract.operations.find(({ id }) => id === operation)?.path;
  if (path === undefined) throw new Error(`The contract has no operation ${operation}`);
  const given = Object.entries<unknown>({ ...query }).map(([name, value]) => [name, String(value)]);
  return `/api${path}?${new URLSearchParams(given).toString()}`;
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Cookie: cookie } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${Buffer.concat(parts).toString()}`));
      });
    }).on('error', reject);
  });
}

/** Starts a server on this database, in its own process as in production, with a session of someone who may read every form. */
export async function startListSite(
  { db, config }: { readonly db: Kysely<Database>; readonly config: PoolConfig },
  now: Date,
) {
  const child = fork(
    script,
    [JSON.stringify(config), join(tmpdir(), 'benchmark-lists-mail'), now.toISOString(), '{}', '{}'],
    { execArgv: [...startFlags] },
  );
  const [url] = (await once(child, 'message')) as [string];
  const types = 'A,D,P,S';
  const { id } = await createUser(db, types, { email: 'staff@example.org' });
  const user = { id, first_name: 'Rosa', last_name: 'Vega', user_type: types, language: 'en' as const };
  const { token } = await createSession(db, user, now);
  return {
    /** How long the answer to a request takes to arrive, in ms. */
    timeOf: (request: ListRequest) => timeOf(url + addressOf(request), `session=${token}`),
    stop: async (): Promise<void> => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

export type ListSite = Awaited<ReturnType<typeof startListSite>>;
