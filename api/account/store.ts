import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import type { PendingSignUp } from './sign-ups.ts';

const recipientColumns = [
  'id',
  'email',
  'verified_email',
  'password_hash',
  'first_name',
  'language',
  'is_active',
] as const;

/** The user with this address, with the columns that emails need; or null. Includes users who cannot sign in. */
export async function findRecipientByEmail(db: Kysely<Database>, email: string) {
  return (
    (await db
      .selectFrom('users')
      .select(recipientColumns)
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()) ?? null
  );
}

/** The user with this id, with the columns that emails need; or null. Includes users who cannot sign in. */
export async function findRecipient(db: Kysely<Database>, userId: number) {
  return (await db.selectFrom('users').select(recipientColumns).where('id', '=', userId).executeTakeFirst()) ?? null;
}

const profileColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'verified_email',
  'phone',
  'language',
  'user_type',
  'created_at',
] as const;

/** The fields that users may change in their own account. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: 'en' | 'es';
}

/** The account of a signed-in user. */
export async function findProfile(db: Kysely<Database>, userId: number) {
  return db.selectFrom('users').select(profileColumns).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** Changes the account of a signed-in user. Returns it, with whether anything differs now. */
export async function updateProfile(
  transaction: Transaction<Database>,
  userId: number,
  { firstName, lastName, phone, language }: Profile,
  now: Date,
) {
  const wanted = { first_name: firstName, last_name: lastName, phone, language };
  const before = await transaction
    .selectFrom('users')
    .select(profileColumns)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isChanged = (Object.keys(wanted) as (keyof typeof wanted)[]).some((name) => wanted[name] !== before[name]);
  if (isChanged)
    await transaction
      .updateTable('users')
      .set({ ...wanted, updated_at: now })
      .where('id', '=', userId)
      .execute();
  return { profile: { ...before, ...wanted }, isChanged };
}

/** The proof that entitles a user to choose a password: the current one, or a link emailed to this address. */
type PasswordProof = { readonly presentHash: string | null } | { readonly verifiedEmail: string };

/**
 * Gives a user a new password. If a link was used, also records that the address is confirmed.
 * @returns false when the current password is no longer the one that was given
 */
export async function updatePassword(
  db: Kysely<Database>,
  userId: number,
  passwordHash: string,
  now: Date,
  proof: PasswordProof,
): Promise<boolean> {
  let query = db.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', userId);
  if ('verifiedEmail' in proof) query = query.set({ verified_email: proof.verifiedEmail });
  else query = query.where('password_hash', '=', proof.presentHash);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds the user of a confirmed sign-up, of type U; null when someone else has taken the address in the meantime. */
export async function insertVerifiedUser(
  db: Kysely<Database>,
  email: string,
  pending: PendingSignUp,
  now: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      email,
      verified_email: email,
      first_name: pending.firstName,
      last_name: pending.lastName,
      phone: pending.phone,
      language: pending.language,
      user_type: 'U',
      password_hash: pending.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Gives a user another, confirmed address; false when someone has it already. If two requests take it at the same moment, the
 * second fails with PostgreSQL's 23505.
 */
export async function updateEmail(db: Kysely<Database>, userId: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email, verified_email: email, updated_at: now })
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where((row) =>
      row.not(row.exists(row.selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The open sessions of a user, last used first. */
export async function listSessionsOf(db: Kysely<Database>, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A session, if it belongs to this user. */
export async function findOwnSession(
  db: Kysely<Database>,
  userId: number,
  sessionId: string,
): Promise<{ id: string } | null> {
  const query = db.selectFrom('sessions').select('id').where('id', '=', sessionId).where('user_id', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * Deletes a user with their sessions, codes, links, household and drafts. Everything they sent to the center stays, unlinked.
 * @returns whether the user existed
 */
export async function deleteUser(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
