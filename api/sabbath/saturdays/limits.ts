import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

import { isSaturdayFull } from '../rules.ts';

type Limits = components['schemas']['SaturdayLimits'];

interface LimitedDay {
  readonly day: string;
  readonly is_prayer_closed: boolean;
  readonly is_retreat_closed: boolean;
  readonly places: number | null;
  readonly coming: number;
}

/** The Saturdays from a day on that the forms do not offer, or not to everyone. */
export async function findSaturdayLimits(db: Kysely<Database> | Transaction<Database>, from: string): Promise<Limits> {
  const { rows } = await sql<LimitedDay>`
    select day::text as day, is_prayer_closed, is_retreat_closed,
      places, (
        select coalesce(sum(count), 0)::int from saturday_totals as totals
        where totals.day = saturdays.day and measure in ('inPerson', 'unsaid')
      ) as coming
    from saturdays
    where day >= ${from}::date
    order by day
  `.execute(db);
  const daysThat = (isOne: (row: LimitedDay) => boolean) => rows.filter(isOne).map(({ day }) => day);
  return {
    closedForPrayer: daysThat((row) => row.is_prayer_closed),
    closedForRetreats: daysThat((row) => row.is_retreat_closed),
    onlineOnly: daysThat((row) => isSaturdayFull(row.places, row.coming) && !row.is_prayer_closed),
  };
}
