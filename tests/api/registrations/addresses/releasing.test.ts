import { describe, expect, test } from 'vitest';
import { followAddresses } from '../../../../api/registrations/lifecycle/release-unconfirmed.ts';
import { buildIdempotencyKey } from '../../../factories/registration.ts';
import { addressedParties } from '../../../support/addressed-parties.ts';

const site = addressedParties();
const { register, eventOf, round, placesOf } = site;

type Party = Awaited<ReturnType<typeof register>>;

/** Registers a party with a confirmed address. */
async function registerKnown(eventId: string, people = 1): Promise<Party> {
  const party = await register(eventId, people);
  await party.confirm(party.token());
  return party;
}

/** Records that the center received or returned the price of one person, in cash. */
async function record(party: Party, kind: 'payment' | 'refund') {
  const { data } = await site.staff().POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId: party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { kind, method: 'Cash', amountCents: 20_000, receivedOn: '2027-04-01' },
  });
  return data;
}

async function state(party: Party): Promise<string> {
  return (await party.read()).state;
}

describe('the reminder', () => {
  test('comes once after 24 hours, however many processes check', async () => {
    const party = await register(await eventOf(10));
    await round(23.9);
    expect(await party.notices()).toEqual(['registered']);
    site.clock.advance(3_600_000);
    const { context } = site.server();
    await Promise.all([followAddresses(context), followAddresses(context), followAddresses(context)]);
    await round(1);
    expect(await party.notices()).toEqual(['registered', 'addressReminder']);
    expect(await party.history()).toEqual(['registered party', 'addressReminder system']);
  });

  test('is not sent to parties that are waiting or canceled, or whose event has begun', async () => {
    const eventId = await eventOf(1);
    const booked = await register(eventId);
    const waiting = await register(eventId);
    await booked.client.POST('/registrations/{registrationId}/cancellation', {
      params: booked.params,
      body: { version: 1 },
    });
    const late = await register(await eventOf(5));
    site.clock.set('2027-05-14T12:00:00Z');
    await round();
    for (const party of [booked, waiting, late]) expect(await party.notices()).not.toContain('addressReminder');
  });
});

