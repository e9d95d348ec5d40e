import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../api/demo/seed.ts';
import { listStaffEvents } from '../../../api/event-desk/list.ts';
import { presentEdited, publishingFaults } from '../../../api/event-desk/present.ts';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import { listFigures } from '../../../api/registrations/desk/figures.ts';
import { readQueueFigures } from '../../../api/platform/jobs/figures.ts';
import { isSerious, roomingProblems } from '../../../api/rooming/rules.ts';
import { readRooming } from '../../../api/rooming/snapshot.ts';
import { suggestRooms } from '../../../api/rooming/suggest.ts';
import type { DemoAccount } from '../../../api/demo/accounts.ts';
import { forms } from '../../../api/platform/contract/forms.gen.ts';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { lateJobs } from '../../../api/system/rules.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const start = '2031-02-28T12:00:00Z';
const clock = createClock(start);
let database: TestDatabase;
let server: TestServer;
let accounts: DemoAccount[];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now, demo: true });
  accounts = await seedDemo(server.context, server.url);
  // Allow plenty of time on a busy machine: the demo plays a whole year.
}, 600_000);

afterAll(async () => {
  await server.close();
  await database.close();
});

test('there is an account of each type, and it can log in', async () => {
  expect(
    accounts
      .map(({ userType }) => userType)
      .sort()
      .join(''),
  ).toBe('ACDGPRSU');
  for (const { email, password } of accounts) {
    expect(password).toMatch(new RegExp(forms.FirstAdministratorRequest.$defs.Password.pattern));
    const { response } = await server.client.POST('/session', { body: { email, password } });
    expect([200, 202]).toContain(response.status);
  }
});

test('a retreat is open whatever the year, with places left and families registered', async () => {
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'demo-retreat' } } });
  expect(data?.registration.state).toBe('open');
  const placesLeft = data?.registration.placesLeft ?? 0;
  expect(placesLeft).toBeGreaterThan(0);
  expect(placesLeft).toBeLessThan(60);
  const { data: site } = await server.client.GET('/site');
  expect(site).toMatchObject({ demo: true, openRetreat: { id: 'demo-retreat' } });
  const past = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'demo-past-retreat' } } });
  expect(past.data?.registration.state).toBe('completed');
});

test('a year of the demo is consistent: places, ledgers and prices add up, and nothing is counted twice', async () => {
  const client = await database.pool.connect();
  try {
    expect(await checkData(client)).toEqual([]);
  } finally {
    client.release();
  }
});

/** Returns the values of a column in alphabetical order. */
async function valuesOf(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)}::text collate "C" as value from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by 1
  `.execute(server.context.db);
  return rows.map(({ value }) => value);
}

test('the year has parties in every state that the product can produce, of every payment status, size and origin', async () => {
  const states = ['cancelled', 'checkedIn', 'confirmed', 'offered', 'paying', 'pendingPayment', 'waitlisted'];
  expect(await valuesOf('registrations', 'state')).toEqual(states);
  expect(await valuesOf('registrations', 'payment_status')).toEqual(['paid', 'partPaid', 'refunded', 'unpaid']);
  expect(await valuesOf('registrations', 'source')).toEqual(['online', 'paper', 'phone', 'walkIn']);
  expect(await valuesOf('registrations', 'language')).toEqual(['en', 'es']);
  expect(await valuesOf('registrations', 'party_size')).toEqual(['1', '2', '3', '4', '6', '7']);
  expect(await valuesOf('registrations', 'adjustment_kind')).toEqual(['discount', 'help']);
  expect(await valuesOf('payments', 'method')).toEqual(['Cash', 'Check', 'PayPal', 'Zelle']);
  expect(await valuesOf('waiver_signatures', 'method')).toEqual(['drawn', 'paper', 'typed']);
  expect(await valuesOf('waiver_links', 'language')).toEqual(['en', 'es']);
  expect(await valuesOf('unmatched_payments', 'reason')).toEqual(['cancelled']);
  expect(await valuesOf('unmatched_payments', 'resolution')).toEqual(['refundedElsewhere']);
  expect(await valuesOf('prayer_requests', 'state')).toEqual(['archived', 'held', 'inPrayer', 'new', 'prayed']);
  expect(await valuesOf('contact_messages', 'state')).toEqual(['answered', 'archived', 'held', 'new']);
  expect(await valuesOf('sabbath_requests', 'state')).toEqual([
    'accepted',
    'answered',
    'archived',
    'declined',
    'held',
    'new',
    'proposed',
  ]);
  expect(await valuesOf('sabbath_requests', 'kind')).toEqual(['prayer', 'retreat']);
  expect((await valuesOf('audit_entries', 'actor_user_id')).length).toBeGreaterThan(2);
});

test('there are as many forms and bulk emails as promised, ten forms held, and one bulk email that did not reach everyone', async () => {
  const count = async (rows: string) => {
    const { rows: counted } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${rows}`,
    );
    return counted[0]?.count;
  };
  const counts = {
    prayers: await count("prayer_requests where state <> 'held'"),
    saturdays: await count("sabbath_requests where state <> 'held'"),
    messages: await count("contact_messages where state <> 'held'"),
    held: await count(`(
      select id from prayer_requests where state = 'held' union all select id from sabbath_requests where state = 'held'
      union all select id from contact_messages where state = 'held'
    ) as held`),
    mailings: await count("mailings where state <> 'draft'"),
    incomplete: await count(`mailings where exists (
      select 1 from mailing_recipients where mailing_id = mailings.id and mailing_recipients.state in ('failed', 'uncertain')
    )`),
  };
  expect(counts).toEqual({ prayers: 300, saturdays: 60, messages: 40, held: 10, mailings: 3, incomplete: 1 });
});

