import type { Kysely } from 'kysely';
import type { Database } from '../../api/platform/data/tables.gen.ts';
import { createSession } from '../../api/session/store.ts';
import { hashPassword } from '../../api/session/password/password.ts';
import { insertUser } from '../../api/users/store.ts';

/** The password of every test user; hard enough to guess that it can be chosen again. */
export const testPassword = 'Lantern-1258';

let number = 0;
let hash: string | undefined;

/** Creates a user who holds these types. The password is hashed once, since all users have the same one. */
export async function createUser(
  db: Kysely<Database>,
  userType: string,
  overrides: { readonly language?: 'en' | 'es'; readonly email?: string; readonly isEmailConfirmed?: boolean } = {},
): Promise<{ id: number; email: string }> {
  number += 1;
  // Set before any await, so that users created at the same moment have different numbers.
  const email = overrides.email ?? `user${String(number)}@example.org`;
  hash ??= await hashPassword(testPassword);
  const language = overrides.language ?? 'en';
  const id = await insertUser(db, {
    email,
    firstName: 'Rosa',
    lastName: 'Vega',
    userType,
    language,
    passwordHash: hash,
    isEmailConfirmed: overrides.isEmailConfirmed ?? true,
  });
  if (id === null) throw new Error(`${email} is taken`);
  return { id, email };
}

/** Creates a user who holds these types, and returns the Cookie header of a new session. */
export async function signInAs(
  db: Kysely<Database>,
  userType: string,
  now: Date,
): Promise<{ cookie: string; userId: number }> {
  const { id } = await createUser(db, userType);
  const user = { id, first_name: 'Rosa', last_name: 'Vega', user_type: userType, language: 'en' as const };
  const { token } = await createSession(db, user, now);
  return { cookie: `session=${token}`, userId: id };
}
