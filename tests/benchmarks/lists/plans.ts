import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { formTables } from './forms.ts';
import type { Question } from './question.ts';

const large = ['registrations', 'registration_members', 'attendances', 'users', 'audit_entries', ...formTables];
/** The most database pages of 8 kB that one page of a list usually may read, whatever the size of the table. */
const usualPages = 1_600;

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Runs a question and explains every query it makes. */
async function explain(pool: Pool, { ask }: Question): Promise<Plan[]> {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') queries.push(query);
    },
  });
  await ask(db);
  const plans: Plan[] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...parameters],
    );
    for (const row of rows) plans.push(row['QUERY PLAN'][0].Plan);
  }
  return plans;
}

/**
 * Runs a question and returns the database pages that it reads, and its faults: it reads half of a large table or more, or more
 * pages than any list needs. A plan node that counts up to a limit stops before that.
 * @param rows the least number of rows of a large table
 */
export async function costOf(
  pool: Pool,
  question: Question,
  rows: number,
): Promise<{ pages: number; faults: string[] }> {
  const { mostPages = usualPages } = question;
  const plans = await explain(pool, question);
  const pages = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
  const whole = plans.flatMap(nodes).filter((node) => {
    const examined = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    return large.includes(node['Relation Name'] ?? '') && examined >= rows / 2;
  });
  const faults = [
    ...whole.map((node) => `goes through ${node['Relation Name'] ?? ''}`),
    ...(pages > mostPages ? [`reads more than ${String(mostPages)} pages`] : []),
  ];
  return { pages, faults };
}
