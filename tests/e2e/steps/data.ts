import { randomUUID } from 'node:crypto';
import { userTypes, type UserType } from '../../../api/access/rules.ts';
import type { AppContext } from '../../../api/context.ts';
import { createIntake } from '../../../api/registrations/create/register.ts';
import { hashPassword } from '../../../api/session/password/password.ts';
import { createSession } from '../../../api/session/store.ts';
import { findUserByEmail, insertUser, type NewUser } from '../../../api/users/store.ts';
import { createEvent } from '../../factories/event.ts';

/** A staff member of type R, who logs in with a code. */
export const registrar = { email: 'registrar@example.org', password: 'Registrar-1' };

/** A staff member of type R who customizes lists, used by only one journey. */
export const arranger = { email: 'arranger@example.org', password: 'Registrar-1' };

/** A user who may not see registrations. */
export const member = { email: 'member@example.org', password: 'Member-user1' };

const password = 'Member-user1';

/** Users of type U with one journey each, because the journey changes their data. */
export const reader = { email: 'reader@example.org', password };
export const pilgrim = { email: 'pilgrim@example.org', password };
export const commuter = { email: 'commuter@example.org', password };
export const owner = { email: 'owner@example.org', password };
export const forgetful = { email: 'forgetful@example.org', password };
export const leaver = { email: 'leaver@example.org', password };
export const roamer = { email: 'roamer@example.org', password };
export const traveller = { email: 'traveller@example.org', password };
export const praying = { email: 'praying@example.org', password };

/** The forms that a person leaves half-filled on a shared device. Each form has its own journey and user. */
export const sharedForms = [
  'contact',
  'prayer',
  'sabbath',
  'sabbathRetreat',
  'registration',
  'profile',
  'household',
  'desk',
] as const;
export const sharing = (form: (typeof sharedForms)[number]) => ({
  email: `sharing.${form.toLowerCase()}@example.org`,
  password,
});
/** The next user of the shared device. */
export const passerby = { email: 'passerby@example.org', password };

/** The user who fills in forms behind registration links on the shared device. */
export const linkFiller = { email: 'link.filler@example.org', password };

/** A staff member of type D, who logs in without a code. */
export const overseer = { email: 'overseer@example.org', password };

/** The email address of the user who has only this user type. */
function holderOf(userType: UserType): string {
  return `type-${userType.toLowerCase()}@example.org`;
}

/** Creates the users of the journeys, each with a confirmed address, like everyone who signs up. */
export async function prepareData({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const [registrarHash, memberHash] = await Promise.all([hashPassword(registrar.password), hashPassword(password)]);
  const insert = (user: NewUser) => insertUser(db, { ...user, isEmailConfirmed: true });
  await insertUser(db, {
    email: registrar.email,
    firstName: 'Rosa',
    lastName: 'Delgado',
    userType: 'R',
    language: 'en',
    passwordHash: registrarHash,
  });
  await insert({
    email: arranger.email,
    firstName: 'Amalia',
    lastName: 'Roble',
    userType: 'R',
    language: 'en',
    passwordHash: registrarHash,
  });
  await insert({
    email: member.email,
    firstName: 'Miguel',
    lastName: 'Torres',
    userType: 'U',
    language: 'es',
    passwordHash: memberHash,
  });
  for (const { email } of [reader, pilgrim, commuter, owner, forgetful, leaver, roamer, traveller, praying]) {
    await insert({
      email,
      firstName: 'Elena',
      lastName: 'Morales',
      userType: 'U',
      language: 'en',
      passwordHash: memberHash,
    });
  }
  for (const { email } of [...sharedForms.map(sharing), passerby, linkFiller]) {
    const userType = email.startsWith('sharing.desk') ? 'D' : 'U';
    await insert({ email, firstName: 'Inés', lastName: 'Duarte', userType, language: 'en', passwordHash: memberHash });
  }
  await insert({
    email: overseer.email,
    firstName: 'Daniel',
    lastName: 'Rivas',
    userType: 'D',
    language: 'en',
    passwordHash: memberHash,
  });
  for (const userType of userTypes) {
    await insert({
      email: holderOf(userType),
      firstName: 'Type',
      lastName: userType,
      userType,
      language: 'en',
      passwordHash: memberHash,
    });
  }
}

/**
 * Opens a new session for a user who has only this type. Returns its token, and the user as the browser stores it. With `isOwn`
 * the user is new, for a journey that reads what its user typed or registered before.
 */
export async function openSession({ db }: Pick<AppContext, 'db'>, userType: UserType, now: Date, isOwn = false) {
  const email = isOwn ? `own-${randomUUID()}@example.org` : holderOf(userType);
  if (isOwn)
    await insertUser(db, {
      email,
      firstName: 'Own',
      lastName: userType,
      userType,
      language: 'en',
      passwordHash: '',
      isEmailConfirmed: true,
    });
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`Nobody holds ${userType}`);
  const { token } = await createSession(db, user, now);
  return {
    token,
    user: { id: user.id, firstName: user.first_name, lastName: user.last_name, userType, language: user.language },
  };
}

