import { beforeAll, expect, test } from 'vitest';
import { buildIdempotencyKey } from '../../../factories/registration.ts';
import { reportSite } from '../report-site.ts';
import type { Reader } from '../report-site.ts';

const site = reportSite();
let overview: Reader;

const entry = `state, first_name, last_name, email, language, origin, idempotency_key, body_hash, held_reasons, search_text, created_at, updated_at, delete_after`;
const entryOf = (state: string, language: string, at: string) =>
  `'${state}', 'Ana', 'Núñez', 'ana@example.org', '${language}', 'app', '${buildIdempotencyKey()}', 'h', ${state === 'held' ? `array['links']` : `'{}'`}, 'x', '${at}', '${at}', '2028-01-01'`;

beforeAll(async () => {
  overview = await site.reader('D');
  await site.query(`
    insert into prayer_requests (id, ${entry}, prayer_request, for_whom, share_with_team, tell_when_prayed, prayed_at, told_at) values
      (gen_random_uuid(), ${entryOf('new', 'en', '2027-03-20T12:00:00Z')}, 'A secret prayer', null, true, false, null, null),
      (gen_random_uuid(), ${entryOf('prayed', 'es', '2027-03-01T12:00:00Z')}, 'A secret prayer', 'Mi madre', false, true, '2027-03-04T12:00:00Z', '2027-03-05T12:00:00Z'),
      (gen_random_uuid(), ${entryOf('held', 'es', '2027-03-01T12:00:00Z')}, 'Spam', null, true, false, null, null)
  `);
  await site.query(`
    insert into sabbath_requests (id, ${entry}, kind, day, attendance, people, group_kind, phone) values
      (gen_random_uuid(), ${entryOf('new', 'en', '2027-03-20T12:00:00Z')}, 'prayer', '2027-04-03', 'online', null, null, null),
      (gen_random_uuid(), ${entryOf('answered', 'es', '2027-03-02T12:00:00Z')}, 'retreat', '2027-04-10', null, 12, 'parish', '+12025550123'),
      (gen_random_uuid(), ${entryOf('held', 'es', '2027-03-02T12:00:00Z')}, 'retreat', '2027-04-10', null, 40, null, '+12025550123')
  `);
});

test('7 shows dates and states of prayer requests, without names or intentions', async () => {
  const { rows, results } = await site.resultOf(overview, 7);
  expect(rows).toEqual([
    {
      receivedOn: '20-MAR-2027',
      state: 'New',
      language: 'English',
      forSomeoneElse: 'No',
      shared: 'Yes',
      wantsToBeNotified: 'No',
      prayedOn: '',
      notifiedOn: '',
      daysUntilPrayed: '',
    },
    {
      receivedOn: '01-MAR-2027',
      state: 'Prayed for',
      language: 'Spanish',
      forSomeoneElse: 'Yes',
      shared: 'No',
      wantsToBeNotified: 'Yes',
      prayedOn: '04-MAR-2027',
      notifiedOn: '05-MAR-2027',
      daysUntilPrayed: 3,
    },
  ]);
  expect(JSON.stringify(results)).not.toMatch(/secret|Núñez|madre/);
  const count = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(overview, 7, values)).rows.length;
  expect(await count({ shared: true })).toBe(1);
  expect(await count({ state: 'prayed', language: 'es' })).toBe(1);
  expect(await count({ from: '2027-03-02', to: '2027-03-19' })).toBe(0);
});

test('8 lists the requests for Saturdays with the number of people', async () => {
  const { rows, totals } = await site.resultOf(overview, 8);
  expect(rows).toEqual([
    {
      saturday: '10-APR-2027',
      kind: 'Saturday retreat',
      name: 'Ana Núñez',
      people: 12,
      attendance: '',
      groupType: 'Parish',
      state: 'Answered',
      language: 'Spanish',
      receivedOn: '02-MAR-2027',
      email: 'ana@example.org',
      phone: '+12025550123',
    },
    {
      saturday: '03-APR-2027',
      kind: 'Saturday prayer',
      name: 'Ana Núñez',
      people: '',
      attendance: 'Online',
      groupType: '',
      state: 'New',
      language: 'English',
      receivedOn: '20-MAR-2027',
      email: 'ana@example.org',
      phone: '',
    },
  ]);
  expect(totals).toEqual(
    (await site.query(`select sum(people)::int as people from sabbath_requests where state <> 'held'`))[0],
  );
  const days = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(overview, 8, values)).rows.map(({ saturday }) => saturday);
  expect(await days({ kind: 'prayer', attendance: 'online', state: 'new' })).toEqual(['03-APR-2027']);
  expect(await days({ from: '2027-04-04' })).toEqual(['10-APR-2027']);
  expect(await days({ name: 'ana nunez', to: '03-APR-2027' })).toEqual(['03-APR-2027']);
});