test('some parties have owed for a long time, and the full event has a waiting list with an open offer', async () => {
  const figures = await listFigures(server.context.db, 'en', clock.now());
  const of = (eventId: string) => figures.find((event) => event.eventId === eventId);
  expect(of('demo-retreat')?.overdueParties).toBeGreaterThan(0);
  expect(of('demo-retreat')?.helpParties).toBeGreaterThan(0);
  expect(of('demo-family-retreat')?.offeredParties).toBeGreaterThan(0);
  expect(of('demo-family-retreat')?.waitingPeople).toBeGreaterThan(0);
  expect(of('demo-family-retreat')?.registration.state).toBe('full');
});

test('two hundred people come to the retreat; half of the overnight guests have a bed, the others find one, and some need no stairs', async () => {
  const { rooms, people } = await readRooming(server.context.db, 'demo-retreat');
  const { data: event } = await server.client.GET('/events/{eventId}', {
    params: { path: { eventId: 'demo-retreat' } },
  });
  const coming = 240 - (event?.registration.placesLeft ?? 0);
  expect(coming).toBeGreaterThan(180);
  expect(coming).toBeLessThan(240);
  expect(new Set(rooms.map(({ house }) => house)).size).toBe(2);
  const placed = people.filter(({ placement }) => placement).length;
  expect(placed / people.length).toBeGreaterThan(0.4);
  expect(placed / people.length).toBeLessThan(0.6);
  expect(people.filter(({ needsStepFree }) => needsStepFree).length).toBeGreaterThan(2);
  expect(roomingProblems(rooms, people).filter(isSerious)).toEqual([]);
  // Nearly everyone else finds a bed.
  const { people: after } = suggestRooms(rooms, people);
  expect(after.filter(({ placement }) => !placement).length).toBeLessThan(people.length / 20);
});

test('an event is being created: it is not public, and the editor lists what is missing', async () => {
  const drafts = await listStaffEvents(server.context.db, {
    state: 'draft',
    lng: 'en',
    sort: '-start_date',
    page: 1,
    pageSize: 5,
  });
  expect(drafts.items.map(({ name }) => name)).toEqual(['Weekend of Hope']);
  const draft = await presentEdited(server.context, drafts.items[0]?.id ?? '');
  const faults = publishingFaults(draft.content, server.context.config, draft.taken);
  expect(faults.map(({ pointer }) => pointer)).toContain('/texts/es/description');
  const { data } = await server.client.GET('/events', { params: { query: { lng: 'en' } } });
  expect(JSON.stringify(data)).not.toContain('Weekend of Hope');
});

