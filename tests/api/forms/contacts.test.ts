import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../../api/platform/contract/compiled.ts';
import { buildContactMessage, buildPrayerRequest, buildSabbathRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { signInAs } from '../../support/users.ts';
import { startStaffDesk } from './staff-desk.ts';

/*
 * Each form has contact details that occur nowhere else, and every operation is called as every type of user: read operations
 * with each form's id, the desks' own changes with each form, and all others with an empty body. Every operation that shows a
 * last name, an address or a phone number is listed below.
 */

let desk: Awaited<ReturnType<typeof startStaffDesk>>;
const ids: Record<string, string> = {};

const kinds = ['prayer', 'ownPrayer', 'heldPrayer', 'saturday', 'heldSaturday', 'message', 'heldMessage'] as const;
type Kind = (typeof kinds)[number];
const contactOf = (kind: Kind) => ({
  lastName: `Zz${kind}`,
  email: `zz.${kind.toLowerCase()}@example.org`,
  phone: `+1202555${String(7000 + kinds.indexOf(kind))}`,
});

async function send(kind: Kind): Promise<void> {
  desk.clock.advance(1000);
  const params = { header: { 'Idempotency-Key': buildIdempotencyKey() } };
  const check = kind.startsWith('held') ? { stamp: '', decoy: 'x' } : desk.check();
  const contact = contactOf(kind);
  const { client } = desk.server;
  if (kind === 'message' || kind === 'heldMessage')
    await client.POST('/contact-messages', { params, body: { form: buildContactMessage(contact), check } });
  else if (kind === 'saturday' || kind === 'heldSaturday')
    await client.POST('/sabbath-requests', { params, body: { form: buildSabbathRequest(contact), check } });
  else {
    const form = buildPrayerRequest({ ...contact, shareWithTeam: kind !== 'ownPrayer' });
    await client.POST('/prayer-requests', { params, body: { form, check } });
  }
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `select id from prayer_requests where email = $1 union all select id from sabbath_requests where email = $1
     union all select id from contact_messages where email = $1`,
    [contact.email],
  );
  const [row] = rows;
  if (!row) throw new Error(`${kind} was not received`);
  ids[kind] = row.id;
}

beforeAll(async () => {
  desk = await startStaffDesk();
  for (const kind of kinds) await send(kind);
});

afterAll(async () => {
  await desk.close();
});

/** Returns every address of a read operation: with each form's id if the path takes one. */
function addressesOf(path: string): string[] {
  const since = new Date(0).toISOString();
  const query =
    path === '/new-forms'
      ? ['?kind=prayer', '?kind=sabbath', '?kind=contact', '?kind=held'].map((one) => `${one}&since=${since}`)
      : [''];
  if (path === '/workspace/search') return kinds.flatMap((kind) => [`${path}?q=${contactOf(kind).lastName}`]);
  if (!path.includes('{')) return query.map((one) => `${path}${one}`);
  const ofOne = /\{(?:requestId|formId)\}$/;
  return ofOne.test(path) ? Object.values(ids).map((id) => path.replace(ofOne, id)) : [];
}

/** Returns the kind of form and the detail that a response shows, such as 'prayer email'. */
function shownIn(answer: string): string[] {
  return kinds.flatMap((kind) =>
    Object.entries(contactOf(kind)).flatMap(([name, value]) => (answer.includes(value) ? [`${kind} ${name}`] : [])),
  );
}

const anId = '00000000-0000-4000-8000-000000000000';

const kindOf = (kind: Kind) =>
  kind.endsWith('rayer') ? 'prayer' : kind === 'message' || kind === 'heldMessage' ? 'contact' : 'sabbath';

