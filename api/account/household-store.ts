import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type HouseholdMember = components['schemas']['HouseholdMember'];
type MemberFacts = components['schemas']['HouseholdMemberRequest'];

/** The most people that a household holds. */
const maxMembers = 30;

const columns = ['id', 'first_name', 'last_name', 'birth_date', 'gender'] as const;

interface MemberRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly gender: 'female' | 'male' | null;
}

function toMember({ id, first_name, last_name, birth_date, gender }: MemberRow): HouseholdMember {
  return { id, firstName: first_name, lastName: last_name, birthDate: birth_date, ...(gender !== null && { gender }) };
}

function toRow({ firstName, lastName, birthDate, gender }: MemberFacts) {
  return { first_name: firstName, last_name: lastName, birth_date: birthDate, gender: gender ?? null };
}

/** The people of a user's household, in the order in which they were added. */
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

/** Adds someone to a user's household; null when it is full, also for several at the same moment. */
export async function insertMember(
  transaction: Transaction<Database>,
  userId: number,
  facts: MemberFacts,
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
    .values({ id: randomUUID(), user_id: userId, ...toRow(facts), created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toMember(row);
}

/** Changes someone of a user's household, and says whether anything is different now; null when there is no such person in it. */
export async function updateMember(
  transaction: Transaction<Database>,
  userId: number,
  memberId: string,
  facts: MemberFacts,
): Promise<{ readonly member: HouseholdMember; readonly isChanged: boolean } | null> {
  const before = await transaction
    .selectFrom('household_members')
    .select(columns)
    .where('id', '=', memberId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const wanted = { ...before, ...toRow(facts) };
  const isChanged = columns.some((column) => before[column] !== wanted[column]);
  if (isChanged)
    await transaction.updateTable('household_members').set(toRow(facts)).where('id', '=', memberId).execute();
  return { member: toMember(wanted), isChanged };
}

/** Takes someone out of a user's household; false when there is no such person in it. */
export async function deleteMember(db: Kysely<Database>, userId: number, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('household_members')
    .where('id', '=', memberId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
