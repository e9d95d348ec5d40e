import type { Kysely, Selectable } from 'kysely';
import { findAnswers } from '../../forms/port.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database, SabbathRequestsTable } from '../../platform/data/tables.gen.ts';
import { userNames } from '../../users/port.ts';

type Schemas = components['schemas'];

/** The columns that the list shows. */
export const summaryColumns = [
  'id',
  'version',
  'first_name',
  'last_name',
  'created_at',
  'kind',
  'state',
  'day',
  'second_day',
  'third_day',
  'accepted_day',
  'proposed_day',
  'people',
] as const;

type SummaryRow = Pick<Selectable<SabbathRequestsTable>, (typeof summaryColumns)[number]>;

/** The Saturdays that the person prefers, best first. */
export function daysOf({ day, second_day, third_day }: Pick<SummaryRow, 'day' | 'second_day' | 'third_day'>): string[] {
  return [day, second_day, third_day].filter((wanted) => wanted !== null);
}

/** A request as it appears in a list. */
export function presentSummary(row: SummaryRow): Schemas['SabbathRequestSummary'] {
  return {
    id: row.id,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    receivedAt: row.created_at.toISOString(),
    kind: row.kind,
    // Held forms never appear in the lists of this desk.
    state: row.state as Schemas['SabbathDeskState'],
    days: daysOf(row),
    // A withdrawn acceptance no longer counts.
    acceptedDay: row.state === 'new' || row.state === 'proposed' ? null : row.accepted_day,
    proposedDay: row.state === 'proposed' ? row.proposed_day : null,
    ...(row.people !== null && { people: row.people }),
  };
}

/**
 * One request with contact details, text and answers.
 * @throws ProblemError `not-found`.
 */
export async function getSabbathRequest(db: Kysely<Database>, id: string): Promise<Schemas['SabbathRequestDetails']> {
  const [row, answers] = await Promise.all([
    db.selectFrom('sabbath_requests').selectAll().where('id', '=', id).where('state', '<>', 'held').executeTakeFirst(),
    findAnswers(db, 'sabbath', id),
  ]);
  if (!row) throw new ProblemError('not-found');
  const names = await userNames(db, [row.filed_by_user_id, row.changed_by_user_id]);
  return {
    ...presentSummary(row),
    language: row.language,
    ...(row.attendance !== null && { attendance: row.attendance }),
    ...(row.group_kind !== null && { groupKind: row.group_kind as Schemas['GroupKind'] }),
    text: row.intention ?? row.wishes ?? '',
    email: row.email,
    ...(row.phone !== null && { phone: row.phone }),
    filedByName: names.get(row.filed_by_user_id) ?? null,
    changedByName: names.get(row.changed_by_user_id) ?? null,
    answers,
  };
}
