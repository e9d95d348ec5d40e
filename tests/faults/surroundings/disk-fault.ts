import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { underFault, type Strike } from '../database/under-fault.ts';
import type { Fault } from '../outcome.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { secondsUntil } from '../waiting.ts';

/** The recipients of the emails in a folder, in no particular order. */
const recipientsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap((name) => /^To: (\S+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? []);

/** Fills the file system where the site writes its emails to the last block; registrations are stored elsewhere. */
function full(folder: string): Strike {
  const filler = join(folder, 'filler');
  return {
    isAway: false,
    staysWell: true,
    lasts: 5_000,
    begin: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    end: () => {
      rmSync(filler);
    },
    failures: async ({ database }: FaultSite) => {
      const { rows } = await database.pool.query<{ email: string }>(
        'select contact_email as email from registrations where contact_email is not null',
      );
      const count = (email: string) => recipientsIn(folder).filter((one) => one === email).length;
      const missing = () => rows.filter(({ email }) => count(email) === 0).length;
      await secondsUntil(() => missing() === 0);
      const twice = rows.filter(({ email }) => count(email) > 1).length;
      const parts = readdirSync(folder).filter((name) => name.endsWith('.part')).length;
      return [
        ...(missing() > 0 ? [`${String(missing())} emails were never written`] : []),
        ...(twice > 0 ? [`${String(twice)} emails were written twice`] : []),
        ...(parts > 0 ? [`${String(parts)} beginnings of emails were left`] : []),
      ];
    },
  };
}

async function onSmallDisk(databases: DatabaseServer) {
  const folder = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0700', 'faults', folder]);
  try {
    // Without a mail server, emails are written to files.
    return await underFault(databases, full(folder), { mailDirectory: folder, env: { SMTP_URL: '' } });
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}

/** The site's own disk is full, which is not the disk of its database. */
export function diskFault(databases: () => Promise<DatabaseServer>): Fault {
  return {
    name: 'own disk full',
    run: async () =>
      process.getuid?.() === 0
        ? onSmallDisk(await databases())
        : { skipped: 'only root may mount a small file system' },
  };
}
