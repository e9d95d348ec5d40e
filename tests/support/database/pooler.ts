import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { userInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A running PgBouncer. */
interface Pooler {
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns when the pooler accepts connections to a database. */
async function untilReady(config: pg.PoolConfig, failure: () => string | undefined): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const reason = failure();
      if (reason !== undefined || tries === 100)
        throw new Error(`PgBouncer does not start: ${reason ?? ''}`, { cause: error });
      await pause(50);
    }
  }
}

function throughPooler(port: number, { user, database }: pg.PoolConfig): pg.PoolConfig {
  return { host: '127.0.0.1', port, user, database };
}

const portsVariable = 'TEST_POOLER_PORTS';

/** The port of each pooler of this run, by the address of the server behind it: a run may have several servers. */
function knownPorts(): Map<string, number> {
  return new Map(JSON.parse(process.env[portsVariable] ?? '[]') as [string, number][]);
}

/** How servers of this run connect for requests: through its pooler, if it has one. */
export function pooledOf(config: pg.PoolConfig): { readonly pooled?: pg.PoolConfig } {
  if (process.env.TEST_POOLER !== 'true') return {};
  const port = knownPorts().get(config.host ?? '');
  if (port === undefined) throw new Error('This process does not know the pooler of its database server');
  return { pooled: throughPooler(port, config) };
}

/**
 * Starts PgBouncer in transaction mode in front of a server, for any of its databases. Needs the program `pgbouncer`, which
 * distributions have as a package of this name, and a server that listens on a Unix socket.
 */
export async function startPooler({ host = '', port = 5432, user = '' }: pg.PoolConfig): Promise<Pooler> {
  const directory = await mkdtemp(join(tmpdir(), 'test-pooler-'));
  await chmod(directory, 0o755);
  const [own, users] = [await freePort(), join(directory, 'users.txt')];
  await writeFile(users, `"${user}" ""\n`);
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${String(port)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(own)}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
log_connections = 0
log_disconnections = 0
`,
  );
  // It refuses to run as root, and only the server's own user reaches its socket.
  const { uid, gid } = await stat(host);
  const asUser = userInfo().uid === 0 ? { uid, gid } : {};
  let output = '';
  let ended: string | undefined;
  const child = spawn('pgbouncer', [file], { ...asUser, stdio: ['ignore', 'pipe', 'pipe'] });
  child.on('error', (error) => {
    ended = error.message;
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  child.on('exit', () => {
    ended ??= output;
  });
  await untilReady({ ...throughPooler(own, { user }), database: 'postgres' }, () => ended);
  // The processes of the tests inherit it.
  process.env[portsVariable] = JSON.stringify([...knownPorts(), [host, own]]);
  return {
    stop: async () => {
      if (ended === undefined) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      await rm(directory, { recursive: true });
    },
  };
}
