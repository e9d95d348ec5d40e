import { expect, test } from 'vitest';
import { buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { addressedParties } from '../../../support/addressed-parties.ts';
import { createUser, signInAs } from '../../../support/users.ts';
import { createSession } from '../../../../api/session/store.ts';

const site = addressedParties();
const { clock, register, eventOf } = site;

/** Logs in a user whose address was confirmed by the emailed link. */
async function signedIn(email: string): Promise<{ cookie: string }> {
  const { db } = site.server().context;
  const { id } = await createUser(db, 'U', { email });
  const user = { id, first_name: 'Rosa', last_name: 'Vega', user_type: 'U', language: 'en' as const };
  return { cookie: `session=${(await createSession(db, user, clock.now())).token}` };
}

/** Changes only the contact's address. */
async function changeAddress(party: Awaited<ReturnType<typeof register>>, email: string, as = party.client) {
  const { version, contact, members } = await party.read();
  const { data, error } = await as.PUT('/registrations/{registrationId}/party', {
    params: party.params,
    body: {
      version,
      contact: { ...contact, email },
      party: {
        rooms: 0,
        members: members.map(({ id, firstName, lastName, age }) => ({ id, firstName, lastName, age })),
      },
      quotedTotalCents: 20_000,
    },
  });
  if (!data) throw new Error(error.code);
  return data;
}

test('a party is booked and marked until the emailed link is opened; the browser that registered has no such link', async () => {
  const party = await register(await eventOf(10));
  expect(party.registration).toMatchObject({ state: 'pendingPayment', isAddressConfirmed: false });
  expect((await party.read()).isAddressConfirmed).toBe(false);
  for (const token of [undefined, party.key, party.token('someone.else@example.org')]) {
    const refused = await party.confirm(token);
    expect(refused.data?.isAddressConfirmed).toBe(false);
  }
  const stranger = await party.confirm(party.token(), site.server().client);
  expect(stranger.error?.code).toBe('unauthenticated');
  expect((await party.read()).isAddressConfirmed).toBe(false);

  const { data } = await party.confirm(party.token());
  expect(data).toMatchObject({ state: 'pendingPayment', isAddressConfirmed: true, version: 1 });
  expect((await party.confirm(party.token())).data).toEqual(data);
  expect(await party.history()).toEqual(['registered party', 'addressConfirmed party']);
  // A confirmed party gets no reminder.
  await site.round(25);
  expect(await party.notices()).toEqual(['registered']);
});

test('a party is not marked if it was signed in, registered by staff, or registered before the mark existed', async () => {
  const eventId = await eventOf(10);
  const { cookie } = await signInAs(site.server().context.db, 'U', clock.now());
  const own = await register(eventId, 1, { as: site.server().clientWith({ Cookie: cookie }) });
  expect(own.registration.isAddressConfirmed).toBe(true);
  const { data } = await site.staff().POST('/staff-registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { source: 'phone', registration: buildRegistration({ eventId, quotedTotalCents: 20_000 }) },
  });
  expect(data?.isAddressConfirmed).toBe(true);
  const earlier = await register(eventId);
  await site
    .server()
    .context.db.updateTable('registrations')
    .set({ address_unconfirmed_since: null })
    .where('id', '=', earlier.id)
    .execute();
  expect((await earlier.read()).isAddressConfirmed).toBe(true);
});

test('opening it while logged in with the same address confirms it, with another one it does not', async () => {
  const party = await register(await eventOf(10), 1, { email: 'Family@example.org' });
  const as = async (email: string) =>
    site.server().clientWith({ Authorization: `Bearer ${party.key}`, Cookie: (await signedIn(email)).cookie });
  expect((await party.confirm(undefined, await as('neighbor@example.org'))).data?.isAddressConfirmed).toBe(false);
  expect((await party.confirm(undefined, await as('family@example.org'))).data?.isAddressConfirmed).toBe(true);
});

test('a payment confirms it, a refund does not', async () => {
  const party = await register(await eventOf(10));
  const { data } = await site.staff().POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { kind: 'payment', method: 'Cash', amountCents: 5_000, receivedOn: '2027-04-01' },
  });
  expect(data).toBeDefined();
  expect(await party.read()).toMatchObject({ state: 'pendingPayment', isAddressConfirmed: true });
  expect(await party.history()).toEqual(['registered party', 'payment staff']);
  expect(await site.auditOf(party.id)).toEqual(['payment-recorded']);
});

test('staff confirm it by phone, once, for the version that they see', async () => {
  const party = await register(await eventOf(10));
  const byPhone = (version: number, as = site.staff()) =>
    as.POST('/registrations/{registrationId}/phone-confirmation', { params: party.params, body: { version } });
  expect((await byPhone(7)).error?.code).toBe('changed-meanwhile');
  const { cookie } = await signInAs(site.server().context.db, 'P', clock.now());
  expect((await byPhone(1, site.server().clientWith({ Cookie: cookie }))).error?.code).toBe('forbidden');
  const { data } = await byPhone(1);
  expect(data?.isAddressConfirmed).toBe(true);
  expect((await byPhone(1)).data).toEqual(data);
  expect(await party.history()).toEqual(['registered party', 'addressConfirmed staff']);
  expect(await site.auditOf(party.id)).toEqual(['registration-address-confirmed']);
});

test('a new address is unconfirmed again, and links to the former one confirm nothing', async () => {
  const party = await register(await eventOf(10));
  await party.confirm(party.token());
  expect((await changeAddress(party, 'new@example.org')).isAddressConfirmed).toBe(false);
  expect((await party.confirm(party.token())).data?.isAddressConfirmed).toBe(false);
  // Case does not matter in addresses.
  expect((await party.confirm(party.token('NEW@example.org'))).data?.isAddressConfirmed).toBe(true);
  expect((await changeAddress(party, 'New@Example.org')).isAddressConfirmed).toBe(true);
});

test('a new address is confirmed if staff enter it, or if it is the account’s own', async () => {
  const eventId = await eventOf(10);
  const byStaff = await register(eventId);
  expect((await changeAddress(byStaff, 'told@example.org', site.staff())).isAddressConfirmed).toBe(true);
  expect(await site.auditOf(byStaff.id)).toEqual(['registration-changed']);
  const own = await register(eventId);
  const { cookie } = await signedIn('mine@example.org');
  const client = site.server().clientWith({ Authorization: `Bearer ${own.key}`, Cookie: cookie });
  expect((await changeAddress(own, 'other@example.org', client)).isAddressConfirmed).toBe(false);
  expect((await changeAddress(own, 'mine@example.org', client)).isAddressConfirmed).toBe(true);
});
