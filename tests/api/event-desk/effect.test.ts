import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { signOnPaper } from '../../support/waivers.ts';
import { startEventDesk, type Content } from './event-desk.ts';

let desk: Awaited<ReturnType<typeof startEventDesk>>;

beforeAll(async () => {
  desk = await startEventDesk();
});

afterAll(() => desk.close());

/** An event with a family: an adult, a 17-year-old and an 8-year-old. */
async function bookedEvent() {
  const rates = { adultRetreatRate: 100, teenRate: 50, childRate: 40 };
  const event = await desk.createPublished({ type: 'Convention', rates });
  const { data, error } = await desk.server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: event.id,
      paymentMethod: 'Check',
      quotedTotalCents: 19_000,
      members: [buildMember(), buildMember({ firstName: 'Luz', age: 17 }), buildMember({ firstName: 'Leo', age: 8 })],
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return { event, registration: data.registration };
}

/** Returns the effect of publishing this change. */
async function effectOf(eventId: string, change: (content: Content) => Content) {
  const { version, content } = await desk.read(eventId);
  await desk.save(eventId, version, change(content));
  const { data, error } = await desk.client.GET('/events/{eventId}/effect', { params: { path: { eventId } } });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

test.each(['C', 'D', 'S', 'P', 'U'])('%s cannot see which people a change affects', async (types) => {
  const client = await desk.as(types);
  const { response } = await client.GET('/events/{eventId}/effect', {
    params: { path: { eventId: 'miami-retreat-2026' } },
  });
  expect(response.status).toBe(403);
});

test('a new first day lists the people it affects, and changes nothing that they agreed to', async () => {
  const { event, registration } = await bookedEvent();
  const effect = await effectOf(event.id, (content) => ({
    ...content,
    start_date: '11-JUN-2027',
    end_date: '13-JUN-2027',
  }));
  expect(effect).toMatchObject({
    parties: 1,
    facts: ['dates'],
    hasOtherPrices: false,
    affectedPeople: 1,
    affected: [
      {
        registrationId: registration.id,
        name: 'Luz Núñez',
        age: 17,
        youngest: 17,
        oldest: 18,
        changes: ['ageGroup', 'ofAge'],
      },
    ],
  });
  expect(effect.message.en.text).toMatch(/The dates are now: .*June 11.*13, 2027[.]/);
  expect(effect.message.es.text).toMatch(/Nueva fecha: .*11 .*13 de junio de 2027[.]/);

  const { version } = await desk.read(event.id);
  expect((await desk.publish(event.id, version)).response.status).toBe(200);
  const params = { path: { registrationId: registration.id } };
  const { data } = await desk.client.GET('/registrations/{registrationId}', { params });
  expect(data).toMatchObject({ quote: { totalCents: 19_000 }, event: { start_date: '11-JUN-2027' } });
  expect(data?.members.map(({ age }) => age)).toEqual([40, 17, 8]);
  // Already published content has no further effect.
  expect(await effectOf(event.id, (content) => content)).toMatchObject({ facts: [], affected: [] });
});

test('a new time and place are announced in both languages; hostile text stays text', async () => {
  const { event } = await bookedEvent();
  const { facts, affected, message } = await effectOf(event.id, (content) => ({
    ...content,
    texts: {
      en: { ...content.texts.en, timings: 'From 9 <b>sharp</b>', address: '1 Hill Road' },
      es: { ...content.texts.es, timings: 'Desde las 9', address: 'Hill Road 1' },
    },
  }));
  expect([facts, affected]).toEqual([['timings', 'place'], []]);
  expect(message.en.text).toContain('The times are now: From 9 <b>sharp</b>');
  expect(message.es.text).toContain('Nuevo lugar: Here, Hill Road 1');
});

test('new prices list the parties whose price would differ, and apply to new registrations only', async () => {
  const { event, registration } = await bookedEvent();
  const effect = await effectOf(event.id, (content) => ({
    ...content,
    rates: { adultRetreatRate: 120, teenRate: '50.00', childRate: 30.5 },
  }));
  expect(effect).toMatchObject({
    hasOtherPrices: true,
    facts: [],
    affected: [],
    repricedParties: 1,
    repriced: [
      {
        registrationId: registration.id,
        reference: registration.reference,
        people: 3,
        totalBeforeCents: 19_000,
        totalCents: 20_050,
        paidCents: 0,
      },
    ],
  });
  const { version } = await desk.read(event.id);
  await desk.publish(event.id, version);
  const params = { path: { registrationId: registration.id } };
  const { data } = await desk.client.GET('/registrations/{registrationId}', { params });
  expect(data?.quote.totalCents).toBe(19_000);
});

test('a party that the new prices do not cover is listed too; new bands alone list the parties they affect', async () => {
  const { event, registration } = await bookedEvent();
  expect(
    await effectOf(event.id, (content) => ({ ...content, rates: { adultRetreatRate: 100, teenRate: 50 } })),
  ).toMatchObject({ repriced: [{ registrationId: registration.id, totalBeforeCents: 19_000, totalCents: null }] });
  const effect = await effectOf(event.id, (content) => ({
    ...content,
    rates: { adultRetreatRate: 100, teenRate: 50, childRate: 40 },
    ageBands: [
      { band: 'child', from: 0, to: 7 },
      { band: 'teen', from: 8, to: 17 },
      { band: 'adult', from: 18, to: null },
    ],
  }));
  expect(effect).toMatchObject({ repricedParties: 1, repriced: [{ totalBeforeCents: 19_000, totalCents: 20_000 }] });
});

test('another type of event says how many people must sign its waiver again', async () => {
  const { event, registration } = await bookedEvent();
  const residential = (content: Content): Content => ({
    ...content,
    type: 'Residential',
    rates: { ...content.rates, roomBasePrice: 200, additionalAdultRate: 150 },
  });
  expect(await effectOf(event.id, residential)).toMatchObject({ signAgain: 0 });
  await signOnPaper(desk.client, registration);
  expect(await effectOf(event.id, residential)).toMatchObject({ parties: 1, facts: [], signAgain: 1 });
  expect(await effectOf(event.id, (content) => ({ ...content, type: 'Convention' }))).toMatchObject({ signAgain: 0 });
});

test('a draft that cannot be published has no effect to show', async () => {
  const { event } = await bookedEvent();
  const { version, content } = await desk.read(event.id);
  await desk.save(event.id, version, { ...content, end_date: '01-JAN-2027' });
  const { error } = await desk.client.GET('/events/{eventId}/effect', { params: { path: { eventId: event.id } } });
  expect(error?.code).toBe('event-not-ready');
});
