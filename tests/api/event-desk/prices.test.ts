import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { startSmtp, type TestSmtp } from '../../support/servers/smtp.ts';
import { startEventDesk } from './event-desk.ts';

type Schemas = components['schemas'];

let smtp: TestSmtp;
let desk: Awaited<ReturnType<typeof startEventDesk>>;
let number = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  desk = await startEventDesk(smtp.url);
});

afterAll(async () => {
  await desk.close();
  await smtp.close();
});

const rates = { adultRetreatRate: 100, childRate: 40 };

const convention = () => desk.createPublished({ type: 'Convention', rates });

/** Registers a party of an adult and a child, 140 dollars. */
async function register(eventId: string, overrides: Partial<Schemas['RegistrationRequest']> = {}) {
  number += 1;
  const email = `prices${String(number)}@example.org`;
  const { data, error } = await desk.server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      paymentMethod: 'Check',
      quotedTotalCents: 14_000,
      contact: buildContact({ email }),
      members: [buildMember(), buildMember({ firstName: 'Leo', age: 8 })],
      ...overrides,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return { ...data.registration, email };
}

const raise = (eventId: string, adultRetreatRate = 120) =>
  desk.rewrite(eventId, (content) => ({ ...content, rates: { ...rates, adultRetreatRate } }));

async function differences(eventId: string) {
  const params = { path: { eventId } };
  const { data } = await desk.client.GET('/events/{eventId}/agreed-prices', { params });
  return data;
}

const apply = async (eventId: string, parties: Schemas['PriceApplication']['parties']) => {
  const params = { path: { eventId } };
  const { data } = await desk.client.POST('/events/{eventId}/agreed-prices', { params, body: { parties } });
  return data?.items.map(({ outcome }) => outcome);
};

/** Converts a listed difference into the body that applies it. */
const seen = ({ registrationId, version, totalCents }: Schemas['PriceDifference']) => ({
  registrationId,
  version,
  quotedTotalCents: totalCents ?? 0,
});

async function read(registrationId: string) {
  const params = { path: { registrationId } };
  const { data } = await desk.client.GET('/registrations/{registrationId}', { params });
  if (!data) throw new Error('not found');
  return data;
}

async function historyOf(registrationId: string) {
  const params = { path: { registrationId } };
  const { data } = await desk.client.GET('/registrations/{registrationId}/history', { params });
  return data?.items.map(({ kind, details }) => ({ kind, details }));
}

