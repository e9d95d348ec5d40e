import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { withResponsible } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { startWaiverServer } from '../../support/waivers.ts';
import type { Family, WaiverServer } from '../../support/waivers.ts';

type ChangedMember = components['schemas']['ChangedMember'];

const clock = createClock('2027-04-01T12:00:00Z');
let waivers: WaiverServer;

beforeAll(async () => {
  waivers = await startWaiverServer(clock);
});

afterAll(() => waivers.close());

/** Changes the people of a family. Changes are by id; null removes a person who is no longer coming. */
async function change(
  { id, key }: Family,
  changes: Readonly<Record<string, Partial<ChangedMember> | null>>,
): Promise<void> {
  const client = waivers.server.clientWith({ Authorization: `Bearer ${key}` });
  const params = { path: { registrationId: id } };
  const confirmation = await client.GET('/registrations/{registrationId}/confirmation', { params });
  if (!confirmation.data) throw new Error('not found');
  const { version, contact, members } = confirmation.data.registration;
  const people = members.flatMap(({ id: memberId, firstName, lastName, age, lodging }): ChangedMember[] => {
    const changed = changes[memberId];
    return changed === null ? [] : [{ id: memberId, firstName, lastName, age, lodging, ...changed }];
  });
  const party = { rooms: 1, members: withResponsible(people) };
  const quoted = await client.POST('/registrations/{registrationId}/party-quote', { params, body: party });
  const { data, error } = await client.PUT('/registrations/{registrationId}/party', {
    params,
    body: { version, contact, party, quotedTotalCents: quoted.data?.quote.totalCents ?? 0 },
  });
  if (!data) throw new Error(error.code);
}

/** Returns the signatures as seen by the party, in the registration and in the staff list. */
async function signedFor({ id, key, reference }: Family) {
  const params = { path: { registrationId: id } };
  const [{ data }, registration, missing] = await Promise.all([
    waivers.look(id, key),
    waivers.staff.GET('/registrations/{registrationId}', { params }),
    waivers.staff.GET('/events/{eventId}/unsigned-waivers', { params: { path: { eventId: 'weekend' } } }),
  ]);
  return {
    signed: data?.people.filter(({ signature }) => signature).map(({ firstName }) => firstName),
    counted: registration.data?.waiver?.signed,
    missing: missing.data?.items.filter((person) => person.reference === reference).map(({ firstName }) => firstName),
  };
}

async function signEveryone(family: Family): Promise<void> {
  const { data } = await waivers.sign(family.id, family.key, [
    { memberId: family.ana, relation: 'self' },
    { memberId: family.leo, relation: 'parent' },
    { memberId: family.eva, relation: 'guardian' },
  ]);
  await waivers.sign(family.id, family.key, [{ memberId: family.marta, relation: 'self' }], {
    signerName: 'Marta Núñez',
  });
  expect(data?.signed).toBe(3);
}

/** Returns the names on the signed waivers that a key or secret can read; without one, those that staff can read. */
async function sheets({ id }: Family, key = '') {
  const client = key === '' ? waivers.staff : waivers.server.clientWith({ Authorization: `Bearer ${key}` });
  const { data } = await client.GET('/registrations/{registrationId}/signed-waivers', {
    params: { path: { registrationId: id } },
  });
  return data?.items.map(({ personName }) => personName).sort();
}

