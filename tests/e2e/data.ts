import type { Parts } from '../../api/parts.ts';
import { hashPassword } from '../../api/session/password.ts';
import { insertUser } from '../../api/users/store.ts';

/** A staff member of type R, who signs in with a code. */
export const registrar = { email: 'registrar@example.org', password: 'Registrar-1' };

/** Someone signed in who may not see registrations. */
export const member = { email: 'member@example.org', password: 'Member-user1' };

/** The people of the journeys. */
export async function prepareData({ db }: Pick<Parts, 'db'>): Promise<void> {
  await insertUser(db, {
    email: registrar.email,
    firstName: 'Rosa',
    lastName: 'Delgado',
    userType: 'R',
    language: 'en',
    passwordHash: await hashPassword(registrar.password),
  });
  await insertUser(db, {
    email: member.email,
    firstName: 'Miguel',
    lastName: 'Torres',
    userType: 'U',
    language: 'es',
    passwordHash: await hashPassword(member.password),
  });
}
