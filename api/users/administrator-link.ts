import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../data/tables.gen.ts';
import { newToken, tokenHash } from '../session/token.ts';

/** Makes the first administrator, or gives back an administrator's account to someone who is locked out. */
export type LinkPurpose = 'first-administrator' | 'administrator-recovery';

const lifetime = 7 * 24 * 60 * 60_000;

/** Makes a link that works once within a week; only its hash is kept, so it can be shown only now. */
export async function createAdministratorLink(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('one_time_links')
    .values({
      id: randomUUID(),
      purpose,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  // In the fragment it reaches neither a server's log nor the Referer header.
  return `${publicUrl}/first-administrator#${token}`;
}

/** Uses a link up and says what for; null when it is unknown, used or expired. */
export async function useAdministratorLink(db: Kysely<Database>, token: string, now: Date): Promise<LinkPurpose | null> {
  const row = await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', 'in', ['first-administrator', 'administrator-recovery'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return (row?.purpose as LinkPurpose | undefined) ?? null;
}
