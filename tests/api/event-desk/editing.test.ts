import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListener } from '../../../api/platform/data/listen.ts';
import { readEmbeddedEvents, seedEvents } from '../../../api/events/seed.ts';
import { saveEventSource } from '../../../api/events/store.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { startTestServer } from '../../support/servers/server.ts';
import { startEventDesk, wholeContent, type Content } from './event-desk.ts';

let desk: Awaited<ReturnType<typeof startEventDesk>>;

beforeAll(async () => {
  desk = await startEventDesk();
});

afterAll(() => desk.close());

const statusOf = async (eventId: string) =>
  (await desk.server.client.GET('/events/{eventId}', { params: { path: { eventId } } })).response.status;

test.each(['C', 'D', 'S', 'P', 'U'])('%s can neither read nor write drafts', async (types) => {
  const client = await desk.as(types);
  expect((await client.GET('/staff-events')).response.status).toBe(403);
  expect((await client.POST('/staff-events', { body: {} })).response.status).toBe(403);
  const params = { path: { eventId: 'miami-retreat-2026' } };
  expect((await client.GET('/events/{eventId}/content', { params })).response.status).toBe(403);
});

describe('a draft', () => {
  test('accepts anything, is visible to nobody else, and lists what is missing before it can be published', async () => {
    const { id, version, state, content } = await desk.create();
    expect([state, version]).toEqual(['draft', 1]);
    expect(content.texts).toEqual({ en: {}, es: {} });
    const half: Content = { ...content, texts: { en: { name: 'Half' }, es: {} } };
    const saved = await desk.save(id, 1, half);
    expect(saved.data).toMatchObject({ version: 2, content: half, published: null });

    expect(await statusOf(id)).toBe(404);
    expect(await statusOf('half')).toBe(404);
    const { data: list } = await desk.server.client.GET('/events');
    expect(list?.items.map(({ name }) => name)).not.toContain('Half');
    const quote = await desk.server.client.POST('/quotes', { body: { eventId: id, rooms: 0, members: [{ age: 40 }] } });
    expect(quote.response.status).toBe(404);
    const registered = await desk.server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId: id, members: [buildMember()], quotedTotalCents: 0 }),
    });
    expect(registered.response.status).toBe(404);

    const refused = await desk.publish(id, 2);
    expect(refused.response.status).toBe(422);
    expect(refused.error).toMatchObject({ code: 'event-not-ready', params: { pointer: '/type', rule: 'required' } });
  });

  test('can be saved by one person at a time', async () => {
    const { id, content } = await desk.create();
    const results = await Promise.all(
      ['One', 'Two'].map((name) => desk.save(id, 1, { ...content, texts: { en: { name }, es: {} } })),
    );
    expect(results.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect(results.find(({ error }) => error)?.error?.code).toBe('changed-meanwhile');
  });

  test('is deleted, in the version that the user saw', async () => {
    const { id } = await desk.create();
    const remove = (version: number) =>
      desk.client.DELETE('/events/{eventId}', { params: { path: { eventId: id }, query: { version } } });
    expect((await remove(0)).response.status).toBe(409);
    expect((await remove(1)).response.status).toBe(204);
    expect((await remove(1)).response.status).toBe(404);
  });
});

