import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { toEventDate } from './rules.ts';
import type { ScheduledEvent } from './rules.ts';

/** An event as lists of names need it. */
export type NamedEvent = ScheduledEvent &
  Pick<components['schemas']['Event'], 'type'> & {
    readonly names: { readonly en: string; readonly es: string };
    readonly isHidden: boolean;
  };

/** The columns that determine when an event takes place and who sees it. */
export const scheduleColumns = [
  'events.id',
  'events.type',
  'events.status',
  'events.cancelled_at',
  'events.reg_date',
  'events.reg_end_date',
  'events.start_date',
  'events.end_date',
  'events.time_zone',
  'events.hidden_at',
] as const;

function selectSchedules(db: Kysely<Database>) {
  return db.selectFrom('events').select(scheduleColumns);
}

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['execute']>>[number];

/** Reads the schedule from a row. */
export function toScheduledEvent(row: ScheduleRow) {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    ...(row.cancelled_at !== null && { cancelled_at: row.cancelled_at.toISOString() }),
    reg_date: toEventDate(row.reg_date),
    ...(row.reg_end_date !== null && { reg_end_date: toEventDate(row.reg_end_date) }),
    start_date: toEventDate(row.start_date),
    end_date: toEventDate(row.end_date),
    timeZone: row.time_zone,
    isHidden: row.hidden_at !== null,
  };
}

/**
 * Returns every event, including hidden ones, with its names instead of all its texts, which would take most of the time of a
 * search; in no particular order.
 */
export async function findNamedEvents(db: Kysely<Database>): Promise<NamedEvent[]> {
  const rows = await selectSchedules(db)
    .select([
      sql<string>`events.texts -> 'en' ->> 'name'`.as('name_en'),
      sql<string>`events.texts -> 'es' ->> 'name'`.as('name_es'),
    ])
    .execute();
  return rows.map((row) => ({ ...toScheduledEvent(row), names: { en: row.name_en, es: row.name_es } }));
}
