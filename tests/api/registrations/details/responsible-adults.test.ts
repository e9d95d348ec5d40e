import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { deleteOldDetails } from '../../../../api/registrations/details/retention.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { startSmtp } from '../../../support/servers/smtp.ts';
import type { TestSmtp } from '../../../support/servers/smtp.ts';
import { signInAs } from '../../../support/users.ts';

type Schemas = components['schemas'];

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestServer;
let staff: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  const rates = { childRate: 20, teenRate: 30, adultRetreatRate: 100, toddlerRate: 0 };
  await createEvent(server.context.db, 'retreat');
  await createEvent(server.context.db, 'convention', { type: 'Convention', rates });
  await createEvent(server.context.db, 'sessions', { type: 'Convention', rates, sessions: { from: 5, to: 18 } });
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
  await database.close();
});

const ana = buildMember({ firstName: 'Ana', age: 40 });
const luis = buildMember({ firstName: 'Luis', age: 42 });
const eva = buildMember({ firstName: 'Eva', age: 15 });
const leo = buildMember({ firstName: 'Leo', age: 9 });
const mother = { name: 'Rosa Vega', phone: '+12025550177', relation: 'parent', consents: true } as const;

const totals: Record<string, number> = { retreat: 200, convention: 100, sessions: 100 };
const prices: Record<string, [teen: number, child: number]> = {
  retreat: [50, 210],
  convention: [30, 20],
  sessions: [30, 20],
};

/** Builds a request with exactly these members: unlike the factory, it assigns no responsible adult. */
function request(eventId: string, members: Schemas['Member'][], more: Partial<Schemas['RegistrationRequest']> = {}) {
  const [teen, child] = prices[eventId] ?? [0, 0];
  const dollars = members.map(({ age }) => (age >= 18 ? (totals[eventId] ?? 0) : age > 12 ? teen : child));
  const quotedTotalCents = 100 * dollars.reduce((sum, each) => sum + each, 0);
  return { ...buildRegistration({ eventId, quotedTotalCents, ...more }), members };
}

async function register(...given: Parameters<typeof request>) {
  const { data, error, response } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: request(...given),
  });
  return { status: response.status, data, error };
}

async function registered(...given: Parameters<typeof request>) {
  const { data, error } = await register(...given);
  if (!data) throw new Error(error?.code);
  const { registration, key } = data;
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: registration.id } };
  return {
    id: registration.id,
    key,
    registration,
    read: async () => (await client.GET('/registrations/{registrationId}/confirmation', { params })).data?.registration,
    change: async (
      body: Partial<Schemas['PartyChangeRequest']> & Pick<Schemas['PartyChangeRequest'], 'party'>,
      as = client,
    ) => {
      const { contact, version, quote } = (await staff.GET('/registrations/{registrationId}', { params })).data ?? {};
      if (!contact || version === undefined) throw new Error('not found');
      const quotedTotalCents = quote?.totalCents ?? 0;
      const { data: changed, error: refusal } = await as.PUT('/registrations/{registrationId}/party', {
        params,
        body: { version, contact, quotedTotalCents, ...body },
      });
      return { data: changed, error: refusal };
    },
    waivers: async () => (await client.GET('/registrations/{registrationId}/waivers', { params })).data,
    sign: async (signerName: string, memberId: string, personNumber = 1) =>
      client.POST('/registrations/{registrationId}/waivers', {
        params,
        body: {
          version: server.context.waivers.Convention.en.version,
          language: 'en',
          signerName,
          people: [{ memberId, personNumber, relation: 'parent' }],
          agrees: true,
        },
      }),
  };
}

const pointersOf = (error: Schemas['Problem'] | undefined) => error?.errors?.map(({ pointer }) => pointer);

describe('a party of minors alone', () => {
  test.each(['retreat', 'convention'])(
    'cannot come to a %s without sessions, with or without a named adult',
    async (eventId) => {
      for (const more of [{}, { responsibleAdult: mother }]) {
        const { status, error } = await register(eventId, [eva, leo], more);
        expect([status, error?.code, pointersOf(error)]).toEqual([422, 'party-without-adult', ['/members']]);
      }
    },
  );

  test('a party of two hundred three-year-olds books no places', async () => {
    const children = Array.from({ length: 200 }, () => buildMember({ age: 3 }));
    const { error } = await register('sessions', children, { quotedTotalCents: 0 });
    expect(error?.code).toBe('responsible-adult-missing');
    const { taken } = await server.context.db
      .selectFrom('event_places')
      .select('taken')
      .where('event_id', '=', 'sessions')
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });

  test('names a responsible adult if there are sessions: in the response, the email and the waiver', async () => {
    const refused = await register('sessions', [eva, leo]);
    expect([refused.error?.code, pointersOf(refused.error)]).toEqual([
      'responsible-adult-missing',
      ['/responsibleAdult'],
    ]);
    const party = await registered('sessions', [eva, leo], {
      responsibleAdult: mother,
      contact: { ...buildRegistration().contact, email: 'alone@example.org' },
    });
    const { consents: _, ...named } = mother;
    expect((await party.read())?.responsibleAdult).toEqual(named);
    await smtp.waitForMail(() => smtp.received.some(({ envelope }) => envelope.to.includes('alone@example.org')));
    const mail = smtp.received.find(({ envelope }) => envelope.to.includes('alone@example.org'));
    expect(mail?.text).toContain('Rosa Vega');

    const [first] = (await party.waivers())?.people ?? [];
    expect(first?.responsibleAdult).toBe('Rosa Vega');
    const other = await party.sign('Carlos Mora', first?.memberId ?? '');
    expect([other.error?.code, other.error?.params]).toEqual(['signer-not-responsible', { name: 'Rosa Vega' }]);
    // Accents are ignored, so a keyboard without them works too.
    const signed = await party.sign('rosa vega', first?.memberId ?? '');
    expect(signed.data?.signed).toBe(1);
    const stored = await server.context.db
      .selectFrom('waiver_signatures')
      .select('responsible_adult')
      .where('registration_id', '=', party.id)
      .execute();
    expect(stored).toEqual([{ responsible_adult: 'Rosa Vega' }]);
  });

  test('can be registered by staff with a reason that only staff see', async () => {
    const params = () => ({ header: { 'Idempotency-Key': buildIdempotencyKey() } });
    const body = { source: 'phone' as const, registration: request('retreat', [eva]) };
    const refused = await staff.POST('/staff-registrations', { params: params(), body });
    expect(refused.error?.code).toBe('party-without-adult');
    const withoutAdultReason = 'A sister of the house looks after her';
    const { data } = await staff.POST('/staff-registrations', {
      params: params(),
      body: { ...body, withoutAdultReason },
    });
    const { data: history } = await staff.GET('/registrations/{registrationId}/history', {
      params: { path: { registrationId: data?.id ?? '' } },
    });
    expect(history?.items.at(-1)?.note).toBe(withoutAdultReason);
    expect(JSON.stringify(data)).not.toContain('sister');
  });

  test('the named adult is deleted with the details', async () => {
    const party = await registered('sessions', [leo], { responsibleAdult: mother });
    expect((await party.read())?.responsibleAdult).toBeDefined();
    await deleteOldDetails(server.context.db, new Date('2027-06-17T12:00:00Z'));
    expect((await party.read())?.responsibleAdult).toBeUndefined();
  });
});

