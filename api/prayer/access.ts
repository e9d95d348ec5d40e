import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { parseUserTypes } from '../access/rules.ts';
import type { UserSession } from '../platform/contract/handler.ts';
import { readsUnshared } from './rules.ts';

/** A staff member at the prayer desk. */
export interface PrayerReader {
  readonly userId: number;
  /** Whether they read every request and the contact details; the prayer team reads only shared requests. */
  readonly readsAll: boolean;
}

/** The reader, from the session. */
export function prayerReader({ userId, userType }: UserSession): PrayerReader {
  return { userId, readsAll: readsUnshared(parseUserTypes(userType)) };
}

/** An SQL condition for the requests that a reader may see. */
export function visibleTo({ readsAll }: PrayerReader): RawBuilder<boolean> {
  return readsAll ? sql`true` : sql`share_with_team`;
}
