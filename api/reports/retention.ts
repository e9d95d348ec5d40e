import type { AppContext } from '../context.ts';

/** How long a run is kept, in ms. */
const keptFor = 90 * 24 * 60 * 60_000;

/** The time before which runs are deleted. */
export function oldestRun(now: Date): Date {
  return new Date(now.getTime() - keptFor);
}

/** Deletes runs and requested files whose retention time has passed. */
export async function deleteDueRuns({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('report_runs').where('at', '<=', oldestRun(now)).execute();
  await db.deleteFrom('report_files').where('expires_at', '<', now).execute();
}
