import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { startWaiverServer } from '../../support/waivers.ts';
import type { WaiverServer } from '../../support/waivers.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let waivers: WaiverServer;

beforeAll(async () => {
  waivers = await startWaiverServer(clock);
});

afterAll(() => waivers.close());

const drawing = 'M12.5 40L30 22.1L48 60M60 50L72 50.5';

async function signatures(registrationId: string) {
  return waivers.server.context.db
    .selectFrom('waiver_signatures')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('person_name')
    .execute();
}

describe('signing the waiver', () => {
  test('a mother signs for herself and her children in one go; her husband still has to sign', async () => {
    const family = await waivers.register();
    const before = await waivers.look(family.id, family.key);
    expect(before.data).toMatchObject({ openedBy: 'party', canSign: true, signed: 0, reference: family.reference });
    expect(before.data?.people.map(({ firstName, isMinor }) => [firstName, isMinor])).toEqual([
      ['Ana', false],
      ['Marta', false],
      ['Leo', true],
      ['Eva', true],
    ]);

    const { data } = await waivers.sign(family.id, family.key, [
      { memberId: family.ana, relation: 'self' },
      { memberId: family.leo, relation: 'parent' },
      { memberId: family.eva, relation: 'guardian' },
    ]);
    expect(data?.signed).toBe(3);
    expect(data?.people.map(({ signature }) => signature?.relation)).toEqual(['self', undefined, 'parent', 'guardian']);
    expect(data?.people[0]?.signature).toEqual({
      signerName: 'Ana Núñez',
      relation: 'self',
      method: 'typed',
      signedAt: '2027-04-01T12:00:00.000Z',
    });
    const [ana] = await signatures(family.id);
    expect(ana).toMatchObject({
      person_name: 'Ana Núñez',
      event_name: 'Weekend of prayer',
      language: 'en',
      method: 'typed',
      drawing: null,
      recorded_by: null,
    });
    // A keyed hash and no address.
    expect(ana?.network_hash).toHaveLength(32);
  });

  test('signing twice counts once, even at the same moment and by two people', async () => {
    const family = await waivers.register();
    const people = [
      { memberId: family.leo, relation: 'parent' as const },
      { memberId: family.eva, relation: 'parent' as const },
    ];
    const names = ['Ana Núñez', 'Marta Núñez', 'Ana Núñez', 'Marta Núñez'];
    const answers = await Promise.all(
      names.map((signerName, index) =>
        waivers.sign(family.id, family.key, index % 2 === 0 ? people : [...people].reverse(), { signerName }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await signatures(family.id);
    expect(rows).toHaveLength(2);
    const again = await waivers.sign(family.id, family.key, people, { signerName: 'Someone Else' });
    expect(again.data?.people.map(({ signature }) => signature?.signerName).filter(Boolean)).toEqual([
      rows[1]?.signer_name,
      rows[0]?.signer_name,
    ]);
    const history = await waivers.server.context.db
      .selectFrom('registration_changes')
      .select('details')
      .where('registration_id', '=', family.id)
      .where('kind', '=', 'waiverSigned')
      .execute();
    expect(history.reduce((sum, { details }) => sum + (details as { people: number }).people, 0)).toBe(2);
  });

  test('prints the signed text and name word for word, even if they change later', async () => {
    const family = await waivers.register();
    await waivers.sign(family.id, family.key, [{ memberId: family.ana, relation: 'self' }], {
      language: 'es',
      drawing,
    });
    const { db } = waivers.server.context;
    await db.updateTable('registration_members').set({ first_name: 'Anna' }).where('id', '=', family.ana).execute();
    expect((await waivers.look(family.id, family.key)).data).toMatchObject({
      signed: 1,
      people: [{ firstName: 'Anna', signature: { method: 'drawn' } }, {}, {}, {}],
    });

    const client = waivers.server.clientWith({ Authorization: `Bearer ${family.key}` });
    const { data } = await client.GET('/registrations/{registrationId}/signed-waivers', {
      params: { path: { registrationId: family.id } },
    });
    expect(data?.items).toMatchObject([
      { personName: 'Ana Núñez', signerName: 'Ana Núñez', language: 'es', drawing, eventName: 'Weekend of prayer' },
    ]);
    expect(data?.texts).toEqual([waivers.server.context.waivers.Residential.es]);
  });

  test('another text requires new signatures from everyone and keeps the old ones', async () => {
    const family = await waivers.register();
    await waivers.sign(family.id, family.key, [{ memberId: family.ana, relation: 'self' }]);
    const { db } = waivers.server.context;
    // Simulates a signature from before the text was changed.
    const version = '0123456789ab';
    const text = {
      version,
      language: 'en' as const,
      title: 'Older',
      blocks: '[{"kind":"paragraph","text":"Older words"}]',
      first_signed_at: clock.now(),
    };
    await db.insertInto('waiver_texts').values(text).execute();
    await db.updateTable('waiver_signatures').set({ version }).where('registration_id', '=', family.id).execute();
    expect((await waivers.look(family.id, family.key)).data?.signed).toBe(0);
    expect(
      (await waivers.sign(family.id, family.key, [{ memberId: family.ana, relation: 'self' }], { version })).error
        ?.code,
    ).toBe('waiver-changed');
    expect((await waivers.sign(family.id, family.key, [{ memberId: family.ana, relation: 'self' }])).data?.signed).toBe(
      1,
    );
    expect(await signatures(family.id)).toHaveLength(2);
  });

  test('nobody can sign in a role that is not theirs', async () => {
    const [family, other] = [await waivers.register(), await waivers.register()];
    const attempts = [
      [{ memberId: family.leo, relation: 'self' as const }],
      [{ memberId: family.ana, relation: 'parent' as const }],
      [
        { memberId: family.ana, relation: 'self' as const },
        { memberId: family.marta, relation: 'self' as const },
      ],
      [
        { memberId: family.leo, relation: 'parent' as const },
        { memberId: family.leo, relation: 'parent' as const },
      ],
      [{ memberId: other.ana, relation: 'self' as const }],
    ];
    for (const people of attempts)
      expect((await waivers.sign(family.id, family.key, people)).error?.code).toBe('waiver-not-signable');
    expect((await waivers.sign(family.id, other.key, [{ memberId: family.ana, relation: 'self' }])).error?.code).toBe(
      'unauthenticated',
    );
    expect(await signatures(family.id)).toEqual([]);
    // An adult may have a legal guardian.
    expect(
      (await waivers.sign(family.id, family.key, [{ memberId: family.marta, relation: 'guardian' }])).data?.signed,
    ).toBe(1);
  });

  test('a drawing is a bounded path and nothing else; a name is one line', async () => {
    const family = await waivers.register();
    const people = [{ memberId: family.ana, relation: 'self' as const }];
    const drawings = [
      '',
      'M1 1',
      'M1 1L2 2"/><script>',
      'M1 1L2 2 url(#a)',
      'M1e9 1L2 2',
      `M1 1${'L100.5 50.5'.repeat(2_000)}`,
    ];
    for (const wrong of drawings)
      expect((await waivers.sign(family.id, family.key, people, { drawing: wrong })).status).toBe(400);
    for (const signerName of ['', '   ', 'Ana\nNúñez', 'a'.repeat(161)])
      expect((await waivers.sign(family.id, family.key, people, { signerName })).status).toBe(400);
    const unagreed = await waivers.sign(family.id, family.key, people, { agrees: false as unknown as true });
    expect(unagreed.status).toBe(400);
    expect(await signatures(family.id)).toEqual([]);
  });

  test('a canceled party needs no signatures and cannot sign', async () => {
    const family = await waivers.register();
    const client = waivers.server.clientWith({ Authorization: `Bearer ${family.key}` });
    await client.POST('/registrations/{registrationId}/cancellation', {
      params: { path: { registrationId: family.id } },
      body: { version: 1 },
    });
    expect((await waivers.look(family.id, family.key)).data?.canSign).toBe(false);
    expect((await waivers.sign(family.id, family.key, [{ memberId: family.ana, relation: 'self' }])).error?.code).toBe(
      'waiver-not-signable',
    );
  });
});
