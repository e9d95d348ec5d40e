import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { parseUserTypes } from '../../access/rules.ts';
import type { UserSession } from '../../platform/contract/handler.ts';
import { readsUnshared } from '../rules.ts';

/** A member of staff at the prayer desk. */
export interface PrayerReader {
  readonly userId: number;
  /** Whether they read every request and the contact details; the prayer team reads what was shared. */
  readonly readsAll: boolean;
}

/** The reader, from the session. */
export function prayerReader({ userId, userType }: UserSession): PrayerReader {
  return { userId, readsAll: readsUnshared(parseUserTypes(userType)) };
}

/** The requests that a reader may see, as a condition. */
export function visibleTo({ readsAll }: PrayerReader): RawBuilder<boolean> {
  return readsAll ? sql`true` : sql`share_with_team`;
}
