import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';

const purposes = ['first-administrator', 'administrator-recovery'] as const;

/**
 * The purpose of a link: to create the first administrator, or to restore the administrator's account to someone who is locked out.
 */
export type LinkPurpose = (typeof purposes)[number];

const lifetime = 7 * 24 * 60 * 60_000;

/**
 * Creates a link that works once within a week. Only its hash is stored, so it can be shown only now. Earlier links stop working,
 * because one may be in an old log.
 */
export async function createAdministratorLink(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('one_time_links')
      .where('purpose', 'in', purposes)
      .where('used_at', 'is', null)
      .execute();
    await transaction
      .insertInto('one_time_links')
      .values({
        id: randomUUID(),
        purpose,
        token_hash: tokenHash(token),
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
      })
      .execute();
  });
  // In the fragment the token reaches neither a server log nor the Referer header.
  return `${publicUrl}/first-administrator#${token}`;
}

/** Marks a link as used and returns its purpose; null when it is unknown, used or expired. */
export async function useAdministratorLink(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<LinkPurpose | null> {
  const row = await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return (row?.purpose as LinkPurpose | undefined) ?? null;
}