/** Returns how many people each fact was recorded for at an event, and how many people have a place there. */
async function attendanceAt(eventId: string) {
  const { rows } = await sql<Record<'arrived' | 'departed' | 'notComing' | 'expected', number>>`
    select count(*) filter (where kind = 'arrived')::int as arrived, count(*) filter (where kind = 'departed')::int as departed,
      count(*) filter (where kind = 'notComing')::int as "notComing", count(distinct m.id)::int as expected
    from registrations r join registration_members m on m.registration_id = r.id
      left join attendances a on a.member_id = m.id and a.at is not null
    where event_id = ${eventId} and state in ('pendingPayment', 'confirmed', 'checkedIn')
  `.execute(server.context.db);
  const [counts] = rows;
  if (!counts) throw new Error('no counts');
  return counts;
}

test('people came to the past events and left, some stayed home, and half of today’s people have arrived', async () => {
  for (const eventId of ['demo-healing-retreat', 'demo-youth-convention', 'demo-past-retreat']) {
    const { arrived, departed, notComing, expected } = await attendanceAt(eventId);
    expect(arrived).toBeGreaterThan(expected * 0.75);
    expect(departed).toBeGreaterThan(arrived * 0.75);
    expect(departed).toBeLessThan(arrived);
    expect(notComing).toBeGreaterThan(0);
    expect(arrived + notComing).toBeLessThan(expected);
  }
  expect(await attendanceAt('demo-silent-retreat')).toMatchObject({ departed: 0 });
  const today = await attendanceAt('demo-prayer-days');
  expect(today.arrived).toBeGreaterThan(today.expected * 0.3);
  expect(today.arrived).toBeLessThan(today.expected * 0.7);
  expect(await valuesOf('arrival_records', 'outcome')).toEqual(['question', 'recorded']);
});

test('parties that came and still owe are closed, and only those that canceled were refunded', async () => {
  const closed = await server.context.db
    .selectFrom('registrations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'checkedIn')
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  expect(closed?.count).toBeGreaterThan(0);
  const returned = await server.context.db
    .selectFrom('registrations')
    .select('state')
    .distinct()
    .where('refunded_cents', '>', 0)
    .execute();
  expect(returned).toEqual([{ state: 'cancelled' }]);
});

test('parties change, move, ask for roommates and lose their event; an address refuses emails; a user has a household', async () => {
  const kinds = await valuesOf('registration_changes', 'kind');
  expect(kinds).toEqual(expect.arrayContaining(['changed', 'moved', 'eventCancelled']));
  expect(await valuesOf('registrations', 'email_problem')).toEqual(['refused']);
  const wishes = await server.context.db
    .selectFrom('registration_members')
    .select('wanted_roommate')
    .where('wanted_roommate', 'is not', null)
    .execute();
  expect(wishes).toHaveLength(2);
  const { data } = await server.client.GET('/events/{eventId}', {
    params: { path: { eventId: 'demo-music-weekend' } },
  });
  expect(data?.registration.state).toBe('cancelled');
  const states = await server.context.db
    .selectFrom('registrations')
    .select('state')
    .distinct()
    .where('event_id', '=', 'demo-music-weekend')
    .execute();
  expect(states).toEqual([{ state: 'cancelled' }]);
  expect(await valuesOf('household_members', 'first_name')).toEqual(['Mateo', 'Sofía']);
});

test('every start generates the same data', async () => {
  const rows = await server.context.db
    .selectFrom('registrations')
    .select(['reference', 'contact_last_name'])
    .where('event_id', '=', 'demo-past-retreat')
    .orderBy('created_at')
    .limit(3)
    .execute();
  expect(rows.map(({ reference, contact_last_name: name }) => `${reference} ${name}`)).toEqual([
    'C3D-QCF Taylor',
    'WCN-49R Smith',
    'KPM-MWT Smith',
  ]);
});

test('a later start moves the dates forward, changes the passwords and keeps the registrations', async () => {
  const { db } = server.context;
  const references = async () =>
    (await db.selectFrom('registrations').select('reference').orderBy('reference').execute()).map(
      ({ reference }) => reference,
    );
  const before = await references();
  expect(before.length).toBeGreaterThan(110);
  clock.set('2031-03-20T12:00:00Z');
  const again = await seedDemo(server.context, server.url);
  expect(await references()).toEqual(before);
  expect(again.map(({ password }) => password)).not.toEqual(accounts.map(({ password }) => password));
  const { data } = await server.client.GET('/events/{eventId}', { params: { path: { eventId: 'demo-retreat' } } });
  expect(data?.registration.state).toBe('open');
});

test('system status warns of a job that is late, and a bulk email was refused by a mailbox', async () => {
  const { pool, db } = server.context;
  const late = (await readQueueFigures(pool)).filter((queue) => lateJobs({ ...queue, oldestDueAt: undefined }) > 0);
  expect(late.map(({ name }) => name)).toEqual(['reports-deletion']);
  const refused = db.selectFrom('mailing_recipients').select('mailing_id').where('state', '=', 'failed').limit(1);
  expect(await refused.executeTakeFirst()).toBeDefined();
});

test('sent emails can be read, newest first', async () => {
  const { response } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId: 'demo-retreat',
      quotedTotalCents: 20_000,
      contact: buildContact({ email: 'mail@example.org' }),
    }),
  });
  expect(response.status).toBe(201);
  const find = async () => {
    const { data } = await server.client.GET('/demo/mail');
    return data?.items.find(({ to }) => to === 'mail@example.org');
  };
  await expect.poll(find, { timeout: 20_000 }).toMatchObject({ to: 'mail@example.org' });
  const mail = await find();
  expect(mail?.subject).toContain('Weekend of Renewal');
  expect(mail?.text).toContain('$200.00');
});

