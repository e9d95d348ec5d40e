import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';

/** Someone who has signed up and has yet to confirm the address. */
export interface PendingSignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: 'en' | 'es';
  readonly passwordHash: string;
  readonly wantsNews: boolean;
}

/** Stores a sign-up until its link is opened; it is deleted with the link. */
export async function insertPendingSignUp(db: Kysely<Database>, linkId: string, pending: PendingSignUp): Promise<void> {
  await db
    .insertInto('pending_sign_ups')
    .values({
      link_id: linkId,
      first_name: pending.firstName,
      last_name: pending.lastName,
      phone: pending.phone,
      language: pending.language,
      password_hash: pending.passwordHash,
      wants_news: pending.wantsNews,
    })
    .execute();
}

/** The sign-up that belongs to a link, or null. */
export async function findPendingSignUp(db: Kysely<Database>, linkId: string): Promise<PendingSignUp | null> {
  const row = await db.selectFrom('pending_sign_ups').selectAll().where('link_id', '=', linkId).executeTakeFirst();
  if (!row) return null;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    language: row.language,
    passwordHash: row.password_hash,
    wantsNews: row.wants_news,
  };
}
