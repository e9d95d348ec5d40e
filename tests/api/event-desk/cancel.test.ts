import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { cancelPartiesOfEvent } from '../../../api/registrations/lifecycle/cancel-event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import { startSmtp, type TestSmtp } from '../../support/servers/smtp.ts';
import { startEventDesk, type Content } from './event-desk.ts';

type Schemas = components['schemas'];

const message = { en: 'The roof must be mended.\n\nAsk Rosa.', es: 'Hay que reparar el techo.\n\nPregunte a Rosa.' };

let smtp: TestSmtp;
let desk: Awaited<ReturnType<typeof startEventDesk>>;

beforeAll(async () => {
  smtp = await startSmtp();
  desk = await startEventDesk(smtp.url);
});

afterAll(async () => {
  await desk.close();
  await smtp.close();
});

const done = () => jobsDone(desk.server.context.pool);

async function register(eventId: string, overrides: Partial<Schemas['RegistrationRequest']> = {}) {
  const members = overrides.members ?? [buildMember()];
  const { data, error } = await desk.server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      paymentMethod: 'Check',
      quotedTotalCents: 20_050 * members.length,
      members,
      ...overrides,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration;
}

async function pay(registrationId: string, kind: 'payment' | 'refund', method: 'Check' | 'Cash', amountCents: number) {
  const { response } = await desk.client.POST('/registrations/{registrationId}/payments', {
    params: { path: { registrationId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { kind, method, amountCents, receivedOn: '2027-03-31' },
  });
  return response.status;
}

const params = (eventId: string) => ({ path: { eventId } });
const figures = async (eventId: string) =>
  (await desk.client.GET('/events/{eventId}/cancellation', { params: params(eventId) })).data;
const cancel = (eventId: string, version: number) =>
  desk.client.POST('/events/{eventId}/cancellation', { params: params(eventId), body: { version, message } });
const stateOf = async (registrationId: string) =>
  (await desk.client.GET('/registrations/{registrationId}', { params: { path: { registrationId } } })).data?.state;
const refundsLeft = async (eventId: string) => {
  const query = { eventId, needs: 'refundLeft' } as const;
  return (await desk.client.GET('/registrations', { params: { query } })).data?.items.map(({ id }) => id);
};
const refundsOnStartPage = async (eventId: string) =>
  (await desk.client.GET('/workspace')).data?.openWork.find(
    (work) => work.kind === 'refundsLeft' && work.eventId === eventId,
  )?.count;
const mailsTo = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address));

/** An event with two places: a paid party of two, a waiting party that uses Spanish, and a canceled party with a partial refund. */
async function bookedEvent(overrides: Partial<Content> = {}) {
  const event = await desk.createPublished({ maxRegistrationCount: 2, ...overrides });
  const name = event.id.replaceAll('-', '');
  const former = await register(event.id, { contact: buildContact({ email: `former.${name}@example.org` }) });
  await pay(former.id, 'payment', 'Check', 10_000);
  await pay(former.id, 'refund', 'Cash', 4_000);
  await desk.client.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: former.id } },
    body: { version: (await versionOf(former.id)) ?? -1 },
  });
  const paid = await register(event.id, {
    contact: buildContact({ email: `paid.${name}@example.org` }),
    members: [buildMember(), buildMember({ firstName: 'Eva' })],
  });
  await pay(paid.id, 'payment', 'Check', 20_000);
  await pay(paid.id, 'payment', 'Cash', 20_100);
  const waiting = await register(event.id, {
    contact: buildContact({ email: `waiting.${name}@example.org` }),
    joinsWaitingList: true,
    language: 'es',
  });
  await done();
  return { event, name, former, paid, waiting };
}

const versionOf = async (registrationId: string) =>
  (await desk.client.GET('/registrations/{registrationId}', { params: { path: { registrationId } } })).data?.version;

test.each(['C', 'D', 'S', 'P', 'U'])('%s can neither see the effects of canceling nor cancel', async (types) => {
  const client = await desk.as(types);
  const at = { params: params('miami-retreat-2026') };
  expect((await client.GET('/events/{eventId}/cancellation', at)).response.status).toBe(403);
  const { response } = await client.POST('/events/{eventId}/cancellation', { ...at, body: { version: 0, message } });
  expect(response.status).toBe(403);
});

