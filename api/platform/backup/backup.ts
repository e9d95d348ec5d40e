import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { openBackup, writeBackup } from './file.ts';
import type { Backup, BackupHeader } from './file.ts';
import { programVersion } from './program.ts';
import { connectForCopies, takeSnapshot } from './read-database.ts';
import { restoreInto } from './restore.ts';
import type { Restored } from './restore.ts';

/** A backup that was made. */
export interface MadeBackup {
  readonly header: BackupHeader;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
}

/** Writes a backup of the whole database into a new file, while the site may be running, and reads it back to check it. */
export async function makeBackup(database: pg.PoolConfig, path: string, key: string | undefined): Promise<MadeBackup> {
  const client = await connectForCopies(database, 'site backup');
  try {
    await takeSnapshot(client, (snapshot) => writeBackup(path, snapshot, programVersion, key));
  } finally {
    await client.end().catch(() => undefined);
  }
  try {
    return await readThrough(path, key);
  } catch (error) {
    // A disk that does not keep what is written must not leave something that looks like a backup.
    await rm(path, { force: true });
    throw error;
  }
}

async function readThrough(path: string, key: string | undefined): Promise<MadeBackup> {
  const { header, bytes, parts } = await openBackup(path, key);
  let tables = 0;
  let rows = 0;
  for await (const part of parts()) {
    if (part.kind === 'table') tables += 1;
    if (part.kind === 'end') rows += part.digest.rows;
  }
  return { header, bytes, tables, rows };
}

/** Restores an opened backup into an empty database, compared with what the backup says of each table. */
export async function restoreBackup(database: pg.PoolConfig, { header, parts }: Backup): Promise<Restored> {
  return restoreInto(database, { migrations: header.migrations, program: header.program, parts });
}

/** Copies a whole database into an empty one, compared table by table. */
export async function copyDatabase(from: pg.PoolConfig, to: pg.PoolConfig): Promise<Restored> {
  const client = await connectForCopies(from, 'site move');
  try {
    return await takeSnapshot(client, ({ migrations, parts }) =>
      restoreInto(to, { migrations, program: programVersion, parts }),
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
