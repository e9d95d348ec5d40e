import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { variableNames } from '../../api/platform/config.ts';
import { startPostgres } from '../../api/platform/data/postgres/start.ts';
import { databaseAddress } from '../support/servers/run-command.ts';
import { proxies } from './proxies.ts';
import type { Proxy } from './proxies.ts';
import { freePort, startSite, stop, until, visitorOf } from './site-behind-proxy.ts';

/*
 * Tests the examples in docs/examples on this machine: npm run test:examples (after a build). Each proxy is started with its own
 * example in front of two processes of the site and one database; both processes are replaced while visitors read and write. The
 * test skips and reports programs that the machine does not have (nginx, Caddy, systemd, a Docker engine).
 */
const root = join(import.meta.dirname, '../..');
const examples = join(root, 'docs/examples');
const say = (line: string): void => console.log(line);

/** Variables that do not belong to the site. */
const foreign = /^(POSTGRES_|NODE_)/;

async function checkVariables(): Promise<void> {
  const files = (await readdir(examples)).filter((file) => /Dockerfile$|\.(service|yaml)$/.test(file));
  const names = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(examples, file), 'utf8');
    const found =
      file === 'compose.yaml'
        ? Object.values(
            (parse(text, { merge: true }) as { services: Record<string, { environment?: object }> }).services,
          ).flatMap(({ environment = {} }) => Object.keys(environment))
        : [...text.matchAll(/(?:^ENV |^Environment=|(?<=^ENV .*) )([A-Z_]+)=/gm)].map(([, name = '']) => name);
    for (const name of found) names.add(name);
  }
  const known = new Set(variableNames.flatMap((name) => [name, `${name}_FILE`]));
  assert.deepEqual(
    [...names].filter((name) => !known.has(name) && !foreign.test(name)),
    [],
    'the site does not know these',
  );
  assert.ok(names.size > 5, 'no variable was found');
  say(`variables: ${String(names.size)} are named, and the site knows each`);
}

function checkUnits(): void {
  if (!existsSync('/usr/bin/systemd-analyze')) {
    say('systemd: left out, this machine has none');
    return;
  }
  for (const unit of [
    'retreat-center@3001.service',
    'retreat-center-health@3001.service',
    'retreat-center-health@3001.timer',
  ]) {
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${examples}:` },
    });
    // If the program is not installed, systemd complains only about its absence.
    const faults = stderr
      .split('\n')
      .filter((line) => line.includes('retreat-center') && !/is not executable|Failed to (add|create)/.test(line));
    assert.deepEqual(faults, []);
  }
  say('systemd: the units are valid');
}

function checkContainer(): void {
  const engine = spawnSync('docker', ['info'], { stdio: 'ignore' });
  if (engine.status !== 0) {
    say('Docker: left out, no engine runs here');
    return;
  }
  execFileSync('docker', ['build', '-q', '-f', 'docs/examples/Dockerfile', '.'], { cwd: root, stdio: 'ignore' });
  execFileSync('docker', ['compose', '-f', join(examples, 'compose.yaml'), '--profile', 'nginx', 'config', '-q'], {
    stdio: 'ignore',
  });
  say('Docker: the image is built, and the compose file is valid');
}

async function checkProxy(proxy: Proxy, environment: Readonly<Record<string, string>>): Promise<void> {
  if (!proxy.program) {
    say(`${proxy.name}: left out, this machine has none`);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'examples-'));
  const ports = [await freePort(), await freePort()] as const;
  const addresses = { sites: ports, plain: await freePort(), secure: await freePort(), folder };
  const sites = [await startSite(ports[0], environment), await startSite(ports[1], environment)];
  const front = await proxy.start(addresses);
  const visitor = visitorOf(addresses.secure);
  try {
    await until(proxy.name, async () => (await visitor.ask('/')).status === 200);
    const { headers } = await visitor.ask('/');
    assert.ok(headers['strict-transport-security'], 'no HSTS');
    assert.ok(headers['content-security-policy'], 'no CSP');
    const plain = await fetch(`http://127.0.0.1:${String(addresses.plain)}/prayers`, {
      redirect: 'manual',
      headers: { Host: 'www.example.org' },
    });
    assert.equal(plain.status, 308);

    // Visitors read and write while one process after another is replaced, as in an update.
    const statuses = new Map<string, number>();
    const updating = new AbortController();
    const message = JSON.stringify({ eventId: 'new-york-convention-2027', rooms: 0, members: [{ age: 40 }] });
    const visit = async () => {
      while (!updating.signal.aborted) {
        for (const [path, method, body] of [
          ['/confession', 'GET', undefined],
          ['/api/events', 'GET', undefined],
          ['/api/quotes', 'POST', message],
        ] as const) {
          const outcome = await visitor.ask(path, method, body).then(
            ({ status }) => String(status),
            (error: unknown) => String(error),
          );
          const key = `${method} ${path}: ${outcome}`;
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
        }
      }
    };
    const visits = [visit(), visit(), visit(), visit()];
    for (const [index, port] of ports.entries()) {
      const old = sites[index];
      if (old) await stop(old);
      sites[index] = await startSite(port, environment);
    }
    updating.abort();
    await Promise.all(visits);
    for (const [key, count] of [...statuses].sort()) say(`  ${key} ${String(count)} times`);
    const failed = [...statuses.keys()].filter((key) => !/: (2\d\d|429)$/.test(key));
    assert.deepEqual(failed, [], 'requests failed during the update');
    say(`${proxy.name}: serves over TLS, and both processes were replaced without a failed request`);
  } finally {
    visitor.close();
    await stop(front);
    for (const site of sites) await stop(site);
    await rm(folder, { recursive: true });
  }
}

await checkVariables();
checkUnits();
checkContainer();
const directory = await mkdtemp(join(tmpdir(), 'examples-database-'));
await chmod(directory, 0o711);
const server = await startPostgres({ dataDirectory: directory, log: { info: () => undefined, warn: () => undefined } });
try {
  const environment = {
    DATABASE_URL: databaseAddress(server.config),
    SIGNING_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://www.example.org',
    TRUST_PROXY: 'true',
    DATA_DIR: directory,
  };
  for (const proxy of proxies) await checkProxy(proxy, environment);
} finally {
  await server.stop();
  await rm(directory, { recursive: true });
}
say('Every example that can be tried here works.');