describe('canceling an event', () => {
  test('previews the figures first, and then acts on them', async () => {
    const { event, name, former, paid, waiting } = await bookedEvent();
    expect(await figures(event.id)).toEqual({
      cancelledAt: null,
      message: null,
      parties: 2,
      people: 3,
      waitingParties: 1,
      partiesWithoutEmail: 0,
      arrivedParties: 0,
      refundParties: 2,
      refunds: expect.arrayContaining([
        { method: 'Check', parties: 2, amountCents: 26_000 },
        { method: 'Cash', parties: 1, amountCents: 20_100 },
      ]) as unknown,
    });
    // The preview changes nothing.
    expect([await stateOf(paid.id), await stateOf(waiting.id)]).toEqual(['confirmed', 'waitlisted']);
    const before = smtp.received.length;

    const { data } = await cancel(event.id, event.version);
    expect(data).toMatchObject({ id: event.id, state: 'cancelled', content: { status: 'Planned' } });
    await done();
    expect([await stateOf(paid.id), await stateOf(waiting.id)]).toEqual(['cancelled', 'cancelled']);
    const own = await desk.client.GET('/registrations/{registrationId}', {
      params: { path: { registrationId: waiting.id }, query: { lng: 'es' } },
    });
    expect(own.data?.event.cancellation).toEqual({ message: message.es });
    expect(await figures(event.id)).toMatchObject({ message, parties: 0, people: 0, refundParties: 2 });

    // One email for each party, in its language; none for the party that had already canceled.
    expect(smtp.received.length - before).toBe(2);
    const [english] = mailsTo(`paid.${name}@example.org`).slice(-1);
    expect(english?.subject).toContain('has been canceled');
    expect(english?.text).toContain('The roof must be mended.');
    expect(english?.text).toContain('$401.00');
    const file = english?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
    expect(typeof file === 'string' ? file : new TextDecoder().decode(file)).toContain('STATUS:CANCELLED');
    const [spanish] = mailsTo(`waiting.${name}@example.org`).slice(-1);
    expect(spanish?.subject).toContain('Se canceló');
    expect(spanish?.text).toContain('Hay que reparar el techo.');
    expect(spanish?.text).not.toContain('$');

    // Each party's history gives the reason, and nobody is offered the freed places.
    for (const registrationId of [paid.id, waiting.id]) {
      const history = await desk.client.GET('/registrations/{registrationId}/history', {
        params: { path: { registrationId } },
      });
      expect(history.data?.items[0]).toMatchObject({ kind: 'eventCancelled', by: 'staff' });
      expect(history.data?.items.map(({ kind }) => kind)).not.toContain('offered');
    }
    expect(await refundsLeft(event.id)).toEqual(expect.arrayContaining([former.id, paid.id]));
  });

  test('is public at once, and stops registration', async () => {
    const { event } = await bookedEvent();
    await cancel(event.id, event.version);
    const shown = await desk.server.client.GET('/events/{eventId}', { params: params(event.id) });
    expect(shown.data).toMatchObject({
      status: 'Planned',
      cancelled_at: desk.clock.now().toISOString(),
      registration: { state: 'cancelled' },
    });
    expect(JSON.stringify(shown.data)).not.toContain('roof');
    const refused = await desk.server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId: event.id, paymentMethod: 'Check', quotedTotalCents: 20_050 }),
    });
    expect(refused.error).toMatchObject({ code: 'registration-not-open', params: { state: 'cancelled' } });
    const byStaff = await desk.client.POST('/staff-registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: {
        source: 'phone',
        registration: buildRegistration({ eventId: event.id, paymentMethod: 'Check', quotedTotalCents: 20_050 }),
      },
    });
    expect(byStaff.error?.code).toBe('registration-not-open');
    await done();
  });

  test('happens once, for the version that staff saw, and only for published events that have not ended', async () => {
    const { event } = await bookedEvent();
    expect((await cancel(event.id, event.version + 1)).error?.code).toBe('changed-meanwhile');
    const both = await Promise.all([cancel(event.id, event.version), cancel(event.id, event.version)]);
    expect(both.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    const { version } = await desk.read(event.id);
    expect((await cancel(event.id, version)).error?.code).toBe('state-conflict');
    expect((await desk.change(event.id, { version, action: 'conclude' })).error?.code).toBe('state-conflict');
    expect((await desk.change(event.id, { version, action: 'hide' })).error?.code).toBe('state-conflict');

    const draft = await desk.create();
    expect((await cancel(draft.id, draft.version)).error?.code).toBe('state-conflict');
    expect((await cancel('miami-retreat-2026', 0)).error?.code).toBe('state-conflict');
    const entries = await desk.server.context.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `event:${event.id}`)
      .execute();
    expect(entries.filter(({ action }) => action === 'event-cancelled')).toHaveLength(1);
    await done();
  });

  test('resumes where it was interrupted, and notifies each party once', async () => {
    const { event, name, paid } = await bookedEvent();
    await cancel(event.id, event.version);
    await Promise.all([1, 2, 3].map(() => cancelPartiesOfEvent(desk.server.context, event.id)));
    await done();
    await cancelPartiesOfEvent(desk.server.context, event.id);
    await done();
    const told = mailsTo(`paid.${name}@example.org`).filter(({ subject }) => subject?.includes('has been canceled'));
    expect(told).toHaveLength(1);
    const history = await desk.client.GET('/registrations/{registrationId}/history', {
      params: { path: { registrationId: paid.id } },
    });
    expect(history.data?.items.filter(({ kind }) => kind === 'eventCancelled')).toHaveLength(1);
  });

  test('needs a message in both languages, without control characters', async () => {
    const { event } = await bookedEvent();
    for (const es of ['', '   ', 'a\u202Eb', 'x'.repeat(4001)]) {
      const { error } = await desk.client.POST('/events/{eventId}/cancellation', {
        params: params(event.id),
        body: { version: event.version, message: { en: 'Sorry.', es } },
      });
      expect(error?.code).toBe('invalid-request');
    }
    expect((await desk.read(event.id)).state).toBe('published');
  });
});

