import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyProposal } from '../../../api/account/proposed-address/proposed-address.ts';
import { createClock } from '../../support/clock.ts';
import { jobDone } from '../../support/database/job-state.ts';
import { startStaffServer } from '../../support/staff.ts';
import type { StaffServer } from '../../support/staff.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { createUser, signInAs, testPassword } from '../../support/users.ts';

const start = '2027-04-01T12:00:00Z';
const hour = 60 * 60_000;
const clock = createClock(start);
let staff: StaffServer;

beforeAll(async () => {
  staff = await startStaffServer(clock);
});

beforeEach(() => {
  clock.set(start);
});

afterAll(async () => {
  await staff.close();
});

interface Owner {
  readonly userId: number;
  readonly email: string;
  client: TestClient;
}

/** Creates a mother with an account, and logs her in. */
async function owner(): Promise<Owner> {
  const { id: userId, email } = await createUser(staff.server.context.db, 'U');
  return { userId, email, client: await signedIn(email) };
}

async function signIn(email: string) {
  return staff.server.client.POST('/session', { body: { email, password: testPassword } });
}

async function signedIn(email: string): Promise<TestClient> {
  const { response } = await signIn(email);
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session=')) ?? '';
  return staff.server.clientWith({ Cookie: cookie.split(';')[0] ?? '' });
}

/** Logs in a user of this type again: sessions do not last as long as these tests move the clock. */
async function staffOf(userType: 'A' | 'D'): Promise<TestClient> {
  const { cookie } = await signInAs(staff.server.context.db, userType, clock.now());
  return staff.server.clientWith({ Cookie: cookie });
}

/** Returns the current user as an administrator sees it. */
async function read(userId: number) {
  const { data } = await (await staffOf('A')).GET('/users/{userId}', { params: { path: { userId } } });
  if (!data) throw new Error(`no user ${String(userId)}`);
  return data;
}

/** Waits until the email to the old mailbox was sent. */
async function told(userId: number): Promise<void> {
  const rows = () =>
    staff.server.context.db
      .selectFrom('proposed_addresses')
      .select('told_at')
      .where('user_id', '=', userId)
      .where('outcome', 'is', null)
      .execute();
  await expect.poll(async () => (await rows()).every(({ told_at }) => told_at !== null)).toBe(true);
}

const newAddress = () => `new-${randomUUID().slice(0, 8)}@example.org`;

/** Proposes another address for the account, as staff of type D. */
async function propose({ userId }: Owner, email: string) {
  const { version } = await read(userId);
  return staff.change(await staffOf('D'), userId, { version, email });
}

/** Returns the secret from the link in the email to an address. */
async function secretFor(address: string, page: 'confirmAddress' | 'keepAddress'): Promise<string> {
  const pattern = new RegExp(`/${page}\\?lng=\\w\\w#([\\w-]+)`);
  const mail = await staff.smtp.waitForMail(
    ({ envelope, text = '' }) => envelope.to.includes(address) && pattern.test(text),
  );
  return pattern.exec(mail.text ?? '')?.[1] ?? '';
}

async function confirm(token: string) {
  const { data, error } = await staff.server.client.POST('/account/proposed-address/confirmation', { body: { token } });
  return error?.code ?? data;
}

async function object(token: string) {
  const { error, response } = await staff.server.client.POST('/account/proposed-address/objection', {
    body: { token },
  });
  return error?.code ?? response.status;
}

/** Runs the job of the user's proposals at the clock's current time. */
async function ring(userId: number): Promise<void> {
  const rows = await staff.server.context.db
    .selectFrom('proposed_addresses')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  for (const { id } of rows) await applyProposal(staff.server.context, { proposalId: id });
}

const actionsOf = async ({ userId }: Owner) =>
  (await staff.entriesAbout(userId)).map(({ action }) => action).filter((action) => action.includes('address'));

