import { randomInt } from 'node:crypto';
import { userTypes } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import type { AppContext } from '../context.ts';
import { hashPassword } from '../session/password/password.ts';
import { findUserByEmail, insertUser, replaceUser } from '../users/store.ts';

/** An account to sign in with. */
export interface DemoAccount {
  readonly userType: UserType;
  readonly email: string;
  readonly password: string;
}

const people: Readonly<Record<UserType, readonly [firstName: string, lastName: string, language: 'en' | 'es']>> = {
  A: ['Ana', 'Rivas', 'es'],
  R: ['Robert', 'Hayes', 'en'],
  C: ['Clara', 'Montes', 'es'],
  D: ['Daniel', 'Brooks', 'en'],
  S: ['Sara', 'Luna', 'es'],
  P: ['Paul', 'Reed', 'en'],
  U: ['Úrsula', 'Peña', 'es'],
  G: ['George', 'Bell', 'en'],
};

const lower = 'abcdefghijkmnpqrstuvwxyz23456789';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twelve letters and digits that are hard to confuse, starting with a capital, as the password rule requires. */
function newPassword(): string {
  const draw = (letters: string): string => letters.charAt(randomInt(letters.length));
  return draw(upper) + Array.from({ length: 11 }, () => draw(lower)).join('');
}

const day = 24 * 60 * 60_000;

/**
 * One account of each user type, each with a new password. Their creation dates are a year ago, because they act in the simulated
 * year.
 * @returns the accounts, and their ids by type.
 */
export async function seedAccounts({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<{ accounts: DemoAccount[]; ids: Record<UserType, number> }> {
  const accounts: DemoAccount[] = [];
  const ids: Partial<Record<UserType, number>> = {};
  for (const userType of userTypes) {
    const [firstName, lastName, language] = people[userType];
    const email = `${userType.toLowerCase()}@example.org`;
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const user = { email, firstName, lastName, userType, language, passwordHash, isEmailConfirmed: true };
    const existing = await findUserByEmail(db, email);
    if (existing) await replaceUser(db, existing.id, user, clock());
    const createdAt = new Date(clock().getTime() - 360 * day);
    // The administrator is user 0, like every first administrator.
    const id = existing?.id ?? (await insertUser(db, { ...user, createdAt, ...(userType === 'A' && { id: 0 }) }));
    if (id === null) throw new Error(`The account ${email} could not be created`);
    ids[userType] = id;
    accounts.push({ userType, email, password });
  }
  return { accounts, ids: ids as Record<UserType, number> };
}
