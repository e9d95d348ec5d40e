import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { openBackup, writeBackup } from './file.ts';
import type { Backup, BackupHeader } from './file.ts';
import { programVersion } from './program.ts';
import { connectForCopies, takeSnapshot } from './read-database.ts';
import { restoreInto } from './restore.ts';
import type { Restored } from './restore.ts';

/** The size of a completed backup. */
export interface MadeBackup {
  readonly header: BackupHeader;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
}

/** Writes a backup of the whole database to a new file and reads it back to check it. The site may be running. */
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
    // If the disk corrupts the data, no file that looks like a valid backup may remain.
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

/** Restores an opened backup into an empty database and checks each table against the backup's digests. */
export async function restoreBackup(database: pg.PoolConfig, { header, parts }: Backup): Promise<Restored> {
  return restoreInto(database, { migrations: header.migrations, program: header.program, parts });
}

/** Copies a whole database into an empty one and compares the two table by table. */
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
