import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Updateable } from 'kysely';
import { lists } from '../../../../api/platform/contract/lists.gen.ts';
import { readContract } from '../../../../api/platform/contract/document.ts';
import type { RegistrationsTable } from '../../../../api/platform/data/tables.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import {
  buildContactMessage,
  buildPrayerRequest,
  buildSabbathRequest,
  buildSabbathRetreat,
} from '../../../factories/form.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';
import { common, examples } from './list-examples.ts';
import type { Examples } from './list-examples.ts';

/*
 * Every query parameter of every paginated list in the contract changes the response. A parameter that a handler ignores fails
 * here, and a filter without an example does not compile.
 */

const operations = readContract().operations.filter(({ id }) => id in lists);
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let cookie: string;
/** The values of the placeholders in the paths of lists. */
const ids: Record<string, string> = { eventId: 'list-first' };

async function register(
  contact: Parameters<typeof buildContact>[0],
  overrides: Parameters<typeof buildRegistration>[0],
  people = 1,
): Promise<string> {
  clock.advance(60_000);
  const members = Array.from({ length: people }, () => buildMember());
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      contact: buildContact(contact),
      members,
      quotedTotalCents: 20_000 * people,
      joinsWaitingList: true,
      ...overrides,
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration.id;
}

/**
 * Creates parties for which every sort order differs, and at least one for each filter. Ties are in the order of their random
 * ids, so for any two sort orders, two parties that differ in both fields are in opposite order.
 */