describe('minors with an adult', () => {
  test('each need one who is responsible: an adult of the party', async () => {
    const { error } = await register('retreat', [ana, eva, { ...leo, responsible: 1 }]);
    expect([error?.code, pointersOf(error)]).toEqual([
      'minor-without-responsible',
      ['/members/1/responsible', '/members/2/responsible'],
    ]);
    const gone = await register('retreat', [{ ...luis, deleted: true }, ana, { ...eva, responsible: 0 }], {
      quotedTotalCents: 25_000,
    });
    expect(pointersOf(gone.error)).toEqual(['/members/2/responsible']);
  });

  test('get the responsible adult that the request names', async () => {
    const { data } = await register(
      'retreat',
      [eva, ana, luis, leo].map((member) => (member.age < 18 ? { ...member, responsible: 2 } : member)),
    );
    const members = data?.registration.members ?? [];
    expect(members.map(({ responsibleId }) => responsibleId)).toEqual([
      members[2]?.id,
      undefined,
      undefined,
      members[2]?.id,
    ]);
  });

  test('need a new responsible adult when that one leaves, and a new signature', async () => {
    const party = await registered('sessions', [ana, luis, { ...leo, responsible: 0 }]);
    const [first, second, child] = party.registration.members;
    if (!first || !second || !child) throw new Error('no people');
    await party.sign('Ana Núñez', child.id);
    const as = (member: Schemas['RegisteredMember']): Schemas['ChangedMember'] => ({
      id: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      age: member.age,
    });
    const without = { party: { rooms: 0, members: [as(second), as(child)] }, quotedTotalCents: 12_000 };
    const refused = await party.change(without);
    expect([refused.error?.code, pointersOf(refused.error)]).toEqual([
      'minor-without-responsible',
      ['/party/members/1/responsible'],
    ]);
    const { data } = await party.change({
      ...without,
      party: { rooms: 0, members: [as(second), { ...as(child), responsible: 0 }] },
    });
    expect(data?.members[1]?.responsibleId).toBe(second.id);
    const person = (await party.waivers())?.people.find(({ memberId }) => memberId === child.id);
    expect([person?.responsibleAdult, person?.signature]).toEqual(['Luis Núñez', undefined]);
  });

  test('a party registered before the question existed can correct a phone number without answering it', async () => {
    const party = await registered('retreat', [ana, { ...leo, responsible: 0 }]);
    await server.context.db
      .updateTable('registration_members')
      .set({ responsible_id: null })
      .where('registration_id', '=', party.id)
      .execute();
    const members = party.registration.members.map(({ id, firstName, lastName, age }) => ({
      id,
      firstName,
      lastName,
      age,
    }));
    const contact = { ...party.registration.contact, email: 'ana.nunez@example.org', phone: '+12025550199' };
    expect((await party.change({ party: { rooms: 0, members }, contact })).error).toBeUndefined();
    const more = [...members, { firstName: 'Tom', lastName: 'Núñez', age: 8 }];
    const { error } = await party.change({ party: { rooms: 0, members: more }, quotedTotalCents: 62_000 });
    expect(error?.code).toBe('minor-without-responsible');
  });

  test('only staff may register without an adult', async () => {
    const party = await registered('retreat', [ana, { ...eva, responsible: 0 }]);
    const child = party.registration.members[1];
    if (!child) throw new Error('no child');
    const members = [{ id: child.id, firstName: 'Eva', lastName: 'Núñez', age: 15 }];
    const body = { party: { rooms: 0, members }, quotedTotalCents: 5_000, withoutAdultReason: 'Her aunt works here' };
    expect((await party.change(body)).error?.code).toBe('invalid-request');
    expect((await party.change(body, staff)).data?.members).toHaveLength(1);
  });
});
