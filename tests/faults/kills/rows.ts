import type { Pool } from 'pg';

/** Tables that even a request without effect changes: how often and when somebody called. */
const passing = ['rate_limits', 'sessions', 'mail_counts', 'mailing_pace', 'event_figures'];

/** The state of all tables of the site, and the number of jobs. */
export interface Rows {
  readonly counts: Readonly<Record<string, number>>;
  /** Digests of all values. */
  readonly digests: Readonly<Record<string, string>>;
}

/** Reads all tables at one moment, except audit entries about views, failed attempts and reached limits, which change nothing. */
export async function readRows(pool: Pool): Promise<Rows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name not like 'kysely%' and not table_name = any($1)`,
    [passing],
  );
  const parts = tables.map(({ name }) => {
    const where = name === 'audit_entries' ? `where action !~ '-(failed|viewed|reached)$'` : '';
    return `select '${name}' as name, count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from "${name}" t ${where}`;
  });
  parts.push(`select 'jobs', count(*)::int, '' from jobs.job where name not like '\\_\\_pgboss%'`);
  const { rows } = await pool.query<{ name: string; count: number; digest: string }>(parts.join(' union all '));
  return {
    counts: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
    digests: Object.fromEntries(rows.map(({ name, digest }) => [name, digest])),
  };
}

/** The names whose values differ. */
export function differing<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
): readonly string[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}

/** Waits until every due job is done: the queue passes a killed process's job to another process after two minutes. */
export async function waitForJobs(pool: Pool, longest = 300_000): Promise<void> {
  const until = performance.now() + longest;
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from jobs.job
       where state = 'active' or state in ('created', 'retry') and start_after <= now()`,
    );
    if (rows[0]?.count === 0) return;
    if (performance.now() > until) throw new Error('The jobs do not end');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
