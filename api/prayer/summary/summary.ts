import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { lastPeriods } from './periods.ts';
import type { Period } from './periods.ts';

type Schemas = components['schemas'];

interface Count {
  readonly from: string;
  readonly language: 'en' | 'es';
  readonly measure: Schemas['PrayerDeskState'] | 'wasPrayed' | 'wasTold';
  readonly count: number;
}

async function countsOf(db: Kysely<Database>, periods: readonly Period[]): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select period.first::text as "from", language, measure, sum(count)::int as count
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[]) as period (first, last)
    join prayer_totals on day between period.first and period.last
    group by 1, 2, 3
  `.execute(db);
  return rows;
}

function presentPeriod({ from, to }: Period, counts: readonly Count[]): Schemas['PrayerPeriod'] {
  const sum = (isOne: (count: Count) => boolean) =>
    counts.reduce((total, count) => (count.from === from && isOne(count) ? total + count.count : total), 0);
  const ofState = (state: Count['measure']) => sum(({ measure }) => measure === state);
  const ofLanguage = (wanted: Count['language']) =>
    sum(({ language, measure }) => language === wanted && measure !== 'wasPrayed' && measure !== 'wasTold');
  const languages = { en: ofLanguage('en'), es: ofLanguage('es') };
  return {
    from,
    to,
    received: languages.en + languages.es,
    prayed: ofState('wasPrayed'),
    told: ofState('wasTold'),
    languages,
    states: {
      new: ofState('new'),
      inPrayer: ofState('inPrayer'),
      prayed: ofState('prayed'),
      archived: ofState('archived'),
    },
  };
}

async function waitingSince(db: Kysely<Database>): Promise<Date | null> {
  const longest = await db
    .selectFrom('prayer_requests')
    .select('created_at')
    .where('state', 'in', ['new', 'inPrayer'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return longest?.created_at ?? null;
}

/**
 * The counts of the last weeks, months or years, and how long the oldest open request has waited. Days are in the center's time
 * zone; those of requests from before migration 0108 are in UTC.
 */
export async function summarizePrayers(
  db: Kysely<Database>,
  kind: Schemas['PrayerPeriodKind'],
  today: string,
): Promise<Schemas['PrayerSummary']> {
  const periods = lastPeriods(kind, today);
  const [counts, since] = await Promise.all([countsOf(db, periods), waitingSince(db)]);
  return {
    by: kind,
    items: periods.map((period) => presentPeriod(period, counts)),
    waitingSince: since?.toISOString() ?? null,
  };
}
