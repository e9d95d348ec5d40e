import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { deleteOldDrafts } from '../platform/drafts/store.ts';
import { deleteOldMailCounts } from '../platform/mail/limiter.ts';
import type { AppContext } from '../context.ts';
import { addUpFormCounts } from './desk/counts.ts';
import { answerKeptDays } from './rules.ts';
import { formTables } from './tables.ts';

/** How many rows are deleted at a time. A small batch keeps the locks short. */
const batchSize = 500;

const dayInMs = 24 * 60 * 60 * 1000;

/** The kinds of data whose retention period ends: rows that are deleted, and claims, which are cleared from rows that stay. */
type Due = 'contact' | 'prayer' | 'sabbath' | 'answers' | 'claims';

/** The number of each kind. */
export type DueForms = Readonly<Record<Due, number>>;

interface Rule {
  readonly kind: Due;
  readonly table: 'form_answers' | (typeof formTables)[keyof typeof formTables];
  readonly isDue: (now: Date) => RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const ofForm = (kind: keyof typeof formTables): Rule => ({
  kind,
  table: formTables[kind],
  isDue: (now) => sql`delete_after <= ${now}`,
  order: sql`delete_after`,
});

const rules: readonly Rule[] = [
  ofForm('contact'),
  ofForm('prayer'),
  ofForm('sabbath'),
  {
    kind: 'answers',
    table: 'form_answers',
    isDue: (now) => sql`created_at <= ${new Date(now.getTime() - answerKeptDays * dayInMs)}`,
    order: sql`created_at`,
  },
  {
    kind: 'claims',
    table: 'prayer_requests',
    // The person who had reserved a request no longer matters the day after.
    isDue: (now) => sql`claimed_until <= ${new Date(now.getTime() - dayInMs)}`,
    order: sql`claimed_until`,
  },
];

/** Counts the data from public forms whose retention period is over; an answer that is deleted with its form is not counted. */
export async function countDueForms(db: Kysely<Database>, now: Date): Promise<DueForms> {
  const counts = await Promise.all(
    rules.map(async ({ kind, table, isDue }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${isDue(now)}
      `.execute(db);
      return [kind, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as DueForms;
}

async function deleteBatch(db: Kysely<Database>, { kind, table, isDue, order }: Rule, now: Date): Promise<number> {
  const due = sql`select id from ${sql.table(table)} where ${isDue(now)} order by ${order} limit ${batchSize}`;
  const { numAffectedRows = 0n } = await (
    kind === 'claims'
      ? sql`update prayer_requests set claimed_by_user_id = null, claimed_until = null where id in (${due})`
      : sql`delete from ${sql.table(table)} where id in (${due})`
  ).execute(db);
  return Number(numAffectedRows);
}

/** Permanently deletes data from public forms whose retention period is over. Returns how much was deleted. */
export async function deleteOldForms(db: Kysely<Database>, now: Date): Promise<DueForms> {
  const deleted = new Map<Due, number>();
  for (const rule of rules) {
    let all = 0;
    for (let count = batchSize; count === batchSize; all += count) count = await deleteBatch(db, rule, now);
    deleted.set(rule.kind, all);
  }
  return Object.fromEntries(deleted) as DueForms;
}

/** Runs each night: deletes old forms, unsent drafts and email counts, and merges the counts of forms. */
export async function deleteDueForms({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock();
  await deleteOldDrafts(db, now);
  await deleteOldMailCounts(db, now);
  const deleted = await deleteOldForms(db, now);
  await addUpFormCounts(db);
  if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'deleted expired forms');
}
