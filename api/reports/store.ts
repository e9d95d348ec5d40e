import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { oldestRun } from './retention.ts';

type FilterValues = components['schemas']['ReportFilterValues'];

/** One run of a report. */
export interface StoredRun {
  readonly reportId: number;
  readonly filterValues: FilterValues;
  readonly rows: number;
  readonly at: Date;
}

/** How many runs of each user are kept. */
const kept = 10;

/** Stores a run as its user's latest one. */
export async function insertRun(transaction: Transaction<Database>, userId: number, run: StoredRun): Promise<void> {
  await transaction
    .insertInto('report_runs')
    .values({
      user_id: userId,
      report_id: run.reportId,
      filter_values: JSON.stringify(run.filterValues),
      rows: run.rows,
      at: run.at,
    })
    .execute();
  await sql`
    delete from report_runs where id in (
      select id from report_runs where user_id = ${userId} order by id desc offset ${kept}
    )
  `.execute(transaction);
}

/** The last runs of a user, newest first. */
export async function findRuns(db: Kysely<Database>, userId: number, now: Date): Promise<StoredRun[]> {
  const rows = await db
    .selectFrom('report_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', oldestRun(now))
    .orderBy('id', 'desc')
    .limit(kept)
    .execute();
  return rows.map(({ report_id, filter_values, rows: count, at }) => ({
    reportId: report_id,
    filterValues: filter_values as FilterValues,
    rows: count,
    at,
  }));
}