describe('publishing', () => {
  test('derives the id from the English name, keeps rates as written, and shows the event', async () => {
    const event = await desk.createPublished();
    expect(event).toMatchObject({ id: 'rest-quiet-nandu-2027', state: 'published', hasChanges: false });
    const { data } = await desk.server.client.GET('/events/{eventId}', {
      params: { path: { eventId: event.id }, query: { lng: 'es' } },
    });
    expect(data).toMatchObject({ name: 'Descanso y silencio', roomBasePrice: 385, adultRetreatRate: '200.50' });

    const renamed = await desk.rewrite(event.id, (content) => ({
      ...content,
      texts: { ...content.texts, en: { ...content.texts.en, name: 'Another name' } },
    }));
    expect(renamed.id).toBe(event.id);
    const again = await desk.createPublished();
    expect(again.id).toBe('rest-quiet-nandu-2027-2');
  });

  test('reaches every process within a second', async () => {
    const other = await startTestServer({ database: desk.database.config, clock: desk.clock.now });
    const heard = Promise.withResolvers<number>();
    let publishedAt = Infinity;
    const listener = await openListener(desk.database.config);
    listener.hear('site_changed', {
      onNotice: () => heard.resolve(performance.now() - publishedAt),
    });
    try {
      const { id, version } = await desk.create();
      const saved = await desk.save(id, version, wholeContent());
      publishedAt = performance.now();
      const { data } = await desk.publish(id, saved.data?.version ?? -1);
      expect(await heard.promise).toBeLessThan(1000);
      const params = { path: { eventId: data?.id ?? '' } };
      expect((await other.client.GET('/events/{eventId}', { params })).response.status).toBe(200);
    } finally {
      await listener.close();
      await other.close();
    }
  });

  test('is recorded once', async () => {
    const { id, version } = await desk.createPublished();
    expect((await desk.publish(id, version)).response.status).toBe(200);
    const entries = await desk.server.context.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `event:${id}`)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['event-published']);
  });

  test('a saved change is not public until it is published, and can be discarded', async () => {
    const { id, version, content } = await desk.createPublished();
    const saved = await desk.save(id, version, { ...content, maxRegistrationCount: 99 });
    expect(saved.data).toMatchObject({ hasChanges: true, published: { maxRegistrationCount: 20 } });
    const params = { path: { eventId: id } };
    expect((await desk.server.client.GET('/events/{eventId}', { params })).data?.maxRegistrationCount).toBe(20);
    const preview = await desk.client.GET('/events/{eventId}/preview', { params });
    expect(preview.data?.maxRegistrationCount).toBe(99);
    const query = { version: saved.data?.version ?? -1 };
    await desk.client.DELETE('/events/{eventId}', { params: { ...params, query } });
    expect(await desk.read(id)).toMatchObject({ hasChanges: false, content: { maxRegistrationCount: 20 } });
  });

  const en = wholeContent().texts.en;
  test.each<[string, Partial<Content>, string, string]>([
    ['half a language', { texts: { en, es: { ...en, description: ' ' } } }, '/texts/es/description', 'otherLanguage'],
    ['a text in one language only', { texts: { en: { ...en, fee: '$1' }, es: en } }, '/texts/es/fee', 'otherLanguage'],
    [
      'a gap in the bands',
      {
        ageBands: [
          { band: 'child', from: 0, to: 5 },
          { band: 'adult', from: 7, to: null },
        ],
      },
      '/ageBands/1',
      'bandGap',
    ],
    ['an end before the start', { end_date: '13-MAY-2027' }, '/end_date', 'endBeforeStart'],
    ['a day that does not exist', { start_date: '31-FEB-2027' }, '/start_date', 'date'],
    ['a close before the opening', { reg_end_date: '28-FEB-2027' }, '/reg_end_date', 'closesBeforeOpens'],
    [
      'a method without instructions',
      { paymentMethods: ['Check', 'Zelle'] },
      '/texts/en/paymentOptions/Zelle',
      'instructionsMissing',
    ],
    ['a link without https', { links: { map: 'http://maps.example.org' } }, '/links/map', 'https'],
    ['a link with a script', { links: { whatsAppLink: 'javascript:alert(1)' } }, '/links/whatsAppLink', 'https'],
    ['a rate that is not a number', { rates: { toddlerRate: 'free' } }, '/rates/toddlerRate', 'rate'],
    ['a PayPal id without a secret', { links: { paypal_clientID: 'other' } }, '/links/paypal_clientID', 'clientId'],
    [
      'a verse without its source',
      { texts: { en: { ...en, wog: 'W' }, es: { ...en, wog: 'W' } } },
      '/texts/en/wogReference',
      'verseSource',
    ],
  ])('refuses %s, although a draft accepts it', async (_name, overrides, pointer, rule) => {
    const { id } = await desk.create();
    const saved = await desk.save(id, 1, wholeContent(overrides));
    expect(saved.response.status).toBe(200);
    const refused = await desk.publish(id, 2);
    expect(refused.error).toMatchObject({ code: 'event-not-ready', params: { pointer, rule } });
    expect(
      (await desk.client.GET('/events/{eventId}/preview', { params: { path: { eventId: id } } })).response.status,
    ).toBe(422);
  });

  test('takes a PayPal id whose secret is configured', async () => {
    const { payPalClientIds } = await desk.create();
    expect(payPalClientIds).toEqual(['client-known']);
    const event = await desk.createPublished({ links: { paypal_clientID: 'client-known' } });
    expect(event.content.links).toEqual({ paypal_clientID: 'client-known' });
  });
});