/** Returns requests that would change a form but leave it as it is: for an outdated version, or undone at once. */
function changesOf(kind: Kind): readonly { readonly id: string; readonly path: string; readonly body?: object }[] {
  const form = ids[kind] ?? '';
  const requests = [{ id: form, version: 99 }];
  return [
    { id: 'claimPrayerRequest', path: `/prayer-requests/${form}/claim` },
    { id: 'releasePrayerRequest', path: `/prayer-requests/${form}/claim` },
    { id: 'setPrayerRequestStates', path: '/prayer-request-states', body: { state: 'prayed', requests } },
    { id: 'setSabbathRequestStates', path: '/sabbath-request-states', body: { state: 'answered', requests } },
    { id: 'setContactMessageStates', path: '/contact-message-states', body: { state: 'answered', requests } },
    {
      id: 'decideSabbathRequest',
      path: `/sabbath-requests/${form}/decision`,
      body: { version: 99, decision: 'declined' },
    },
    // One of the two forms does not exist, so nothing is decided.
    { id: 'decideHeldForms', path: '/held-form-decisions', body: { decision: 'release', formIds: [form, anId] } },
    { id: 'answerForm', path: `/form-answers/${kindOf(kind)}/${form}`, body: { version: 99, text: 'Yes.' } },
  ];
}

/** Returns the details that each operation shows to a user of this type. */
async function shownTo(types: string): Promise<Record<string, string[]>> {
  const { cookie } = await signInAs(desk.server.context.db, types, desk.clock.now());
  const shown: Record<string, string[]> = {};
  const ask = async (id: string, method: string, path: string, body?: object) => {
    const response = await fetch(`${desk.server.url}/api${path}`, {
      method: method.toUpperCase(),
      headers: {
        Cookie: cookie,
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const found = shownIn(await response.text());
    if (found.length > 0) shown[id] = [...new Set([...(shown[id] ?? []), ...found])];
  };
  for (const kind of kinds) {
    for (const { id, path, body } of changesOf(kind)) {
      const operation = contract.operations.find((one) => one.id === id);
      if (!operation) throw new Error(`there is no ${id}`);
      await ask(id, operation.method, path, body);
    }
  }
  for (const { id, method, path, body } of contract.operations) {
    // Signing out would end the session that the other requests need.
    if (method === 'get' || id === 'signOut') continue;
    await ask(id, method, path.replaceAll(/\{\w+\}/g, anId), body ? {} : undefined);
  }
  for (const { id, method, path } of contract.operations.filter((operation) => operation.method === 'get')) {
    for (const address of addressesOf(path)) await ask(id, method, address);
  }
  return shown;
}

const all = (kind: Kind) => ['lastName', 'email', 'phone'].map((name) => `${kind} ${name}`);
const nameAndEmail = (kind: Kind) => ['lastName', 'email'].map((name) => `${kind} ${name}`);

const saturdays = {
  listSabbathRequests: ['saturday lastName'],
  getSabbathRequest: all('saturday'),
};

describe('last names, addresses and phone numbers of forms are shown', () => {
  test('to A of messages and requests for Saturdays, and of no prayer request', async () => {
    expect(await shownTo('A')).toEqual({
      ...saturdays,
      listContactMessages: ['message lastName'],
      getContactMessage: all('message'),
      searchWorkspace: ['saturday lastName', 'message lastName'],
      listHeldForms: [...nameAndEmail('heldSaturday'), ...nameAndEmail('heldMessage')],
      getHeldForm: [...nameAndEmail('heldSaturday'), ...nameAndEmail('heldMessage')],
    });
  });

  test('to D of prayer requests and requests for Saturdays', async () => {
    expect(await shownTo('D')).toEqual({
      ...saturdays,
      claimPrayerRequest: [...all('prayer'), ...all('ownPrayer')],
      getPrayerRequest: [...all('prayer'), ...all('ownPrayer')],
      searchWorkspace: ['saturday lastName'],
      listHeldForms: [...nameAndEmail('heldPrayer'), ...nameAndEmail('heldSaturday')],
      getHeldForm: [...nameAndEmail('heldPrayer'), ...nameAndEmail('heldSaturday')],
    });
  });

  test('to S of requests for Saturdays', async () => {
    expect(await shownTo('S')).toEqual({
      ...saturdays,
      searchWorkspace: ['saturday lastName'],
      listHeldForms: nameAndEmail('heldSaturday'),
      getHeldForm: nameAndEmail('heldSaturday'),
    });
  });

  test.each(['P', 'R', 'C', 'U', 'G'])('to %s for no form', async (types) => {
    expect(await shownTo(types)).toEqual({});
  });
});