describe('places', () => {
  test('are kept as long as enough are left', async () => {
    const eventId = await eventOf(10);
    const party = await register(eventId);
    await registerKnown(eventId, 7);
    // Two of ten places are left, which is a fifth and therefore enough.
    await round(24);
    await round(24 * 20);
    expect(await state(party)).toBe('pendingPayment');
    const last = await site.staff().POST('/staff-registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: {
        source: 'phone',
        registration: {
          eventId,
          rooms: 0,
          members: [{ firstName: 'Ana', lastName: 'Núñez', age: 40 }],
          contact: { firstName: 'Ana', lastName: 'Núñez', phone: '+12025550123' },
          paymentMethod: 'Check',
          quotedTotalCents: 20_000,
        },
      },
    });
    expect(last.data?.state).toBe('pendingPayment');
    await round();
    expect(await state(party)).toBe('waitlisted');
  });

  test('are released 48 hours after the reminder if fewer than a fifth are left; price and answers are kept', async () => {
    const eventId = await eventOf(10);
    const party = await register(eventId, 2);
    const known = await registerKnown(eventId, 7);
    await round(24);
    await round(47.9);
    expect(await state(party)).toBe('pendingPayment');
    await round(0.2);
    const before = party.registration;
    expect(await party.read()).toMatchObject({
      state: 'waitlisted',
      waitingPosition: 1,
      isAddressConfirmed: false,
      addressReleasedAt: site.clock.now().toISOString(),
      quote: before.quote,
      members: before.members,
      contact: before.contact,
      payment: { method: 'Zelle', amountCents: 40_000 },
    });
    expect(await state(known)).toBe('pendingPayment');
    expect(await party.notices()).toEqual(['registered', 'addressReminder', 'addressReleased']);
    expect(await party.history()).toEqual(['registered party', 'addressReminder system', 'addressReleased system']);
    // A second round releases nothing more.
    await round();
    expect(await party.notices()).toHaveLength(3);
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 3, waiting: 0, state: 'open' });
  });

  test('are released if others are waiting, and offered to them at once', async () => {
    const eventId = await eventOf(20);
    const first = await register(eventId, 2);
    const second = await register(eventId, 2);
    await registerKnown(eventId, 11);
    // Five places are left, so a party of six waits.
    const waiting = await registerKnown(eventId, 6);
    expect(await state(waiting)).toBe('waitlisted');
    await round(24);
    await round(48);
    expect([await state(first), await state(second), await state(waiting)]).toEqual([
      'waitlisted',
      'waitlisted',
      'offered',
    ]);
    const third = await register(eventId, 1);
    expect(third.registration.state).toBe('pendingPayment');
  });

  test('are kept by a party that has paid, even under a new address that nobody confirms', async () => {
    const eventId = await eventOf(2);
    const party = await registerKnown(eventId);
    await registerKnown(eventId);
    const paid = await record(party, 'payment');
    expect(paid?.state).toBe('confirmed');
    const { data } = await party.client.PUT('/registrations/{registrationId}/party', {
      params: party.params,
      body: {
        version: paid?.version ?? 0,
        party: {
          rooms: 0,
          members: (await party.read()).members.map(({ id, firstName, lastName, age }) => ({
            id,
            firstName,
            lastName,
            age,
          })),
        },
        quotedTotalCents: 20_000,
        contact: { ...party.registration.contact, email: 'mistyped@example.org' },
      },
    });
    expect(data?.isAddressConfirmed).toBe(false);
    await round(24);
    await round(48);
    expect(await state(party)).toBe('confirmed');
    expect(await party.notices()).not.toContain('addressReminder');
    const { data: released } = await site
      .staff()
      .POST('/registration-releases', { body: { registrationIds: [party.id] } });
    expect(released?.items.map(({ outcome }) => outcome)).toEqual(['notReleasable']);
    // Once the money has been returned, it is reminded as every other party is.
    await record(party, 'refund');
    await round();
    expect(await party.notices()).toContain('addressReminder');
  });

  test('are no longer released once enough are left again', async () => {
    const eventId = await eventOf(10);
    const first = await register(eventId, 2);
    const second = await register(eventId, 2);
    await registerKnown(eventId, 5);
    await round(24);
    await round(48);
    expect([await state(first), await state(second)]).toEqual(['waitlisted', 'pendingPayment']);
  });
});