describe('hostile texts', () => {
  test.each([
    ['20,000 characters', 'a'.repeat(20_000), 'maxLength'],
    ['bidirectional controls', 'Rest \u202egnp.exe', 'pattern'],
    ['a line break in a name', 'Rest\nBcc: all', 'pattern'],
  ])('%s are refused', async (_name, name, rule) => {
    const { id, content } = await desk.create();
    const { response, error } = await desk.save(id, 1, { ...content, texts: { en: { name }, es: {} } });
    expect(response.status).toBe(400);
    expect(error?.errors).toEqual([expect.objectContaining({ pointer: '/content/texts/en/name', rule })]);
  });

  test('HTML, emoji and right-to-left letters stay text', async () => {
    const name = '<script>alert(1)</script> 🙏 שלום';
    const whole = wholeContent();
    const { id } = await desk.createPublished({
      texts: { en: { ...whole.texts.en, name }, es: { ...whole.texts.es, name } },
    });
    expect(id).toBe('script-alert-1-script');
    const { data } = await desk.server.client.GET('/events/{eventId}', { params: { path: { eventId: id } } });
    expect(data?.name).toBe(name);
  });
});

describe('hiding and concluding', () => {
  test('a hidden event is visible to nobody else until it is published again', async () => {
    const { id, version, mayHide, mayCancel } = await desk.createPublished();
    expect({ mayHide, mayCancel }).toEqual({ mayHide: true, mayCancel: true });
    const hidden = await desk.change(id, { version, action: 'hide' });
    expect(hidden.data).toMatchObject({ state: 'hidden', version: version + 1, mayHide: false });
    expect(await statusOf(id)).toBe(404);
    const { data: list } = await desk.server.client.GET('/events');
    expect(list?.items.some((event) => event.id === id)).toBe(false);
    const quote = await desk.server.client.POST('/quotes', { body: { eventId: id, rooms: 0, members: [{ age: 40 }] } });
    expect(quote.response.status).toBe(404);
    const registered = await desk.server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId: id, members: [buildMember()], quotedTotalCents: 20_050 }),
    });
    expect(registered.response.status).toBe(404);
    expect((await desk.publish(id, version + 1)).data?.state).toBe('published');
    expect(await statusOf(id)).toBe(200);
  });

  test('an upcoming event with parties cannot be hidden', async () => {
    const { id, version } = await desk.createPublished();
    const registered = await desk.server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId: id,
        members: [buildMember()],
        paymentMethod: 'Check',
        quotedTotalCents: 20_050,
      }),
    });
    expect(registered.response.status).toBe(201);
    expect(await desk.read(id)).toMatchObject({ mayHide: false, mayCancel: true });
    expect((await desk.change(id, { version, action: 'hide' })).error?.code).toBe('state-conflict');
    const concluded = await desk.change(id, { version, action: 'conclude' });
    expect(concluded.data).toMatchObject({ state: 'concluded', content: { status: 'Completed' } });
    expect(concluded.data).toMatchObject({ mayHide: true, mayCancel: false });
    expect((await desk.change(id, { version: version + 1, action: 'hide' })).data?.state).toBe('hidden');
  });
});

test('a copy moves its dates and keeps its prices', async () => {
  const { id } = await desk.createPublished({ deposit: { percent: 30, restDueOn: '01-MAY-2027' } });
  const copy = await desk.create({ copyOf: id, start_date: '12-MAY-2028' });
  expect(copy.state).toBe('draft');
  expect(copy.content).toMatchObject({
    reg_date: '28-FEB-2028',
    reg_end_date: '28-APR-2028',
    start_date: '12-MAY-2028',
    end_date: '14-MAY-2028',
    deposit: { percent: 30, restDueOn: '29-APR-2028' },
    rates: { roomBasePrice: 385, adultRetreatRate: '200.50' },
    status: 'Planned',
  });
  expect(copy.content.id).toBeUndefined();
});

describe('the list', () => {
  const list = async (query: {
    search?: string;
    state?: 'draft' | 'published' | 'hidden' | 'concluded';
    sort?: 'name' | '-name' | 'start_date';
  }) => (await desk.client.GET('/staff-events', { params: { query: { ...query, pageSize: 100 } } })).data?.items ?? [];

  test('includes drafts and everything else, by state and by name in either language', async () => {
    const { id, content } = await desk.create();
    await desk.save(id, 1, { ...content, texts: { en: {}, es: { name: 'Adviento en familia' } } });
    expect((await list({ state: 'draft', search: 'adviento' })).map((event) => event.id)).toEqual([id]);
    expect(await list({ state: 'published', search: 'adviento' })).toEqual([]);
    expect((await list({ state: 'concluded', search: 'miami' })).map((event) => event.id)).toEqual([
      'miami-retreat-2026',
    ]);
    const starts = (await list({ sort: 'start_date', search: 'retreat' })).map(({ start_date }) => start_date);
    expect(starts.slice(0, 2)).toEqual(['13-MAR-2026', '12-JUN-2026']);
  });
});