describe('new prices for chosen parties', () => {
  test.each(['C', 'D', 'S', 'P', 'U'])('%s can neither see nor apply them', async (types) => {
    const client = await desk.as(types);
    const params = { path: { eventId: 'miami-retreat-2026' } };
    const got = await client.GET('/events/{eventId}/agreed-prices', { params });
    const body = { parties: [{ registrationId: crypto.randomUUID(), version: 1, quotedTotalCents: 1 }] };
    const posted = await client.POST('/events/{eventId}/agreed-prices', { params, body });
    expect([got.response.status, posted.response.status]).toEqual([403, 403]);
  });

  test('only the chosen party gets them, with a history entry and one email, however often they are applied', async () => {
    const { id: eventId } = await convention();
    const chosen = await register(eventId);
    const other = await register(eventId, { contact: buildContact({ lastName: 'Zapata' }) });
    expect(await differences(eventId)).toMatchObject({ items: [], total: 0 });
    await raise(eventId);
    const list = await differences(eventId);
    expect(list).toMatchObject({ total: 2, page: 1, items: [{}, { totalBeforeCents: 14_000, totalCents: 16_000 }] });
    const party = list?.items.find(({ registrationId }) => registrationId === chosen.id);
    if (!party) throw new Error('not listed');

    expect(await apply(eventId, [seen(party)])).toEqual(['applied']);
    expect(await apply(eventId, [seen(party)])).toEqual(['samePrice']);
    expect(await apply(eventId, [seen({ ...party, version: party.version + 1 })])).toEqual(['samePrice']);

    expect(await read(chosen.id)).toMatchObject({
      version: party.version + 1,
      quote: {
        totalCents: 16_000,
        lines: [
          { band: 'adult', unitCents: 12_000 },
          { band: 'child', unitCents: 4_000 },
        ],
      },
    });
    expect((await read(other.id)).quote.totalCents).toBe(14_000);
    expect(await historyOf(chosen.id)).toEqual([
      { kind: 'priceApplied', details: { totalBeforeCents: 14_000, totalCents: 16_000 } },
      { kind: 'registered', details: expect.anything() as unknown },
    ]);
    const isAboutPrice = ({ envelope, subject = '' }: { envelope: { to: string[] }; subject?: string }) =>
      envelope.to.includes(chosen.email) && subject.includes('price');
    const mail = await smtp.waitForMail(isAboutPrice);
    expect(mail.text).toContain('$160');
    expect(smtp.received.filter(isAboutPrice)).toHaveLength(1);
    const { db } = desk.server.context;
    const trail = await db
      .selectFrom('audit_entries')
      .select('subject')
      .where('action', '=', 'price-applied')
      .where('subject', 'in', [`registration:${chosen.id}`, `registration:${other.id}`])
      .execute();
    expect(trail).toEqual([{ subject: `registration:${chosen.id}` }]);
    // The earlier lines stay on record.
    const former = await db
      .selectFrom('registration_earlier_quote_lines')
      .select(['version', 'total_cents'])
      .where('registration_id', '=', chosen.id)
      .orderBy('position')
      .execute();
    expect(former).toEqual([
      { version: party.version, total_cents: 10_000 },
      { version: party.version, total_cents: 4_000 },
    ]);
    expect((await differences(eventId))?.items.map(({ registrationId }) => registrationId)).toEqual([other.id]);
  });

  test('granted adjustments stay granted, and a party that is then paid in full is confirmed', async () => {
    const { id: eventId } = await convention();
    const party = await register(eventId);
    const params = { path: { registrationId: party.id } };
    await desk.client.PUT('/registrations/{registrationId}/price-adjustment', {
      params,
      body: { version: party.version, kind: 'help', amountCents: 3_000, reason: 'Lost his job' },
    });
    const { version } = await read(party.id);
    await desk.client.POST('/registrations/{registrationId}/payments', {
      params: { ...params, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { kind: 'payment', method: 'Check', amountCents: 9_000, receivedOn: '2027-03-30' },
    });
    await raise(eventId, 80);
    const [listed] = (await differences(eventId))?.items ?? [];
    expect(listed).toMatchObject({ totalBeforeCents: 11_000, totalCents: 9_000, paidCents: 9_000 });
    if (!listed) throw new Error('not listed');
    expect(listed.version).toBeGreaterThanOrEqual(version);
    expect(await apply(eventId, [seen(listed)])).toEqual(['applied']);
    expect(await read(party.id)).toMatchObject({
      state: 'confirmed',
      quote: { totalCents: 9_000, adjustmentCents: 3_000 },
    });
  });

  test('a party or a price that changed after staff saw it is left alone, as is one that cannot be changed', async () => {
    const { id: eventId } = await convention();
    const [changed, cancelled] = [await register(eventId), await register(eventId)];
    await raise(eventId);
    const items = (await differences(eventId))?.items ?? [];
    const of = (id: string) => {
      const item = items.find(({ registrationId }) => registrationId === id);
      if (!item) throw new Error('not listed');
      return seen(item);
    };
    const cancel = { params: { path: { registrationId: cancelled.id } }, body: { version: cancelled.version } };
    await desk.client.POST('/registrations/{registrationId}/cancellation', cancel);
    const nobody = { registrationId: crypto.randomUUID(), version: 1, quotedTotalCents: 16_000 };
    const elsewhere = await register((await convention()).id);
    const requests = [
      { ...of(changed.id), version: of(changed.id).version + 1 },
      { ...of(changed.id), quotedTotalCents: 15_999 },
      of(cancelled.id),
      nobody,
      { ...nobody, registrationId: elsewhere.id },
    ];
    expect(await apply(eventId, requests)).toEqual([
      'changedMeanwhile',
      'changedMeanwhile',
      'notChangeable',
      'notFound',
      'notFound',
    ]);
    await desk.rewrite(eventId, (content) => ({ ...content, rates: { adultRetreatRate: 120 } }));
    expect((await differences(eventId))?.items).toMatchObject([{ registrationId: changed.id, totalCents: null }]);
    expect(await apply(eventId, [of(changed.id)])).toEqual(['notPriced']);
    expect((await read(changed.id)).quote.totalCents).toBe(14_000);
  });

  test('a draft has no agreed prices, and an ended event gets no new ones', async () => {
    const { id: draftId } = await desk.create();
    const params = { path: { eventId: draftId } };
    expect((await desk.client.GET('/events/{eventId}/agreed-prices', { params })).error?.code).toBe('not-found');
    const { id: eventId } = await convention();
    const party = await register(eventId);
    await raise(eventId);
    desk.clock.set('2027-05-18T12:00:00Z');
    try {
      const late = await desk.as('R');
      const at = { params: { path: { eventId } } };
      expect((await late.GET('/events/{eventId}/agreed-prices', at)).data?.total).toBe(0);
      const body = { parties: [{ registrationId: party.id, version: party.version, quotedTotalCents: 16_000 }] };
      const { data } = await late.POST('/events/{eventId}/agreed-prices', { ...at, body });
      expect(data?.items).toEqual([{ registrationId: party.id, outcome: 'notChangeable' }]);
    } finally {
      desk.clock.set('2027-04-01T12:00:00Z');
    }
  });
});