describe('a party that lost its places', () => {
  /** Creates an event with two places: one party has lost its place, and a confirmed party has the other. */
  async function released() {
    const eventId = await eventOf(2);
    const party = await register(eventId);
    const known = await registerKnown(eventId);
    await round(24);
    await round(48);
    expect(await state(party)).toBe('waitlisted');
    return { eventId, party, known };
  }

  test('gets no offers until it confirms; others do meanwhile, even newcomers', async () => {
    const { eventId, party, known } = await released();
    const newcomer = await register(eventId);
    expect(newcomer.registration.state).toBe('pendingPayment');
    const next = await register(eventId);
    expect(next.registration.state).toBe('waitlisted');
    expect((await party.read()).waitingPosition).toBe(1);
    expect((await next.read()).waitingPosition).toBe(2);

    // Staff see it first in the list, and cannot offer places before it is confirmed.
    const { data: list } = await site.staff().GET('/events/{eventId}/waiting-list', { params: { path: { eventId } } });
    expect(list?.waiting.map(({ id, awaitsAddress, position }) => [id, awaitsAddress, position])).toEqual([
      [party.id, true, 1],
      [next.id, false, 2],
    ]);
    expect(list?.total).toBe(2);

    await known.client.POST('/registrations/{registrationId}/cancellation', {
      params: known.params,
      body: { version: 1 },
    });
    expect([await state(party), await state(next)]).toEqual(['waitlisted', 'offered']);
    const { version } = await party.read();
    const early = await site
      .staff()
      .POST('/registrations/{registrationId}/promotion', { params: party.params, body: { version } });
    expect([early.response.status, early.error?.code]).toEqual([409, 'state-conflict']);

    // Once confirmed, it has the first turn.
    const last = await register(eventId);
    expect((await party.confirm(party.token())).data).toMatchObject({ state: 'waitlisted', waitingPosition: 1 });
    expect(await placesOf(eventId)).toMatchObject({ waiting: 2 });
    await newcomer.client.POST('/registrations/{registrationId}/cancellation', {
      params: newcomer.params,
      body: { version: 1 },
    });
    expect([await state(party), await state(last)]).toEqual(['offered', 'waitlisted']);
  });

  test('has places again when staff move it to an event with free places', async () => {
    const { party } = await released();
    const eventId = await eventOf(2);
    const { version } = await party.read();
    const { response } = await site.staff().POST('/registrations/{registrationId}/move', {
      params: party.params,
      body: { version, eventId, quotedTotalCents: 20_000 },
    });
    expect(response.ok).toBe(true);
    expect(await state(party)).toBe('pendingPayment');
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 1, waiting: 0 });
  });

  test('gets an offer at once if places are free, at its price', async () => {
    const { party, eventId } = await released();
    const { data } = await party.confirm(party.token());
    expect(data).toMatchObject({ state: 'offered', isAddressConfirmed: true });
    expect(data?.addressReleasedAt).toBeUndefined();
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 0, waiting: 0 });
    const accepted = await party.client.POST('/registrations/{registrationId}/offer', {
      params: party.params,
      body: { version: data?.version ?? 0 },
    });
    expect(accepted.data).toMatchObject({ state: 'pendingPayment', payment: { amountCents: 20_000 } });
    // It has confirmed, so it is not asked again.
    await round(24 * 5);
    expect(await state(party)).toBe('pendingPayment');
    expect(await party.notices()).toEqual([
      'registered',
      'addressReminder',
      'addressReleased',
      'offered',
      'offerAccepted',
    ]);
  });

  test('also gets it after confirming by phone or paying', async () => {
    const byPhone = await released();
    const { version } = await byPhone.party.read();
    const { data } = await site.staff().POST('/registrations/{registrationId}/phone-confirmation', {
      params: byPhone.party.params,
      body: { version },
    });
    expect(data?.state).toBe('offered');
    const paying = await released();
    await site.staff().POST('/registrations/{registrationId}/payments', {
      params: { path: { registrationId: paying.party.id }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { kind: 'payment', method: 'Cash', amountCents: 5_000, receivedOn: '2027-04-01' },
    });
    expect(await state(paying.party)).toBe('offered');
  });

  test('can cancel, and leaves no trace in the counts', async () => {
    const { party, eventId } = await released();
    const { version } = await party.read();
    const { data } = await party.client.POST('/registrations/{registrationId}/cancellation', {
      params: party.params,
      body: { version },
    });
    expect(data?.state).toBe('cancelled');
    expect(data?.addressReleasedAt).toBeUndefined();
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 1, waiting: 0 });
  });

  test('waits ahead of a party that lost its places later', async () => {
    const eventId = await eventOf(2);
    const first = await register(eventId);
    site.clock.advance(3_600_000);
    const second = await register(eventId);
    const waiting = await registerKnown(eventId, 2);
    await round(24);
    await round(49);
    expect((await first.read()).waitingPosition).toBe(1);
    expect((await second.read()).waitingPosition).toBe(2);
    expect(await state(waiting)).toBe('offered');
  });
});