test('a canceled event still shows as canceled to visitors after its last day', async () => {
  const event = await desk.createPublished({
    start_date: '02-APR-2027',
    end_date: '03-APR-2027',
    reg_end_date: '02-APR-2027',
  });
  await cancel(event.id, event.version);
  await done();
  desk.clock.set('2027-04-04T12:00:00Z');
  try {
    const { data } = await desk.server.client.GET('/events/{eventId}', { params: params(event.id) });
    expect(data).toMatchObject({ cancelled_at: '2027-04-01T12:00:00.000Z', registration: { state: 'completed' } });
  } finally {
    desk.clock.set('2027-04-01T12:00:00Z');
  }
});

describe('the refunds of a canceled event', () => {
  test('are counted until each is given, and none is given twice', async () => {
    const { event, former, paid } = await bookedEvent();
    expect(await refundsLeft(event.id)).toEqual([]);
    await cancel(event.id, event.version);
    await done();
    expect(await refundsOnStartPage(event.id)).toBe(2);
    expect(await pay(paid.id, 'refund', 'Check', 30_000)).toBe(201);
    expect(await refundsOnStartPage(event.id)).toBe(2);
    expect(await pay(paid.id, 'refund', 'Check', 10_100)).toBe(201);
    expect(await refundsLeft(event.id)).toEqual([former.id]);
    expect(await pay(paid.id, 'refund', 'Check', 1)).toBe(422);
    expect(await figures(event.id)).toMatchObject({
      refundParties: 1,
      refunds: [{ method: 'Check', parties: 1, amountCents: 6_000 }],
    });
    expect(await pay(former.id, 'refund', 'Check', 6_000)).toBe(201);
    expect(await refundsOnStartPage(event.id)).toBeUndefined();
    expect(await figures(event.id)).toMatchObject({ refundParties: 0, refunds: [] });
  });
});