test('a corrected name keeps its signature; a new person in the same place signs again, and staff keep the former signature', async () => {
  const family = await waivers.register();
  await signEveryone(family);
  await change(family, { [family.ana]: { firstName: 'Anna' }, [family.marta]: { firstName: 'Pilar' } });
  expect(await signedFor(family)).toEqual({ signed: ['Anna', 'Leo', 'Eva'], counted: 3, missing: ['Pilar'] });
  expect(await sheets(family, family.key)).toEqual(['Ana Núñez', 'Eva Núñez', 'Leo Núñez']);
  expect(await sheets(family)).toContain('Marta Núñez');

  // A page that still shows the earlier people cannot sign for the new ones.
  const stale = await waivers.sign(family.id, family.key, [{ memberId: family.marta, relation: 'self' }], {
    signerName: 'Marta Núñez',
  });
  expect(stale.error?.code).toBe('changed-meanwhile');
  const [, pilar] = (await waivers.look(family.id, family.key)).data?.people ?? [];
  const own = { memberId: family.marta, personNumber: pilar?.personNumber ?? 0, relation: 'self' as const };
  const again = await waivers.sign(family.id, family.key, [own], { signerName: 'Pilar Núñez' });
  expect(again.data?.people[1]?.signature?.signerName).toBe('Pilar Núñez');
  expect(await signedFor(family)).toMatchObject({ counted: 4, missing: [] });
});

test('a minor’s personal signature does not count after a correction, and a corrected adult signs personally', async () => {
  const family = await waivers.register();
  await signEveryone(family);
  await change(family, { [family.marta]: { age: 17 }, [family.leo]: { age: 18 } });
  expect(await signedFor(family)).toEqual({ signed: ['Ana', 'Eva'], counted: 2, missing: ['Leo', 'Marta'] });
  const now = { personNumber: 2 };
  expect(
    (await waivers.sign(family.id, family.key, [{ ...now, memberId: family.leo, relation: 'parent' }])).error?.code,
  ).toBe('waiver-not-signable');
  const both = [
    { ...now, memberId: family.marta, relation: 'parent' as const },
    { ...now, memberId: family.leo, relation: 'self' as const },
  ];
  expect((await waivers.sign(family.id, family.key, both)).data?.signed).toBe(4);
});

test('a link works only for the people it was sent for: not for their replacements, and not once they have left', async () => {
  const family = await waivers.register();
  const email = 'changed.people@example.org';
  await waivers.sendLink(family.id, family.key, { email, language: 'en', memberIds: [family.marta, family.leo] });
  const secret = await waivers.secretFor(email);
  await waivers.sign(family.id, secret, [{ memberId: family.marta, relation: 'self' }], { signerName: 'Marta Núñez' });
  await change(family, { [family.marta]: { firstName: 'Pilar' } });
  expect((await waivers.look(family.id, secret)).data?.people.map(({ firstName }) => firstName)).toEqual(['Leo']);
  expect((await waivers.sign(family.id, secret, [{ memberId: family.marta, relation: 'self' }])).error?.code).toBe(
    'waiver-not-signable',
  );
  expect(await sheets(family, secret)).toEqual([]);
  expect((await waivers.look(family.id, family.key)).data?.links.map(({ memberIds }) => memberIds)).toEqual([
    [family.leo],
  ]);

  await change(family, { [family.leo]: null });
  expect((await waivers.look(family.id, secret)).error?.code).toBe('link-invalid');
  expect((await waivers.look(family.id, family.key)).data?.links).toEqual([]);
});

test('signing and changing the party at the same moment happen one after the other: no signature passes to a new person', async () => {
  const family = await waivers.register();
  const [, ...answers] = await Promise.all([
    change(family, { [family.marta]: { firstName: 'Pilar' } }),
    ...Array.from({ length: 4 }, () =>
      waivers.sign(family.id, family.key, [{ memberId: family.marta, relation: 'self' as const }], {
        signerName: 'Marta Núñez',
      }),
    ),
  ]);
  expect(answers.every(({ status, error }) => status === 200 || error?.code === 'changed-meanwhile')).toBe(true);
  const rows = await waivers.server.context.db
    .selectFrom('waiver_signatures')
    .select(['person_name', 'person_number'])
    .where('registration_id', '=', family.id)
    .execute();
  expect(rows).toEqual(
    answers.some(({ status }) => status === 200) ? [{ person_name: 'Marta Núñez', person_number: 1 }] : [],
  );
  expect((await signedFor(family)).missing).toContain('Pilar');
});