describe('which source wins', () => {
  const id = 'chicago-retreat-2026';
  const source = () => {
    const found = readEmbeddedEvents('America/New_York').find(({ event }) => event.id === id);
    if (!found) throw new Error('no embedded event');
    return found;
  };
  const release = async (maxRegistrationCount: number) => {
    const { event } = source();
    await saveEventSource(desk.server.context.db, {
      event: { ...event, maxRegistrationCount },
      hash: `release-${String(maxRegistrationCount)}`,
    });
  };

  test('a later release leaves an event alone that staff have saved and not published, until they discard it', async () => {
    const { version, content, published } = await desk.read(id);
    const saved = await desk.save(id, version, { ...content, maxRegistrationCount: 60 });
    await release(50);
    const now = await desk.read(id);
    expect(now.published).toEqual(published);
    expect(now).toMatchObject({ content: { maxRegistrationCount: 60 }, hasChanges: true });
    expect(now.shipped?.texts.en.name).toBe('Chicago Retreat 2026');
    await desk.client.DELETE('/events/{eventId}', {
      params: { path: { eventId: id }, query: { version: saved.data?.version ?? -1 } },
    });
    await release(50);
    expect((await desk.read(id)).published?.maxRegistrationCount).toBe(50);
  });

  test('a later release updates an event that staff never saved, and leaves a published one alone', async () => {
    await release(51);
    expect((await desk.read(id)).content.maxRegistrationCount).toBe(51);
    await seedEvents(desk.server.context.db, 'America/New_York');
    expect(await desk.read(id)).toMatchObject({ hasChanges: false, shipped: null });

    const edited = await desk.rewrite(id, (content) => ({ ...content, maxRegistrationCount: 77 }));
    expect(edited.shipped?.maxRegistrationCount).toBeUndefined();
    expect(edited.shipped?.texts.en.name).toBe('Chicago Retreat 2026');
    await release(52);
    await seedEvents(desk.server.context.db, 'America/New_York');
    expect((await desk.read(id)).published?.maxRegistrationCount).toBe(77);
  });

  test('accepting the shipped version makes the event follow its file again', async () => {
    const { shipped } = await desk.read(id);
    const back = await desk.rewrite(id, () => shipped ?? { texts: { en: {}, es: {} } });
    expect(back.shipped).toBeNull();
    await release(53);
    expect((await desk.read(id)).content.maxRegistrationCount).toBe(53);
    await seedEvents(desk.server.context.db, 'America/New_York');
  });
});

test('the start page counts drafts and the search finds them, only for users who edit events', async () => {
  const { id, content } = await desk.create();
  await desk.save(id, 1, { ...content, texts: { en: { name: 'Unwritten vigil' }, es: { name: 'Vigilia' } } });
  const search = async (types: string) => {
    const client = await desk.as(types);
    const { data } = await client.GET('/workspace/search', { params: { query: { q: 'vigil', lng: 'es' } } });
    return data?.staffEvents;
  };
  expect(await search('R')).toEqual([{ id, name: 'Vigilia', state: 'draft' }]);
  expect(await search('S')).toBeUndefined();
  const { data } = await desk.client.GET('/workspace');
  const drafts = (await desk.client.GET('/staff-events', { params: { query: { state: 'draft' } } })).data?.total;
  expect(data?.openWork.find(({ kind }) => kind === 'draftEvents')?.count).toBe(drafts);
});

describe('places', () => {
  const register = async (eventId: string, people: number, joinsWaitingList: boolean) => {
    const members = Array.from({ length: people }, () => buildMember());
    const quotedTotalCents = 20_050 * people;
    const { data, response } = await desk.server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId, members, paymentMethod: 'Check', quotedTotalCents, joinsWaitingList }),
    });
    expect(response.status).toBe(201);
    return data?.registration.id ?? '';
  };

  test('cannot drop below the booked places; added ones are offered to waiting parties at once', async () => {
    const { id } = await desk.createPublished({ maxRegistrationCount: 2 });
    await register(id, 2, false);
    const waiting = await register(id, 1, true);
    const { version, content } = await desk.read(id);
    const fewer = await desk.save(id, version, { ...content, maxRegistrationCount: 1 });
    expect((await desk.publish(id, fewer.data?.version ?? -1)).error).toMatchObject({
      code: 'event-not-ready',
      params: { pointer: '/maxRegistrationCount', rule: 'belowBooked' },
    });
    await desk.rewrite(id, (before) => ({ ...before, maxRegistrationCount: 3 }));
    const row = await desk.server.context.db
      .selectFrom('registrations')
      .select('state')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('offered');
  });
});