/** Opens another session for a user. */
export async function reopenSession({ db }: Pick<AppContext, 'db'>, userId: number, now: Date) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  return { token: (await createSession(db, user, now)).token };
}

/**
 * Registers a family of two adults and two minors, Leo and Eva, with this email address; the journeys' only open event has no
 * price for minors.
 */
export async function registerFamily(
  context: Pick<AppContext, 'db' | 'enqueueAll' | 'clock' | 'secrets' | 'config' | 'mailLimiter'>,
  email: string,
  language: 'en' | 'es',
) {
  const person = (firstName: string) => ({ firstName, lastName: 'Morales', age: 40 });
  const { record } = await createIntake(context)({
    request: {
      eventId: 'new-york-convention-2027',
      rooms: 0,
      members: [person('Elena'), person('Tomás'), person('Leo'), person('Eva')],
      contact: { firstName: 'Elena', lastName: 'Morales', email, phone: '+12125550142' },
      paymentMethod: 'Zelle',
      quotedTotalCents: 40_000,
      language,
    },
    idempotencyKey: randomUUID(),
    readerLanguage: language,
  });
  await context.db
    .updateTable('registration_members')
    .set({ age: 9, responsible_id: record.members[0]?.id ?? null })
    .where('registration_id', '=', record.id)
    .where('first_name', 'in', ['Leo', 'Eva'])
    .execute();
  return { id: record.id, key: context.secrets.registrationKey(record), reference: record.reference };
}

/** Moves the start of an online session into the past: the clock is stopped, and nobody can schedule a past session. */
export async function beginSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
  minutesAgo: number,
): Promise<void> {
  const startsAt = new Date(clock().getTime() - minutesAgo * 60_000);
  await db.updateTable('online_sessions').set({ starts_at: startsAt }).where('id', '=', id).execute();
}

/**
 * Creates a retreat for a few people, far enough ahead that no other journey sees it as its next event. Called again with the
 * same ID, it changes the number of places.
 */
export async function createSmallEvent(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  places: number,
  { hasSessions = false, isOver = false }: { readonly hasSessions?: boolean; readonly isOver?: boolean } = {},
): Promise<void> {
  const sessions = {
    type: 'Convention',
    sessions: { from: 5, to: 18 },
    rates: { adultRetreatRate: 200, childRate: 20 },
  };
  await createEvent(db, id, {
    reg_date: '01-NOV-2026',
    reg_end_date: '01-MAY-2028',
    start_date: '09-JUN-2028',
    end_date: '11-JUN-2028',
    ...(isOver && {
      reg_date: '01-JUN-2026',
      reg_end_date: '30-AUG-2026',
      start_date: '02-OCT-2026',
      end_date: '04-OCT-2026',
    }),
    maxRegistrationCount: places,
    ...(hasSessions && sessions),
  });
}

/** Creates a retreat that takes place while the site set some months later runs. */
export async function createDoorEvent({ db }: Pick<AppContext, 'db'>, id: string): Promise<void> {
  await createEvent(db, id, {
    reg_date: '01-NOV-2026',
    reg_end_date: '02-FEB-2027',
    start_date: '01-FEB-2027',
    end_date: '03-FEB-2027',
  });
}

/**
 * Creates a convention for 200 dollars, with a deposit of 30 percent and the balance due by May 12, 2028; also far enough ahead.
 */
export async function createDepositEvent(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  paymentMethods: readonly string[],
): Promise<void> {
  await createEvent(db, id, {
    type: 'Convention',
    rates: { adultRetreatRate: 200 },
    reg_date: '01-NOV-2026',
    reg_end_date: '01-MAY-2028',
    start_date: '10-JUN-2028',
    end_date: '11-JUN-2028',
    deposit: { percent: 30, restDueOn: '12-MAY-2028' },
    paymentMethods,
  });
}
