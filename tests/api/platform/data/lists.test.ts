import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Updateable } from 'kysely';
import type { Input } from '../../../../api/platform/contract/handler.ts';
import { lists } from '../../../../api/platform/contract/lists.gen.ts';
import { readContract } from '../../../../api/platform/contract/document.ts';
import type { RegistrationsTable } from '../../../../api/platform/data/tables.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContactMessage } from '../../../factories/form.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

/*
 * Every query parameter of every list that comes in pages, as the contract has them, changes what the list answers. A parameter that a
 * handler ignores fails here, and a filter without an example does not compile.
 */

type Lists = typeof lists;
type Examples = {
  [List in keyof Lists]: {
    [Name in Lists[List]['filters'][number]]: Name extends keyof Required<Input<List>['query']>
      ? Required<Input<List>['query']>[Name]
      : never;
  };
};

const examples: Examples = {
  listRegistrations: {
    search: 'delgado',
    eventId: 'list-other',
    state: 'waitlisted',
    paymentStatus: 'partPaid',
    overdue: true,
    asksForHelp: true,
    unconfirmedAddress: true,
    needs: 'stuckRefund',
  },
  getWaitingList: {},
  listRegistrationHistory: {},
  listUnsignedWaivers: {},
  listUsers: { search: 'vela', type: 'P', state: 'inactive' },
  listUserHistory: {},
  listHeldForms: {},
  listAuditEntries: {
    action: 'user-changed',
    actorUserId: 777,
    subject: 'user:778',
    from: '2027-03-02T00:00:00.000Z',
    to: '2027-03-02T00:00:00.000Z',
  },
};

/** What parameters that every list may have are given. */
const common: Readonly<Record<string, unknown>> = { page: 400, pageSize: 5, lng: 'es' };

const operations = readContract().operations.filter(({ id }) => id in lists);
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let cookie: string;
/** What the placeholders in the paths of lists stand for. */
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

/** Parties of which no two orders are the same, and one for each filter. */
async function fillRegistrations(): Promise<void> {
  const { db } = server.parts;
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
  const cancelled = await register({ lastName: 'Alba' }, { eventId: 'list-other' });
  const confirmed = await register({ lastName: 'Castro' }, { eventId });
  await register({ lastName: 'Wong' }, { eventId }, 4);
  const change = (id: string, columns: Updateable<RegistrationsTable>) =>
    db.updateTable('registrations').set(columns).where('id', '=', id).execute();
  // Rows as staff's actions leave them; the actions have tests of their own.
  await change(partPaid, { paid_cents: 5_000, address_unconfirmed_since: null });
  await change(cancelled, { state: 'cancelled', owes_since: null });
  await change(confirmed, { state: 'confirmed', address_unconfirmed_since: null, total_cents: 12_345 });
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
  const early = new Date('2027-03-01T12:00:00Z');
  await change(ids['registrationId'], { owes_since: early, created_at: early });
}

async function fillUsers(): Promise<void> {
  const { db } = server.parts;
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
  await server.parts.db
    .insertInto('audit_entries')
    .values([
      { at: new Date('2027-03-01T12:00:00Z'), action: 'user-changed', actor_user_id: 777, subject: 'user:779', details: '{}' },
      { at: new Date('2027-03-03T12:00:00Z'), action: 'user-viewed', actor_user_id: 776, subject: 'user:778', details: '{}' },
    ])
    .execute();
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const signedIn = await signInAs(server.parts.db, 'A,R', clock.now());
  cookie = signedIn.cookie;
  await fillRegistrations();
  await fillUsers();
  await fillAudit();
  ids['userId'] = String(signedIn.userId);
  await server.parts.db
    .insertInto('audit_entries')
    .values({ at: clock.now(), action: 'user-changed', actor_user_id: 777, subject: `user:${ids['userId']}`, details: '{}' })
    .execute();
  const { response } = await server.client.POST('/contact-messages', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: { form: buildContactMessage(), check: { decoy: 'x' } },
  });
  expect(response.ok).toBe(true);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** What a list answers, without the page that was asked for. */
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
  // The audit trail records that it was read: of what is asked twice the newest entries differ.
  const fixed = id === 'listAuditEntries' ? { to: '2027-04-01T12:00:00.000Z' } : {};

  test.each(others)('%s changes the answer', async (name) => {
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
  test.runIf(sorts)('every order is another one', async () => {
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
