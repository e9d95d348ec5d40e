import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const examples = join(import.meta.dirname, '../../docs/examples');

/** Local replacements for the addresses in the examples. */
interface Addresses {
  readonly sites: readonly [number, number];
  readonly plain: number;
  readonly secure: number;
  /** A folder for files that the test writes. */
  readonly folder: string;
}

/** A proxy with an example. */
export interface Proxy {
  readonly name: string;
  /** The program, if this machine has it. */
  readonly program: string | undefined;
  readonly start: (addresses: Addresses) => Promise<ChildProcess>;
}

const find = (...paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** The example with this machine's ports and certificate. Everything else stays, so that the test covers what owners copy. */
async function adapted(
  file: string,
  { sites }: Addresses,
  changes: readonly (readonly [string, string])[],
): Promise<string> {
  let text = await readFile(join(examples, file), 'utf8');
  const all = [
    ['site-1:3001', `127.0.0.1:${String(sites[0])}`],
    ['site-2:3001', `127.0.0.1:${String(sites[1])}`],
    ...changes,
  ] as const;
  for (const [from, to] of all) {
    if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function certificate(folder: string): Promise<{ key: string; certificate: string }> {
  const files = { key: join(folder, 'tls.key'), certificate: join(folder, 'tls.crt') };
  if (!existsSync(files.key)) {
    const subject = ['-subj', '/CN=www.example.org', '-addext', 'subjectAltName=DNS:www.example.org'];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, '-keyout', files.key, '-out', files.certificate, ...subject], {
      stdio: 'ignore',
    });
    await chmod(files.key, 0o600);
  }
  return files;
}

const nginx: Proxy = {
  name: 'nginx',
  program: find('/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'),
  start: async (addresses) => {
    const tls = await certificate(addresses.folder);
    const text = await adapted('nginx.conf', addresses, [
      ['listen 80 ', `listen 127.0.0.1:${String(addresses.plain)} `],
      ['listen 443 ', `listen 127.0.0.1:${String(addresses.secure)} `],
      ['/run/secrets/tls.crt', tls.certificate],
      ['/run/secrets/tls.key', tls.key],
    ]);
    const file = join(addresses.folder, 'nginx.conf');
    await mkdir(join(addresses.folder, 'nginx'), { recursive: true });
    await writeFile(file, text);
    const own = `pid ${addresses.folder}/nginx/nginx.pid; error_log stderr warn; daemon off; master_process off;`;
    const given = ['-p', join(addresses.folder, 'nginx'), '-c', file, '-g', own];
    execFileSync('nginx', [...given, '-t'], { stdio: ['ignore', 'ignore', 'pipe'] });
    return spawn('nginx', given, { stdio: ['ignore', 'ignore', 'inherit'] });
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  program: find('/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'),
  start: async (addresses) => {
    const tls = await certificate(addresses.folder);
    const text = await adapted('Caddyfile', addresses, [
      [
        '{\n\tservers {',
        `{\n\tadmin off\n\thttp_port ${String(addresses.plain)}\n\thttps_port ${String(addresses.secure)}\n\tservers {`,
      ],
      ['www.example.org {\n', `www.example.org {\n\tbind 127.0.0.1\n\ttls ${tls.certificate} ${tls.key}\n`],
    ]);
    const file = join(addresses.folder, 'Caddyfile');
    await writeFile(file, text);
    const env = { ...process.env, HOME: addresses.folder, XDG_DATA_HOME: addresses.folder };
    const given = ['--config', file, '--adapter', 'caddyfile'];
    execFileSync('caddy', ['validate', ...given], { stdio: 'ignore', env });
    return spawn('caddy', ['run', ...given], { stdio: 'ignore', env });
  },
};

export const proxies: readonly Proxy[] = [nginx, caddy];
