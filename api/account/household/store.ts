import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import { mapColumns } from '../../platform/data/columns.ts';
import type { Database, HouseholdMembersTable } from '../../platform/data/tables.gen.ts';

type HouseholdMember = components['schemas']['HouseholdMember'];
type MemberFacts = components['schemas']['HouseholdMemberRequest'];

/** The most people a household can have. */
export const maxMembers = 30;

/** The column of each property of a person. */
const facts = mapColumns<'household_members', MemberFacts & Omit<HouseholdMember, 'id'>>()({
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  gender: 'gender',
});

const columns = ['id', ...facts.columns] as const;

type MemberRow = Pick<Selectable<HouseholdMembersTable>, (typeof columns)[number]>;

function toMember(row: MemberRow): HouseholdMember {
  return { id: row.id, ...facts.fromRow(row) };
}

/** The people in a user's household, in the order in which they were added. */
export async function listHouseholdOf(db: Kysely<Database>, userId: number): Promise<HouseholdMember[]> {
  const rows = await db
    .selectFrom('household_members')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toMember);
}

/** Adds someone to a user's household; null when it is full, even if several requests come at the same moment. */
export async function insertMember(
  transaction: Transaction<Database>,
  userId: number,
  person: MemberFacts,
  now: Date,
): Promise<HouseholdMember | null> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('household_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= maxMembers) return null;
  const row = await transaction
    .insertInto('household_members')
    .values({ id: randomUUID(), user_id: userId, ...facts.toRow(person), created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toMember(row);
}

/** Changes a person in a user's household. Returns whether anything differs now, or null when there is no such person. */
export async function updateMember(
  transaction: Transaction<Database>,
  userId: number,
  memberId: string,
  person: MemberFacts,
): Promise<{ readonly member: HouseholdMember; readonly isChanged: boolean } | null> {
  const before = await transaction
    .selectFrom('household_members')
    .select(columns)
    .where('id', '=', memberId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const wanted = { ...before, ...facts.toRow(person) };
  const isChanged = columns.some((column) => before[column] !== wanted[column]);
  if (isChanged)
    await transaction.updateTable('household_members').set(facts.toRow(person)).where('id', '=', memberId).execute();
  return { member: toMember(wanted), isChanged };
}

/** Removes a person from a user's household; false when there is no such person. */
export async function deleteMember(db: Kysely<Database>, userId: number, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('household_members')
    .where('id', '=', memberId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
