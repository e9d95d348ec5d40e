import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { comingSaturdays } from '../rules.ts';

/** How many Saturdays are shown at once: a quarter of a year. */
const shown = 13;

/** Saturdays from a day on, with the requests for each and the settings by staff. */
export async function listSaturdays(db: Kysely<Database>, from: string): Promise<components['schemas']['Saturday'][]> {
  const days = comingSaturdays(from, shown);
  const count = (measure: string) =>
    sql`coalesce((select count from saturday_totals as totals where totals.day = asked.day and measure = ${measure}), 0)`;
  const { rows } = await sql<components['schemas']['Saturday']>`
    select asked.day::text as day,
      ${count('online')} as online,
      ${count('inPerson')} as "inPerson",
      ${count('unsaid')} as unsaid,
      ${count('retreat')} as retreats,
      ${count('acceptedRetreat')} as "acceptedRetreats",
      places,
      coalesce(is_prayer_closed, false) as "isPrayerClosed",
      coalesce(is_retreat_closed, false) as "isRetreatClosed",
      coalesce(version, 0) as version
    from unnest(${days}::date[]) as asked (day) left join saturdays on saturdays.day = asked.day
    order by asked.day
  `.execute(db);
  return rows;
}