async function fillRegistrations(): Promise<void> {
  const { db } = server.context;
  const names = { en: 'Zenith retreat', es: 'Alba' };
  const text = (name: string) => ({
    name,
    timings: 'A day',
    short_description: 'A day.',
    description: 'A day of prayer.',
    location: 'Here',
    paymentOptions: { Zelle: 'By Zelle.', Check: 'By check.', Cash: 'In cash.' },
  });
  await createEvent(db, 'list-first', { maxRegistrationCount: 9, texts: { en: text(names.en), es: text(names.es) } });
  await createEvent(db, 'list-other', { start_date: '07-MAY-2027', end_date: '09-MAY-2027' });
  const eventId = 'list-first';
  ids['registrationId'] = await register({ lastName: 'Zapata' }, { eventId }, 2);
  const partPaid = await register({ lastName: 'Mora' }, { eventId: 'list-other' });
  await register({ lastName: 'Delgado', email: 'delgado@example.org' }, { eventId }, 3);
  await register({ lastName: 'Bravo' }, { eventId, priceHelp: { canPayCents: 5_000 } });
  const cancelled = await register({ lastName: 'Alba' }, { eventId: 'list-other' }, 5);
  const confirmed = await register({ lastName: 'Castro' }, { eventId });
  await register({ lastName: 'Wong' }, { eventId }, 4);
  await register({ lastName: 'Quiroga' }, { eventId });
  const change = (id: string, columns: Updateable<RegistrationsTable>) =>
    db.updateTable('registrations').set(columns).where('id', '=', id).execute();
  // Set the rows to the state that staff actions leave; the actions have tests of their own.
  await change(partPaid, { paid_cents: 5_000, address_unconfirmed_since: null });
  await change(cancelled, { state: 'cancelled', owes_since: null });
  await change(confirmed, { state: 'confirmed', address_unconfirmed_since: null, total_cents: 123_450 });
  await db
    .insertInto('paypal_refunds')
    .values({
      id: randomUUID(),
      capture_id: 'CAPTURE',
      client_id: 'client',
      registration_id: confirmed,
      amount_cents: 100,
      currency: 'USD',
      state: 'refused',
      idempotency_key: randomUUID(),
      body_hash: '',
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('arrival_records')
    .values({
      id: randomUUID(),
      event_id: eventId,
      registration_id: confirmed,
      member_id: randomUUID(),
      kind: 'arrived',
      is_undo: false,
      at: clock.now(),
      device_id: randomUUID(),
      recorded_by: 1,
      received_at: clock.now(),
      outcome: 'question',
      reason: 'personGone',
    })
    .execute();
  const early = new Date('2027-03-01T12:00:00Z');
  await change(ids['registrationId'], { owes_since: early, created_at: early });
}

async function fillUsers(): Promise<void> {
  const { db } = server.context;
  const people = [
    ['Bea', 'Vela', 'z1@example.org', 'P', true],
    ['Luz', 'Abad', 'm2@example.org', 'U', false],
    ['Eva', 'Cruz', 'b3@example.org', 'U,G', true],
    ['Ida', 'Leal', 'c4@example.org', 'R', true],
    ['Noe', 'Rios', 'k5@example.org', 'S', true],
    ['Ada', 'Sanz', 'a6@example.org', 'U', true],
  ] as const;
  for (const [index, [first_name, last_name, email, user_type, is_active]] of people.entries()) {
    const at = (days: number) => new Date(Date.UTC(2027, 0, 1 + days));
    await db
      .insertInto('users')
      .values({
        first_name,
        last_name,
        email,
        user_type,
        is_active,
        created_at: at((index * 4) % 7),
        last_sign_in_at: at((index * 5) % 7),
        language: 'en',
      })
      .execute();
  }
}

async function fillAudit(): Promise<void> {
  await server.context.db
    .insertInto('audit_entries')
    .values([
      {
        at: new Date('2027-03-01T12:00:00Z'),
        action: 'user-changed',
        actor_user_id: 777,
        subject: 'user:779',
        details: '{}',
      },
      {
        at: new Date('2027-03-03T12:00:00Z'),
        action: 'user-viewed',
        actor_user_id: 776,
        subject: 'user:778',
        details: '{}',
      },
      // Events have a name in each language.
      {
        at: new Date('2027-03-04T12:00:00Z'),
        action: 'event-published',
        actor_user_id: 776,
        subject: 'event:list-first',
        details: '{}',
      },
    ])
    .execute();
}

/** Creates prayer requests whose order differs for each sort field, and one for each filter. */
async function fillPrayerRequests(): Promise<void> {
  const forms = [
    [{}, 'en', 'held'],
    [{}, 'en', 'archived'],
    [{ prayerRequest: 'With a list-word' }, 'es', 'new'],
    [{ shareWithTeam: false }, 'en', 'inPrayer'],
    [{ firstName: 'Zoe' }, 'es', 'prayed'],
    ...Array.from({ length: 4 }, () => [{}, 'en', 'new'] as const),
  ] as const;
  for (const [form, language, state] of forms) {
    clock.advance(60_000);
    const { response } = await server.client.POST('/prayer-requests', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { form: buildPrayerRequest(form), language },
    });
    expect(response.ok).toBe(true);
    await server.context.db
      .updateTable('prayer_requests')
      .set({ state })
      .where('created_at', '=', clock.now())
      .execute();
  }
}

/** Creates requests for a Saturday and messages for which every sort order differs, and one for each filter. */
async function fillSaturdaysAndMessages(): Promise<void> {
  const header = () => ({ header: { 'Idempotency-Key': buildIdempotencyKey() } });
  const send = async (form: Parameters<typeof buildSabbathRequest>[0]) =>
    server.client.POST('/sabbath-requests', { params: header(), body: { form: buildSabbathRequest(form) } });
  const write = async (form: Parameters<typeof buildContactMessage>[0]) =>
    server.client.POST('/contact-messages', { params: header(), body: { form: buildContactMessage(form) } });
  for (const [day, intention] of [
    ['2027-04-24', 'One'],
    ['2027-04-10', 'A list-word'],
    ['2027-04-17', 'Two'],
    ['2027-04-03', 'Three'],
    ['2027-05-01', 'Four'],
    ['2027-05-15', 'Five'],
  ] as const) {
    clock.advance(60_000);
    const message = day === '2027-04-24' ? 'A list-word' : intention;
    // Each form has its own address, because many forms with one address are suspected spam.
    const email = `form.${day}@example.org`;
    const sent = [
      await send({ date: day, intention, email }),
      await write({ lastName: `${day.slice(-1)}x`, message, email }),
    ];
    expect(sent.map(({ response }) => response.ok)).toEqual([true, true]);
  }
  clock.advance(60_000);
  const retreat = {
    params: header(),
    body: { form: buildSabbathRetreat({ firstDate: '2027-05-08', email: 'retreat@example.org' }) },
  };
  expect((await server.client.POST('/sabbath-retreat-requests', retreat)).response.ok).toBe(true);
  const { db } = server.context;
  for (const table of ['sabbath_requests', 'contact_messages'] as const)
    await db.updateTable(table).set({ state: 'new' }).where('state', '=', 'held').execute();
  await db.updateTable('sabbath_requests').set({ state: 'archived' }).where('intention', '=', 'Two').execute();
  await db.updateTable('contact_messages').set({ state: 'answered' }).where('message', '=', 'Two').execute();
}

/** Creates mailings in several states and languages, none of which is sent, and one with recipients. */
async function fillMailings(): Promise<void> {
  const { db } = server.context;
  const registrations = await db.selectFrom('registrations').select('id').execute();
  const texts = { en: { subject: 'Hello', text: '' }, es: { subject: 'Hola', text: '' } };
  const audience = JSON.stringify({ eventIds: [] });
  const ofMailings = ['paused', 'draft', 'done', 'done', 'canceled', 'draft'] as const;
  for (const [index, state] of ofMailings.entries()) {
    clock.advance(60_000);
    const id = randomUUID();
    const es = { subject: index === 2 ? 'Una lóst-word' : 'Hola', text: '' };
    const values = { id, state, audience, texts: JSON.stringify({ ...texts, es }), created_at: clock.now() };
    // The later it was written, the earlier it was sent.
    const sent_at = state === 'draft' ? null : new Date(clock.now().getTime() - index * 3_600_000);
    await db
      .insertInto('mailings')
      .values({ ...values, sent_at })
      .execute();
    if (state === 'paused') ids['mailingId'] = id;
  }
  const mailing_id = ids['mailingId'] ?? '';
  for (const [index, { id: registration_id }] of registrations.entries()) {
    const recipient = { mailing_id, registration_id, language: 'en', next_try_at: clock.now() } as const;
    const state = index === 0 ? 'failed' : 'waiting';
    const settled_at = index === 3 ? clock.now() : null;
    await db
      .insertInto('mailing_recipients')
      .values({ ...recipient, state, settled_at, address: `n${String(index)}@example.org` })
      .execute();
  }
}

/** Creates forms held for review for which every sort order differs, and one for each filter. */
async function fillHeldForms(): Promise<void> {
  for (const [index, firstName] of ['Eva', 'Abe', 'Zoe', 'Mia', 'Luz', 'Ana'].entries()) {
    const email = `held.${firstName}@example.org`;
    const message = firstName === 'Mia' ? 'A list-word' : 'Buy now';
    const { response } = await server.client.POST('/contact-messages', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { form: buildContactMessage({ firstName, email, message }), check: { decoy: 'x' } },
    });
    expect(response.ok).toBe(true);
    await server.context.db
      .updateTable('contact_messages')
      .set({
        created_at: new Date(Date.UTC(2027, 2, 1 + index)),
        ...(firstName === 'Luz' && { held_reasons: ['links'] }),
      })
      .where('email', '=', email)
      .execute();
  }
}

