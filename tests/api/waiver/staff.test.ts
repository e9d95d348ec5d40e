import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createClock } from '../../support/clock.ts';
import { shownFirst, startWaiverServer } from '../../support/waivers.ts';
import type { Family, SignedFor, WaiverServer } from '../../support/waivers.ts';

type PaperWaivers = components['schemas']['PaperWaivers'];

const clock = createClock('2027-04-01T12:00:00Z');
let waivers: WaiverServer;

beforeAll(async () => {
  waivers = await startWaiverServer(clock);
});

afterAll(() => waivers.close());

async function record({ id }: Family, people: SignedFor, overrides: Partial<PaperWaivers> = {}) {
  const { version } = waivers.server.context.waivers.Residential.en;
  const { data, error, response } = await waivers.staff.POST('/registrations/{registrationId}/paper-waivers', {
    params: { path: { registrationId: id } },
    body: {
      version,
      language: 'en',
      signerName: 'Ana Núñez',
      signedOn: '2027-03-31',
      people: shownFirst(people),
      ...overrides,
    },
  });
  return { status: response.status, data, error };
}

async function unsigned(page = 1) {
  const { data } = await waivers.staff.GET('/events/{eventId}/unsigned-waivers', {
    params: { path: { eventId: 'weekend' }, query: { page } },
  });
  if (!data) throw new Error('no list');
  return data;
}

async function actions(subject: string): Promise<string[]> {
  const rows = await waivers.server.context.db
    .selectFrom('audit_entries')
    .select('action')
    .where('actor_user_id', '=', waivers.staffId)
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('staff', () => {
  test('see who has not signed, by name and in pages; the view is recorded', async () => {
    const families: Family[] = [];
    for (let count = 0; count < 14; count += 1) families.push(await waivers.register());
    const [first, cancelled] = families as [Family, Family];
    await waivers.sign(first.id, first.key, [{ memberId: first.ana, relation: 'self' }]);
    const client = waivers.server.clientWith({ Authorization: `Bearer ${cancelled.key}` });
    await client.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: cancelled.id } },
      body: { version: 1 },
    });

    const [one, two] = [await unsigned(), await unsigned(2)];
    expect([one.total, one.items.length, two.items.length]).toEqual([13 * 4 - 1, 50, 1]);
    const everyone = [...one.items, ...two.items];
    expect(new Set(everyone.map(({ memberId }) => memberId)).size).toBe(51);
    expect(everyone.map(({ firstName }) => firstName)).toEqual([...everyone.map(({ firstName }) => firstName)].sort());
    expect(everyone.some(({ memberId }) => memberId === first.ana)).toBe(false);
    expect(everyone.some(({ registrationId }) => registrationId === cancelled.id)).toBe(false);
    expect(await actions('event:weekend')).toEqual(['waivers-viewed']);
    const { response } = await waivers.staff.GET('/events/{eventId}/unsigned-waivers', {
      params: { path: { eventId: 'none' } },
    });
    expect(response.status).toBe(404);
  });

  test('record signatures on paper, but not for a future day', async () => {
    const family = await waivers.register();
    const people: SignedFor = [
      { memberId: family.ana, relation: 'self' },
      { memberId: family.eva, relation: 'parent' },
    ];
    const early = await record(family, people, { signedOn: '2027-04-02' });
    expect(early.error).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/signedOn', rule: 'maximum' }] });
    expect((await record(family, [{ memberId: family.eva, relation: 'self' }])).error?.code).toBe(
      'waiver-not-signable',
    );
    expect((await record(family, people)).data?.signed).toBe(2);
    expect((await record(family, people)).data?.signed).toBe(2);

    const { data } = await waivers.staff.GET('/registrations/{registrationId}/signed-waivers', {
      params: { path: { registrationId: family.id } },
    });
    expect(data?.items.map(({ method, signedOn }) => [method, signedOn])).toEqual([
      ['paper', '2027-03-31'],
      ['paper', '2027-03-31'],
    ]);
    expect(await actions(`registration:${family.id}`)).toEqual(['waivers-recorded', 'waivers-viewed']);
  });

  test('cannot sign for anyone, and a party cannot record a paper waiver', async () => {
    const family = await waivers.register();
    const path = { params: { path: { registrationId: family.id } } };
    const { version } = waivers.server.context.waivers.Residential.en;
    const people = shownFirst([{ memberId: family.ana, relation: 'self' }]);
    const signing = { version, language: 'en', signerName: 'Ana Núñez', people, agrees: true } as const;
    expect(
      (await waivers.staff.POST('/registrations/{registrationId}/waivers', { ...path, body: signing })).response.status,
    ).toBe(401);
    const party = waivers.server.clientWith({ Authorization: `Bearer ${family.key}` });
    const paper = { version, language: 'en', signerName: 'Ana Núñez', signedOn: '2027-03-31', people } as const;
    expect(
      (await party.POST('/registrations/{registrationId}/paper-waivers', { ...path, body: paper })).response.status,
    ).toBe(401);
    expect((await waivers.look(family.id, family.key)).data?.signed).toBe(0);
  });

  test('the registration shows the signature status to staff and to the party', async () => {
    const family = await waivers.register();
    await waivers.sign(family.id, family.key, [{ memberId: family.ana, relation: 'self' }]);
    const path = { params: { path: { registrationId: family.id } } };
    expect((await waivers.staff.GET('/registrations/{registrationId}', path)).data?.waiver).toEqual({
      signed: 1,
      needed: 4,
    });
    const party = waivers.server.clientWith({ Authorization: `Bearer ${family.key}` });
    expect((await party.GET('/registrations/{registrationId}/confirmation', path)).data?.registration.waiver).toEqual({
      signed: 1,
      needed: 4,
    });
    await party.POST('/registrations/{registrationId}/cancellation', { ...path, body: { version: 1 } });
    expect((await waivers.staff.GET('/registrations/{registrationId}', path)).data?.waiver).toEqual({
      signed: 1,
      needed: 0,
    });
  });
});