test('8 shows a proposed Saturday under its day, like the list and the calendar', async () => {
  await site.query(`
    insert into sabbath_requests (id, ${entry}, kind, day, people, phone, proposed_day, proposal_id) values
      (gen_random_uuid(), ${entryOf('proposed', 'es', '2027-03-03T12:00:00Z')}, 'retreat', '2027-05-01', 9, '+12025550123', '2027-05-15', gen_random_uuid())
  `);
  const found = async (values: Record<string, string>) => (await site.resultOf(overview, 8, values)).rows;
  expect(await found({ from: '2027-05-10', to: '2027-05-20' })).toMatchObject([
    { saturday: '15-MAY-2027', state: 'Proposed' },
  ]);
  expect(await found({ from: '2027-05-01', to: '2027-05-02' })).toEqual([]);
});

test('9 lists users with their types in words', async () => {
  await site.reader('R,P');
  await site.query(
    `update users set last_sign_in_at = '2027-03-31T12:00:00Z', is_active = false where user_type = 'R,P'`,
  );
  const { rows } = await site.resultOf(overview, 9, { type: 'P' });
  expect(rows).toMatchObject([
    {
      lastName: 'Vega',
      firstName: 'Rosa',
      types: 'Registration (R), Prayer (P)',
      language: 'English',
      state: 'Deactivated',
      lastLogin: '31-MAR-2027',
    },
  ]);
  const types = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(overview, 9, values)).rows.map(({ types: held }) => held);
  expect(await types({ neverSignedIn: true, state: 'active' })).toEqual(['Overview (D)']);
  expect(await types({ name: 'VEGA', state: 'inactive' })).toEqual(['Registration (R), Prayer (P)']);
  const spanish = await site.reader('D', 'es');
  const { results } = await site.resultOf(spanish, 9, { type: 'P' });
  expect(Object.keys(results[0] ?? {})).toEqual([
    'Apellidos',
    'Nombre',
    'Correo electrónico',
    'Tipos',
    'Idioma',
    'Estado',
    'Creado el',
    'Último inicio de sesión',
  ]);
});

test('11 counts the outcomes of each bulk email, with its author and subject', async () => {
  const clerk = await site.reader('R');
  const texts = JSON.stringify({ en: { subject: 'Hello', text: '' }, es: { subject: '', text: '' } });
  await site.query(`
    with sent as (
      insert into mailings (id, state, kind, audience, texts, created_at, sent_at)
      values (gen_random_uuid(), 'done', 'news', '{}', '${texts}', '2027-03-20T12:00:00Z', '2027-03-20T16:00:00Z'),
        (gen_random_uuid(), 'draft', 'news', '{}', '${texts}', '2027-03-21T12:00:00Z', null)
      returning id, state
    )
    insert into mailing_recipients (mailing_id, first_name, address, language, state, next_try_at)
    select sent.id, 'Ana', one.state || '@example.org', 'en', one.state, now()
    from sent, unnest(array['sent', 'failed', 'uncertain', 'canceled', 'waiting']) as one (state) where sent.state = 'done'
  `);
  const { rows, results } = await site.resultOf(clerk, 11);
  expect(rows).toEqual([
    {
      sentOn: expect.stringContaining('20-MAR-2027') as string,
      subject: 'Hello',
      about: 'News about upcoming events',
      sentBy: '',
      recipients: 5,
      sent: 1,
      failed: 1,
      uncertain: 1,
      notSent: 1,
      unfinished: 1,
    },
  ]);
  expect(JSON.stringify(results)).not.toContain('example.org');
  const count = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(clerk, 11, values)).rows.length;
  expect([await count({ kind: 'registration' }), await count({ incomplete: true, text: 'hell' })]).toEqual([0, 1]);
});
