import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';

/** A user to create; the email is stored in lowercase. */
export interface NewUser {
  readonly id?: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Single letters separated by commas, such as A,R. */
  readonly userType: string;
  readonly language: 'en' | 'es';
  readonly phone?: string | undefined;
  /** null until the user has accepted an invitation. */
  readonly passwordHash: string | null;
  /** Whether the owner or the server operator entered the address, rather than staff. */
  readonly isEmailConfirmed?: boolean;
  readonly createdAt?: Date;
}

const columns = ['id', 'email', 'first_name', 'last_name', 'user_type', 'language', 'password_hash'] as const;

/** The user with this email, ignoring case, who may sign in; or null. */
export async function findUserByEmail(db: Kysely<Database>, email: string) {
  const query = db.selectFrom('users').select(columns).where('email', '=', email.toLowerCase());
  return (await query.where('is_active', '=', true).executeTakeFirst()) ?? null;
}

function activeUser(db: Kysely<Database>, id: number) {
  return db.selectFrom('users').select(columns).where('id', '=', id).where('is_active', '=', true);
}

/** The user with this id who may sign in; or null. */
export async function findUser(db: Kysely<Database>, id: number) {
  return (await activeUser(db, id).executeTakeFirst()) ?? null;
}

/** Finds a user like `findUser`, whose account cannot be closed before the transaction ends. */
export async function findLastingUser(transaction: Transaction<Database>, id: number) {
  return (await activeUser(transaction, id).forKeyShare().executeTakeFirst()) ?? null;
}

/** Whether anyone other than this user has the email, including users who cannot sign in. */
export async function isEmailTaken(db: Kysely<Database>, email: string, userId: number): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('email', '=', email.toLowerCase());
  return (await query.where('id', '<>', userId).executeTakeFirst()) !== undefined;
}

function toRow(user: NewUser) {
  return {
    ...(user.id !== undefined && { id: user.id }),
    email: user.email.toLowerCase(),
    first_name: user.firstName,
    last_name: user.lastName,
    user_type: user.userType,
    language: user.language,
    ...(user.phone !== undefined && { phone: user.phone }),
    password_hash: user.passwordHash,
    ...(user.isEmailConfirmed === true && { verified_email: user.email.toLowerCase() }),
    ...(user.createdAt && { created_at: user.createdAt }),
  };
}

/** Adds a user; null when the email or the id is taken. */
export async function insertUser(db: Kysely<Database>, user: NewUser): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values(toRow(user))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Overwrites the user with this id and lets them sign in again; false when there is none. Earlier sessions, codes, links and
 * proposed addresses stop working: someone who took over the account may have them.
 */
export async function replaceUser(db: Kysely<Database>, id: number, user: NewUser, now: Date): Promise<boolean> {
  for (const table of ['sessions', 'sign_in_codes', 'one_time_links', 'proposed_addresses'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute();
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ ...toRow(user), id, is_active: true, updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether anyone who may sign in is an administrator. */
export async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  const rows = await db
    .selectFrom('users')
    .select('user_type')
    .where('is_active', '=', true)
    .where('user_type', 'like', '%A%')
    .limit(1)
    .execute();
  return rows.length > 0;
}