test('elsewhere there is no such page', async () => {
  const real = await startTestServer({ database: database.config, clock: clock.now });
  try {
    expect((await real.client.GET('/demo/mail')).response.status).toBe(404);
  } finally {
    await real.close();
  }
});

test('visitors of the demo choose how PayPal answers refunds, in either language', async () => {
  const control = `${server.url}/demo/paypal/control`;
  const read = async (query = '') => (await fetch(`${control}${query}`)).text();
  expect(await read()).toContain('Chosen: <strong>Completed</strong>');
  const chosen = await fetch(control, { method: 'POST', body: new URLSearchParams({ next: '1', status: 'PENDING' }) });
  expect(chosen.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await read('?lng=es')).toContain('Elegido: <strong>Pendiente: termina después</strong>');
  // An unknown outcome changes nothing.
  await fetch(control, { method: 'POST', body: new URLSearchParams({ next: '1', status: '"><script>' }) });
  expect(await read()).toContain('Chosen: <strong>Pending: finished later</strong>');
});

test('there are online sessions of each kind: past ones with attendance, one running, and some upcoming', async () => {
  const now = new Date(start);
  const rows = await server.context.db
    .selectFrom('online_sessions')
    .select(['kind', 'starts_at', 'minutes'])
    .select((session) =>
      session
        .selectFrom('online_session_people')
        .select(({ fn }) => fn.countAll<number>().as('entered'))
        .whereRef('session_id', '=', 'online_sessions.id')
        .where('entered_at', 'is not', null)
        .as('entered'),
    )
    .execute();
  const named = rows.map(({ kind, starts_at, minutes, entered }) => {
    const hasEnded = starts_at.getTime() + minutes * 60_000 <= now.getTime();
    return { kind, when: hasEnded ? 'past' : starts_at <= now ? 'running' : 'coming', entered };
  });
  expect(named).toContainEqual({ kind: 'open', when: 'running', entered: 4 });
  expect(named).toContainEqual({ kind: 'event', when: 'coming', entered: 0 });
  const past = named.filter(({ kind, when }) => kind === 'saturdayPrayer' && when === 'past');
  expect(past.length).toBeGreaterThan(2);
  expect(past.map(({ entered }) => entered)).toEqual(past.map(() => 4));
  expect(named.filter(({ kind, when }) => kind === 'saturdayPrayer' && when === 'coming').length).toBeGreaterThan(4);
});
