import { readFileSync } from 'node:fs';
import type { Config } from '../platform/config.ts';
import { eventTypes } from '../platform/contract/enums.gen.ts';
import { readWaiverFile } from './text-file.ts';
import type { WaiverTexts } from './text-file.ts';

type EventType = (typeof eventTypes)[number];

/** The waiver of each kind of event. */
export type Waivers = Readonly<Record<EventType, WaiverTexts>>;

/**
 * Reads the current waivers, one file for each kind of event.
 * @throws when a file is missing or invalid; then the program neither starts nor builds.
 */
export function readWaivers(organisation: Config['site']['name']): Waivers {
  const read = (type: EventType): WaiverTexts => {
    const file = `${type}.md`;
    return readWaiverFile(file, readFileSync(new URL(`texts/${file}`, import.meta.url), 'utf8'), organisation);
  };
  return { Residential: read('Residential'), Convention: read('Convention') };
}
