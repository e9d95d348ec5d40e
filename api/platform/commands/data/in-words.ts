import { join } from 'node:path';
import type { BackupHeader } from '../../backup/file.ts';
import type { Restored } from '../../backup/restore.ts';
import type { Config } from '../../config.ts';

const number = new Intl.NumberFormat('en-US');

/** Returns, for example, "1,204 rows in 83 tables". */
export function amountInWords({ rows, tables }: { readonly rows: number; readonly tables: number }): string {
  return `${number.format(rows)} rows in ${number.format(tables)} tables`;
}

/** Formats a size in bytes for people. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${number.format(Math.ceil(bytes / 1000))} kB`;
  return `${number.format(Math.round(bytes / 100_000) / 10)} MB`;
}

/** Names the database that a command writes to, without its password. */
export function databaseInWords({ databaseUrl }: Pick<Config, 'databaseUrl'>, dataDirectory: string): string {
  if (databaseUrl === undefined) return `the embedded database in ${join(dataDirectory, 'postgres')}`;
  const { hostname, pathname, searchParams } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} of the server ${searchParams.get('host') ?? hostname}`;
}

/** States when and by which version a backup was made, and whether it is encrypted. */
export function originInWords({ at, program, salt }: BackupHeader): string {
  const day = at.slice(0, 16).replace('T', ' ');
  return `of ${day} UTC, by version ${program}, ${salt === null ? 'not encrypted' : 'encrypted'}`;
}

/** States how much was restored, and that it was compared. */
export function restoredInWords(restored: Restored): string {
  const { upgrades } = restored;
  const upgraded =
    upgrades.length === 0 ? '' : ` It was brought to this version with ${number.format(upgrades.length)} migrations.`;
  return `${amountInWords(restored)}; every table was compared with its source.${upgraded}`;
}
