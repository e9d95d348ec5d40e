import { readdirSync, readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { readEventSource } from './source.ts';
import type { HashedEventSource } from './source.ts';
import { saveEventSource } from './store.ts';

const folder = new URL('embedded/', import.meta.url);

/** Reads the events that ship with the program, one file each; throws when one is invalid. */
export function readEmbeddedEvents(siteTimeZone: string): HashedEventSource[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const source = readEventSource(file, readFileSync(new URL(file, folder), 'utf8'), siteTimeZone);
      if (`${source.event.id}.yaml` !== file) throw new Error(`The event in ${file} has the id ${source.event.id}`);
      return source;
    });
}

/** Writes the embedded events whose files have changed since they were last written. */
export async function seedEvents(db: Kysely<Database>, siteTimeZone: string): Promise<void> {
  for (const source of readEmbeddedEvents(siteTimeZone)) await saveEventSource(db, source);
}