describe('an address proposed by staff', () => {
  test('changes nothing: the owner logs in and gets email as before, and the new mailbox gives no access', async () => {
    const mother = await owner();
    const email = newAddress();
    expect((await propose(mother, email)).data).toMatchObject({
      email: mother.email,
      proposedAddress: { email, isConfirmed: false },
    });
    await confirm(await secretFor(email, 'confirmAddress'));
    await told(mother.userId);
    clock.advance(71 * hour);
    await ring(mother.userId);
    const reset = await staff.server.client.POST('/password-resets', { body: { email } });
    const own = await staff.server.client.POST('/password-resets', { body: { email: mother.email } });
    expect([reset.response.status, own.response.status]).toEqual([202, 202]);
    await jobDone(staff.server.context.pool, 'link-mail');
    const resets = staff.smtp.received.filter(({ subject }) => subject === 'Choose a new password');
    expect(resets.flatMap(({ envelope }) => envelope.to)).toEqual([mother.email]);
    expect((await signIn(email)).error?.code).toBe('sign-in-failed');
    expect((await signIn(mother.email)).response.status).toBe(200);
    expect(await read(mother.userId)).toMatchObject({ email: mother.email });
  });

  test('counts once it is confirmed and the old mailbox had 72 hours; then it ends what was open', async () => {
    const mother = await owner();
    const email = newAddress();
    await propose(mother, email);
    const token = await secretFor(email, 'confirmAddress');
    await told(mother.userId);
    const effectiveAt = new Date(Date.parse(start) + 72 * hour).toISOString();
    expect(await confirm(token)).toEqual({ isChanged: false, effectiveAt });
    expect(await confirm(token)).toEqual({ isChanged: false, effectiveAt });
    clock.advance(72 * hour - 1);
    await ring(mother.userId);
    expect((await read(mother.userId)).email).toBe(mother.email);
    mother.client = await signedIn(mother.email);
    clock.advance(1);
    await ring(mother.userId);
    await ring(mother.userId);
    expect(await read(mother.userId)).toMatchObject({ email, proposedAddress: null, openSessions: 0 });
    expect((await mother.client.GET('/session')).data?.session).toBeNull();
    expect((await signIn(mother.email)).error?.code).toBe('sign-in-failed');
    expect((await signIn(email)).response.status).toBe(200);
    expect(await confirm(token)).toEqual({ isChanged: true, effectiveAt });
    await staff.smtp.waitForMail(
      ({ envelope, subject }) => envelope.to.includes(mother.email) && subject === 'Your email address was changed',
    );
    expect(await actionsOf(mother)).toEqual(['address-proposed', 'address-confirmed']);
    expect((await staff.entriesAbout(mother.userId)).filter(({ action }) => action === 'email-changed')).toHaveLength(
      1,
    );
  });

  test('takes effect only after confirmation, and at once if that comes after the 72 hours', async () => {
    const mother = await owner();
    const email = newAddress();
    await propose(mother, email);
    const token = await secretFor(email, 'confirmAddress');
    await told(mother.userId);
    clock.advance(80 * hour);
    await ring(mother.userId);
    expect((await read(mother.userId)).email).toBe(mother.email);
    expect(await confirm(token)).toMatchObject({ isChanged: true });
    expect((await read(mother.userId)).email).toBe(email);

    const other = await owner();
    const late = newAddress();
    await propose(other, late);
    const lateToken = await secretFor(late, 'confirmAddress');
    clock.advance(14 * 24 * hour);
    expect(await confirm(lateToken)).toBe('link-invalid');
    expect((await read(other.userId)).proposedAddress).toBeNull();
  });

  test('can be rejected from the old mailbox without logging in, repeatedly; the new mailbox can then confirm nothing', async () => {
    const mother = await owner();
    const email = newAddress();
    await propose(mother, email);
    const token = await secretFor(email, 'confirmAddress');
    const objection = await secretFor(mother.email, 'keepAddress');
    await confirm(token);
    expect([await object(objection), await object(objection)]).toEqual([204, 204]);
    expect(await confirm(token)).toBe('link-invalid');
    clock.advance(100 * hour);
    await ring(mother.userId);
    expect(await read(mother.userId)).toMatchObject({ email: mother.email, proposedAddress: null });
    expect(await actionsOf(mother)).toEqual(['address-proposed', 'address-confirmed', 'address-objected']);
    // The secret of one mailbox does not work for the other.
    expect([await object(token), await confirm(objection)]).toEqual(['link-invalid', 'link-invalid']);
  });

  test('is shown to its owner, who can withdraw it, as staff can; repeating that changes nothing', async () => {
    const mother = await owner();
    const email = newAddress();
    await propose(mother, email);
    expect((await mother.client.GET('/account')).data?.proposedAddress).toMatchObject({ email, isConfirmed: false });
    const end = async () => (await mother.client.DELETE('/account/proposed-address')).response.status;
    expect([await end(), await end()]).toEqual([204, 204]);
    expect((await mother.client.GET('/account')).data?.proposedAddress).toBeNull();
    await propose(mother, email);
    const params = { path: { userId: mother.userId } };
    const withdraw = async () =>
      (await (await staffOf('D')).DELETE('/users/{userId}/proposed-address', { params })).response.status;
    expect([await withdraw(), await withdraw()]).toEqual([204, 204]);
    expect(await actionsOf(mother)).toEqual([
      'address-proposed',
      'address-withdrawn',
      'address-proposed',
      'address-withdrawn',
    ]);
  });

  test('proposed again stays the same; another one replaces it, and the links for the first stop working', async () => {
    const mother = await owner();
    const [first, second] = [newAddress(), newAddress()];
    await propose(mother, first);
    await propose(mother, first);
    const token = await secretFor(first, 'confirmAddress');
    await propose(mother, second);
    expect(await confirm(token)).toBe('link-invalid');
    expect((await read(mother.userId)).proposedAddress?.email).toBe(second);
    expect(await actionsOf(mother)).toEqual(['address-proposed', 'address-proposed']);
  });

  test('that someone else has taken by then changes nothing', async () => {
    const mother = await owner();
    const email = newAddress();
    await propose(mother, email);
    await confirm(await secretFor(email, 'confirmAddress'));
    await told(mother.userId);
    await createUser(staff.server.context.db, 'U', { email });
    clock.advance(73 * hour);
    await ring(mother.userId);
    expect(await read(mother.userId)).toMatchObject({ email: mother.email, proposedAddress: null });
    expect(await actionsOf(mother)).toEqual(['address-proposed', 'address-confirmed', 'address-taken']);
  });

  test('is refused for a user whom D may not edit', async () => {
    const userId = await staff.make('R');
    const { version } = await read(userId);
    expect((await staff.change(await staffOf('D'), userId, { version, email: newAddress() })).error?.code).toBe(
      'user-not-yours',
    );
    const params = { path: { userId } };
    expect((await (await staffOf('D')).DELETE('/users/{userId}/proposed-address', { params })).error?.code).toBe(
      'user-not-yours',
    );
  });
});

test('a password reset link is sent only to an address that its owner has confirmed', async () => {
  const { id: userId, email } = await createUser(staff.server.context.db, 'U', { isEmailConfirmed: false });
  const params = { path: { userId } };
  expect((await (await staffOf('A')).POST('/users/{userId}/password-reset', { params })).error?.code).toBe(
    'email-unconfirmed',
  );
  expect((await staff.server.client.POST('/password-resets', { body: { email } })).response.status).toBe(202);
  await jobDone(staff.server.context.pool, 'link-mail');
  expect(staff.smtp.received.filter(({ envelope }) => envelope.to.includes(email))).toEqual([]);
});