/** Creates online sessions of one series, one of them past. */
async function fillOnlineSessions(): Promise<void> {
  const { db } = server.context;
  const series_id = randomUUID();
  const values = { repeats: 'weekly', until: '2027-05-31', created_at: clock.now(), created_by_user_id: 1 } as const;
  await db
    .insertInto('online_session_series')
    .values({ id: series_id, ...values })
    .execute();
  const rows = ['2027-03-20', '2027-04-24', '2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22'].map(
    (day, index) => ({
      id: randomUUID(),
      series_id,
      title_en: 'Prayer',
      title_es: 'Oración',
      kind: index === 1 ? ('saturdayPrayer' as const) : ('open' as const),
      starts_at: new Date(`${day}T14:00:00Z`),
      minutes: 60,
      time_zone: 'America/New_York',
      spoken: 'both' as const,
      search_text: index === 2 ? 'prayer list-word' : 'prayer oracion',
    }),
  );
  await db.insertInto('online_sessions').values(rows).execute();
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const signedIn = await signInAs(server.context.db, 'A,R,D', clock.now());
  cookie = signedIn.cookie;
  await fillRegistrations();
  await fillUsers();
  await fillAudit();
  await fillPrayerRequests();
  await fillSaturdaysAndMessages();
  await fillMailings();
  await fillOnlineSessions();
  await fillHeldForms();
  ids['userId'] = String(signedIn.userId);
  await server.context.db
    .insertInto('audit_entries')
    .values({
      at: clock.now(),
      action: 'user-changed',
      actor_user_id: 777,
      subject: `user:${ids['userId']}`,
      details: '{}',
    })
    .execute();
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Returns the response of a list without its page and page size. */
async function ask(path: string, query: Readonly<Record<string, unknown>>): Promise<string> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${server.url}/api${filled}?${search.toString()}`, { headers: { Cookie: cookie } });
  const body = (await response.json()) as Record<string, unknown>;
  expect(response.status, JSON.stringify(body)).toBe(200);
  const { page: _page, pageSize: _pageSize, ...rest } = body;
  return JSON.stringify(rest);
}

describe.each(operations)('$id', ({ id, path, parameters }) => {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const others = query.map(({ name }) => name).filter((name) => name !== 'sort');
  // The audit trail records that it was read, so the newest entries of two equal requests differ.
  const fixed = id === 'listAuditEntries' ? { to: '2027-04-01T12:00:00.000Z' } : {};

  test.each(others)('%s changes the response', async (name) => {
    const given = { ...common, ...examples[id as keyof Examples] } as Readonly<Record<string, unknown>>;
    const [usual, again, changed] = [
      await ask(path, fixed),
      await ask(path, fixed),
      await ask(path, { ...fixed, [name]: given[name] }),
    ];
    expect(again).toBe(usual);
    expect(changed).not.toBe(usual);
  });

  const sorts = query.find(({ name }) => name === 'sort')?.schema['enum'] as readonly string[] | undefined;
  test.runIf(sorts)('every sort order differs', async () => {
    const answers = await Promise.all((sorts ?? []).map((sort) => ask(path, { sort })));
    const first = new Map<string, string>();
    const same = answers.flatMap((answer, index) => {
      const sort = sorts?.[index] ?? '';
      const other = first.get(answer);
      first.set(answer, sort);
      return other === undefined ? [] : [`${sort} and ${other}`];
    });
    expect(same).toEqual([]);
  });
});
