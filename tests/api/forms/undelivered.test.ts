import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { buildContactMessage, buildPrayerRequest, buildSabbathRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { startStaffDesk } from './staff-desk.ts';

type Kind = components['schemas']['HeldFormKind'];

const email = 'moved@example.org';
let desk: Awaited<ReturnType<typeof startStaffDesk>>;
const clients: Record<string, TestClient> = {};

beforeAll(async () => {
  desk = await startStaffDesk();
  for (const types of ['A', 'D', 'S', 'P', 'R']) clients[types] = (await desk.staff(types)).client;
  const body = <Form>(form: Form) => ({ form, language: 'en' as const, check: desk.check() });
  const { client } = desk.server;
  const prayers = [{}, { shareWithTeam: false }].map((form) => buildPrayerRequest({ ...form, email }));
  const sent = [
    () => client.POST('/contact-messages', { params: header(), body: body(buildContactMessage({ email })) }),
    () => client.POST('/sabbath-requests', { params: header(), body: body(buildSabbathRequest({ email })) }),
    ...prayers.map((form) => () => client.POST('/prayer-requests', { params: header(), body: body(form) })),
    // Nobody answers this one.
    () => client.POST('/contact-messages', { params: header(), body: body(buildContactMessage()) }),
  ];
  for (const send of sent) {
    desk.clock.advance(1000);
    expect((await send()).response.status).toBe(201);
  }
  for (const [kind, { id, version }] of await everyForm()) await answer(kind, id, version);
  // As when the mail server of the recipient refuses it, which the tests of messages try.
  await desk.database.pool.query('update form_answers set refused_at = created_at');
});

afterAll(async () => {
  await desk.close();
});

const header = () => ({ header: { 'Idempotency-Key': buildIdempotencyKey() } });

/** The lists of the forms that the type may read, limited to undelivered answers or not. */
async function listed(types: string, undelivered?: boolean) {
  const params = { query: { undelivered, search: undelivered === true ? undefined : 'moved' } };
  const [messages, saturdays, prayers] = await Promise.all([
    clients[types]?.GET('/contact-messages', { params }),
    clients[types]?.GET('/sabbath-requests', { params }),
    clients[types]?.GET('/prayer-requests', { params }),
  ]);
  return { contact: messages?.data, sabbath: saturdays?.data, prayer: prayers?.data };
}

/** Every form from that address, with its kind. */
async function everyForm(): Promise<[Kind, { id: string; version: number }][]> {
  const { contact, sabbath } = await listed('A');
  const { prayer } = await listed('D');
  const ofKind = (kind: Kind) =>
    ({ contact, sabbath, prayer })[kind]?.items.map((form): [Kind, { id: string; version: number }] => [kind, form]) ??
    [];
  return [...ofKind('contact'), ...ofKind('sabbath'), ...ofKind('prayer')];
}

async function answer(kind: Kind, formId: string, version: number): Promise<void> {
  desk.clock.advance(1000);
  const { response } =
    (await clients[kind === 'prayer' ? 'D' : 'A']?.POST('/form-answers/{kind}/{formId}', {
      params: { path: { kind, formId }, ...header() },
      body: { version, text: 'We call you.' },
    })) ?? {};
  expect(response?.status).toBe(204);
}

const waiting = async (types: string) => {
  const { data } = (await clients[types]?.GET('/workspace', { params: { query: { lng: 'en' } } })) ?? {};
  return data?.openWork.filter(({ kind }) => kind.startsWith('undelivered')).map(({ kind, count }) => [kind, count]);
};

test.each([
  [
    'A',
    [
      ['undeliveredSabbathRequests', 1],
      ['undeliveredMessages', 1],
    ],
  ],
  [
    'D',
    [
      ['undeliveredPrayerRequests', 2],
      ['undeliveredSabbathRequests', 1],
    ],
  ],
  ['S', [['undeliveredSabbathRequests', 1]]],
  // The team does not count requests that were not shared.
  ['P', [['undeliveredPrayerRequests', 1]]],
  ['R', []],
])('type %s sees how many answers could not be delivered, among the forms it may read', async (types, expected) => {
  expect(await waiting(types)).toEqual(expected);
});

test.each([
  ['A', { contact: 1, sabbath: 1, prayer: undefined }],
  ['D', { contact: undefined, sabbath: 1, prayer: 2 }],
  ['P', { contact: undefined, sabbath: undefined, prayer: 1 }],
])('the lists show type %s exactly what was counted', async (types, expected) => {
  const lists = Object.entries(await listed(types, true));
  expect(Object.fromEntries(lists.map(([kind, page]) => [kind, page?.total]))).toEqual(expected);
  expect(Object.fromEntries(lists.map(([kind, page]) => [kind, page?.items.length]))).toEqual(expected);
});

test('archiving the form, or an answer that arrives, ends it', async () => {
  const { contact, sabbath } = await listed('A', true);
  const requests = contact?.items.map(({ id, version }) => ({ id, version })) ?? [];
  await clients['A']?.POST('/contact-message-states', { body: { state: 'archived', requests } });
  const [request] = sabbath?.items ?? [];
  if (!request) throw new Error('not listed');
  await answer('sabbath', request.id, request.version);
  expect(await waiting('A')).toEqual([]);
});