describe('staff', () => {
  test('find the unconfirmed parties, and their number', async () => {
    const eventId = await eventOf(10);
    const [one, other] = [await register(eventId), await register(eventId)];
    const known = await registerKnown(eventId);
    const gone = await register(eventId);
    await gone.client.POST('/registrations/{registrationId}/cancellation', {
      params: gone.params,
      body: { version: 1 },
    });
    const list = async (unconfirmedAddress: boolean) => {
      const { data } = await site
        .staff()
        .GET('/registrations', { params: { query: { eventId, unconfirmedAddress, sort: 'createdAt' } } });
      return data?.items.map(({ id, isAddressConfirmed }) => [id, isAddressConfirmed]);
    };
    expect(await list(true)).toEqual([
      [one.id, false],
      [other.id, false],
    ]);
    expect(await list(false)).toContainEqual([known.id, true]);
    const { data } = await site.staff().GET('/registration-figures');
    expect(data?.items.find((figures) => figures.eventId === eventId)?.unconfirmedParties).toBe(2);
  });

  test('have no unconfirmed or waiting parties of a past event among their open work', async () => {
    const eventId = await eventOf(2);
    await register(eventId);
    await register(eventId, 2);
    const work = async () => {
      const staff = await site.comeBack();
      const { data } = await staff.GET('/registration-figures');
      const listed = await staff.GET('/registrations', { params: { query: { eventId, unconfirmedAddress: true } } });
      const { unconfirmedParties, waitingParties, waitingPeople } =
        data?.items.find((figures) => figures.eventId === eventId) ?? {};
      return { unconfirmedParties, waitingParties, waitingPeople, listed: listed.data?.total };
    };
    // The last day ends at midnight in New York.
    site.clock.set('2027-05-17T03:59:59Z');
    expect(await work()).toEqual({ unconfirmedParties: 2, waitingParties: 1, waitingPeople: 2, listed: 2 });
    site.clock.set('2027-05-17T04:00:00Z');
    expect(await work()).toEqual({ unconfirmedParties: 0, waitingParties: 0, waitingPeople: 0, listed: 0 });
  });

  test('release many at once, whether or not places are scarce, and see the outcome of each', async () => {
    const eventId = await eventOf(10);
    const parties = [await register(eventId), await register(eventId, 2)];
    const known = await registerKnown(eventId);
    const gone = await register(eventId);
    await gone.client.POST('/registrations/{registrationId}/cancellation', {
      params: gone.params,
      body: { version: 1 },
    });
    const nobody = '00000000-0000-4000-8000-000000000000';
    const registrationIds = [...parties.map(({ id }) => id), known.id, gone.id, nobody];
    const release = (ids: readonly string[]) =>
      site.staff().POST('/registration-releases', { body: { registrationIds: [...ids] } });
    const { data } = await release(registrationIds);
    expect(data?.items.map(({ registrationId, outcome }) => [registrationId, outcome])).toEqual([
      [parties[0]?.id, 'released'],
      [parties[1]?.id, 'released'],
      [known.id, 'confirmed'],
      [gone.id, 'notReleasable'],
      [nobody, 'notFound'],
    ]);
    for (const [index, party] of parties.entries()) {
      expect(await party.read()).toMatchObject({ state: 'waitlisted', waitingPosition: index + 1 });
      expect(await party.notices()).toEqual(['registered', 'addressReleased']);
      expect(await site.auditOf(party.id)).toEqual(['registration-released']);
    }
    expect(await placesOf(eventId)).toMatchObject({ placesLeft: 9, waiting: 0 });
    // The request is repeated, as after a lost answer: same answer, no further changes.
    expect((await release(registrationIds)).data).toEqual(data);
    for (const party of parties) expect(await party.notices()).toEqual(['registered', 'addressReleased']);
  });

  test('can release at most a hundred at once, and nobody else can', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
    const tooMany = await site.staff().POST('/registration-releases', { body: { registrationIds: ids } });
    expect(tooMany.error).toMatchObject({ errors: [{ pointer: '/registrationIds', rule: 'maxItems' }] });
    const anonymous = await site.server().client.POST('/registration-releases', { body: { registrationIds: ids } });
    expect(anonymous.response.status).toBe(401);
  });
});
