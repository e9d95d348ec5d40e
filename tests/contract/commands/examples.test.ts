import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const example = (file: string): string => readFileSync(`docs/examples/${file}`, 'utf8');

test('proxies keep both processes while PayPal or the database is away', () => {
  expect(/^\s*proxy_next_upstream (.*);$/m.exec(example('nginx.conf'))?.[1]).toBe('error non_idempotent');
  expect(/^\s*health_uri (.*)$/m.exec(example('Caddyfile'))?.[1]).toBe('/api/health?only=traffic');
});

test('no secret and no backup becomes part of the image or of the repository', () => {
  const ofImage = example('Dockerfile.dockerignore').split('\n');
  expect(ofImage).toEqual(
    expect.arrayContaining(['docs/examples/secrets', '**/*.backup', '**/*.backup.unfinished', '.env']),
  );
  const files = ['docs/examples/secrets/tls.key', 'site.backup', 'backups/site.backup.unfinished', '.env'];
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...files], { encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(files);
});

test('the image leaves the lock file as the build saw it, so that its start does not build again', () => {
  expect(example('Dockerfile')).toMatch(/npm run build && npm prune .*--no-save/);
});

/** Runs the check of a process's health with a curl that ends with this exit code; returns whether it restarts the process. */
function restartsAfter(exitCode: number): boolean {
  const command = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(example('retreat-center-health@.service'))?.[1] ?? '';
  writeFileSync(join(directory, 'curl'), `#!/bin/sh\nexit ${String(exitCode)}\n`, { mode: 0o755 });
  writeFileSync(join(directory, 'systemctl'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const { stdout, status } = spawnSync('/bin/sh', ['-c', command.replaceAll('$$', '$').replaceAll('%i', '3001')], {
    env: { PATH: directory },
    encoding: 'utf8',
  });
  expect([status, command]).toEqual([0, expect.stringContaining('curl')]);
  return stdout === 'restart retreat-center@3001.service\n';
}

test.each([
  ['answers', 0, false],
  ['refuses connections, as while it migrates', 7, false],
  ['accepts a connection and does not answer', 28, true],
])('a process that %s (curl: %i) is restarted: %s', (_name, exitCode, isRestarted) => {
  expect(restartsAfter(exitCode)).toBe(isRestarted);
});

/** A site with every service that a second site must not use; secrets are in files, as containers pass them. */
function fullEnvironment(): string {
  const secret = join(directory, 'secret');
  const values = {
    DATABASE_URL: 'postgres://site@db.test/site',
    BACKUP_DIR: '/mnt/backups',
    SMTP_URL: 'smtps://user@mail.test',
    PAYPAL_SECRETS: 'client=secret',
  };
  const lines = Object.entries(values).map(([name, value]) => {
    writeFileSync(`${secret}-${name}`, value);
    return `${name}_FILE=${secret}-${name}`;
  });
  return [
    ...lines,
    'DATABASE_DIRECT_URL=postgres://site@direct.test/site',
    'DATABASE_READ_URL=postgres://site@read.test/site',
    'MAIL_FROM=site@example.org',
    'PUBLIC_URL=https://www.example.org',
    'METRICS_PORT=9100',
    'PAYPAL_CLIENT_ID=client',
    'PAYPAL_WEBHOOKS=client=webhook',
    'MEETING_CLIENT_ID=client',
    'MEETING_CLIENT_SECRET=secret',
    `MEETING_KEY=${Buffer.alloc(32, 1).toString('base64')}`,
    'MEETING_WEBHOOK_SECRET=0123456789abcdef',
    'MEETING_REGISTRANTS=true',
  ].join('\n');
}

const program = `
  import { loadEnvironmentFile } from '${process.cwd()}/api/platform/commands/environment.ts';
  import { readConfig } from '${process.cwd()}/api/platform/config.ts';
  loadEnvironmentFile();
  const { databaseUrl, databaseDirectUrl, databaseReadUrl, backup, mail, payPal, meetings, metricsPort, publicUrl } = readConfig(process.env);
  console.log(JSON.stringify({
    database: databaseUrl ?? databaseDirectUrl ?? databaseReadUrl ?? null, backups: backup.folder ?? null, smtp: mail.smtpUrl ?? null,
    payPal: [payPal.secrets, payPal.webhooks], meetings, metricsPort: metricsPort ?? null, publicUrl,
  }));`;

/** Returns what a site is configured to use, with these variables before its command. */
function uses(variables: Readonly<Record<string, string>>): unknown {
  writeFileSync(join(directory, '.env'), fullEnvironment());
  const given = ['--input-type=module-typescript', '--eval', program];
  const env = { PATH: process.env['PATH'], ...variables };
  return JSON.parse(execFileSync(process.execPath, given, { cwd: directory, env, encoding: 'utf8' }));
}

test('the second site of the restore drill uses no service of the first, however that one is configured', () => {
  const drill = /^ *(DATABASE_URL=(?:.*\\\n)*.*) npm start$/m.exec(
    readFileSync('docs/how-to/back-up-and-restore.md', 'utf8'),
  )?.[1];
  const words = (drill ?? '').split(/[\s\\]+/).map((word) => word.split('=', 2));
  const variables = Object.fromEntries(words.map(([name = '', value = '']) => [name, value]));
  expect(variables).toMatchObject({ PORT: '3999' });
  expect(uses({})).toMatchObject({ smtp: 'smtps://user@mail.test', backups: '/mnt/backups' });
  expect(uses(variables)).toEqual({
    ...{ database: null, backups: null, smtp: null, payPal: [{}, {}], meetings: null, metricsPort: null },
    publicUrl: 'http://localhost:3999',
  });
});
