import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { lineColumns, lineRows } from '../rows/line-rows.ts';
import { changedColumns, memberRow } from '../rows/member-rows.ts';
import type { RegistrationRecord } from '../record.ts';

async function replaceMembers(transaction: Kysely<Database>, { id, members }: RegistrationRecord): Promise<void> {
  const kept = members.map((member) => member.id);
  await transaction
    .deleteFrom('registration_members')
    .where('registration_id', '=', id)
    .where('id', 'not in', kept)
    .execute();
  // First move the old positions out of the way: two people may swap positions, and only one can have a position at a time.
  await transaction
    .updateTable('registration_members')
    .set({ position: sql<number>`-1 - position` })
    .where('registration_id', '=', id)
    .execute();
  await transaction
    .insertInto('registration_members')
    .values(members.map((member, position) => memberRow(id, member, position)))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) =>
          Object.fromEntries(changedColumns.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

async function replaceQuote(
  transaction: Kysely<Database>,
  before: RegistrationRecord,
  changed: RegistrationRecord,
): Promise<void> {
  const { id } = changed;
  const names = sql.join(lineColumns.map((column) => sql.ref(column)));
  await sql`
    insert into registration_earlier_quote_lines (registration_id, version, ${names})
    select registration_id, ${before.version}::int, ${names}
    from registration_quote_lines where registration_id = ${id}
  `.execute(transaction);
  await transaction.deleteFrom('registration_quote_lines').where('registration_id', '=', id).execute();
  await transaction.insertInto('registration_quote_lines').values(lineRows(changed)).execute();
}

/** Whether the last change of a registration was the very same request. */
export async function isLastChange(transaction: Kysely<Database>, id: string, changeHash: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('registrations')
    .select('change_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.change_hash === changeHash;
}

/** Stores the people and price lines of a changed registration; the previous price lines are archived. */
export async function replaceParty(
  transaction: Kysely<Database>,
  before: RegistrationRecord,
  changed: RegistrationRecord,
): Promise<void> {
  await replaceMembers(transaction, changed);
  await replaceQuote(transaction, before, changed);
}
