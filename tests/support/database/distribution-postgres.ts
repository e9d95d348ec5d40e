import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A PostgreSQL from the distribution, older than the embedded one. */
export interface DistributionPostgres {
  major: number;
  /** The directory with initdb and postgres. */
  binaries: string;
}

function find(): DistributionPostgres | undefined {
  for (const major of [15, 16, 17]) {
    const binaries = `/usr/lib/postgresql/${major}/bin`;
    if (existsSync(`${binaries}/initdb`)) return { major, binaries };
  }
  return undefined;
}

/** Finds a PostgreSQL 15 to 17 on this machine. If there is none and this user may install packages, apt installs one. */
export function findDistributionPostgres(): DistributionPostgres | undefined {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Installing the system package "postgresql" with apt-get, to run the tests on an older server too.');
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
  try {
    execFileSync('apt-get', ['update', ...options], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...options, 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
  return find();
}
