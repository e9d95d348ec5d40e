import { beforeAll, expect, test } from 'vitest';
import { reportSite } from '../report-site.ts';
import type { Reader } from '../report-site.ts';

const site = reportSite();
let staff: Reader;
let parties: Awaited<ReturnType<typeof site.parties>>;

beforeAll(async () => {
  staff = await site.reader('A,R');
  parties = await site.parties('weekend');
  await site.parties('ended', {
    reg_date: '01-MAR-2027',
    start_date: '14-JUN-2027',
    end_date: '16-JUN-2027',
    maxRegistrationCount: 20,
  });
  await site.query(`update events set status = 'Completed' where id = 'ended'`);
});

test('1 counts parties, people and rooms by event', async () => {
  const { rows, totals } = await site.resultOf(staff, 1, { concluded: true, from: '01-MAY-2027', to: '2027-06-30' });
  const expected = await site.query(`
    select e.id, to_char(e.start_date, 'DD-MON-YYYY') as first, count(r.id)::int as parties, sum(r.party_size)::int as people, sum(r.rooms)::int as rooms,
      (select count(*)::int from registrations c where c.event_id = e.id and c.state = 'cancelled') as canceled
    from events e left join registrations r on r.event_id = e.id and r.state not in ('waitlisted', 'cancelled')
    where e.start_date between '2027-05-01' and '2027-06-30' group by e.id, e.start_date order by e.start_date
  `);
  expect(
    rows.map(({ firstDay, parties: count, people, rooms, canceled }) => [firstDay, count, people, rooms, canceled]),
  ).toEqual(
    expected.map(({ first, parties: count, people, rooms, canceled }) => [
      first,
      count,
      people ?? 0,
      rooms ?? 0,
      canceled,
    ]),
  );
  expect(totals).toMatchObject({ parties: 4, people: 8, rooms: 2, canceled: 2, waitingParties: 0, waitingPeople: 0 });
  expect(rows.at(-1)).toMatchObject({ registration: 'Completed', places: 20, placesLeft: 15 });
  const open = await site.resultOf(staff, 1, { type: 'Residential' });
  expect(open.rows.map(({ firstDay }) => firstDay)).toEqual(['14-MAY-2027']);
  expect(open.rows[0]).toMatchObject({ registration: 'Open', places: '', placesLeft: '' });
});

test('2 lists the people who did not cancel', async () => {
  const { rows } = await site.resultOf(staff, 2, { event: 'weekend' });
  expect(rows.map(({ lastName, firstName, band, overnight }) => [lastName, firstName, band, overnight])).toEqual([
    ['Ames', 'Zoë', 'Young adult', 'No'],
    ['Núñez', 'Ana', 'Adult', 'Yes'],
    ['Núñez', 'Eva', 'Child', 'Yes'],
    ['Núñez', 'Luis', 'Adult', 'Yes'],
  ]);
  expect(rows[0]).toMatchObject({
    age: 20,
    gender: '',
    reference: parties.dayGuest.reference,
    contact: 'Zoë Ames',
    phone: '+12025550123',
    email: 'ana.nunez@example.org',
    language: 'Spanish',
    state: 'Awaiting payment',
  });
  const names = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(staff, 2, { event: 'weekend', ...values })).rows.map(({ firstName }) => firstName);
  expect(await names({ minors: true })).toEqual(['Eva']);
  expect(await names({ lastName: 'NUNEZ', band: 'adult' })).toEqual(['Ana', 'Luis']);
  expect(await names({ language: 'es', state: 'pendingPayment' })).toEqual(['Zoë']);
  expect(await names({ lastName: '%' })).toEqual([]);
});

test('5 counts the people of each band, and adults for each minor', async () => {
  const { rows, totals } = await site.resultOf(staff, 5, { event: 'weekend' });
  const [expected] = await site.query(`
    select count(*)::int as people, count(*) filter (where age < 18)::int as minors, count(*) filter (where gender = 'female')::int as women
    from registration_members m join registrations r on r.id = m.registration_id where r.event_id = 'weekend' and r.state <> 'cancelled'
  `);
  expect(expected).toEqual({ people: 4, minors: 1, women: 2 });
  expect(rows).toMatchObject([
    {
      toddlers: 0,
      children: 1,
      teenagers: 0,
      youngAdults: 1,
      adults: 2,
      people: 4,
      overnight: 3,
      rooms: 1,
      women: 2,
      men: 1,
      adultsPerMinor: 3,
    },
  ]);
  expect(totals).toMatchObject({ people: 4, rooms: 1, adults: 2 });
  const all = await site.resultOf(staff, 5, { overnight: true });
  expect(all.rows.map(({ people }) => people)).toEqual([3, 3]);
});

test('6 lists everyone who has not signed, or everyone with their signature', async () => {
  const unsigned = await site.resultOf(staff, 6, { event: 'weekend', unsigned: true });
  expect(unsigned.rows).toHaveLength(4);
  expect(unsigned.rows[0]).toMatchObject({ signed: 'No', signedBy: '', relationship: '', method: '', signedOn: '' });
  const { version } = site.server().context.waivers.Residential.en;
  await site.query(
    `insert into waiver_texts (version, language, title, blocks, first_signed_at) values ($1, 'es', 'x', '[]', '2027-04-01T02:00:00Z')`,
    [version],
  );
  await site.query(
    `insert into waiver_signatures (id, registration_id, member_id, version, language, person_name, event_name, signer_name, relation, method, signed_at, person_number)
     select gen_random_uuid(), registration_id, id, $1, 'es', 'x', 'x', 'Ana Núñez', 'parent', 'typed', '2027-04-01T02:00:00Z', person_number
     from registration_members where first_name = 'Eva' and registration_id = $2`,
    [version, parties.staying.id],
  );
  const all = await site.resultOf(staff, 6, { event: 'weekend', minors: true });
  expect(all.rows).toMatchObject([
    {
      firstName: 'Eva',
      signed: 'Yes',
      signedBy: 'Ana Núñez',
      relationship: 'Mother or father',
      method: 'By typing the name',
      language: 'Spanish',
      // It was still March in New York.
      signedOn: '31-MAR-2027',
      reference: parties.staying.reference,
    },
  ]);
  expect((await site.resultOf(staff, 6, { event: 'weekend', unsigned: true })).rows).toHaveLength(3);
});

test('10 lists the emails to parties', async () => {
  await site.query(
    `insert into registration_messages (id, registration_id, subject, text, idempotency_key, body_hash, created_at, sent_at)
     values (gen_random_uuid(), $1, 'Your room', 'It has a view.', 'key-1', 'h', '2027-04-01T03:30:00Z', '2027-04-01T15:05:00Z'),
       (gen_random_uuid(), $1, 'Bus', 'It leaves at 3.', 'key-2', 'h', '2027-04-01T12:00:00Z', null)`,
    [parties.staying.id],
  );
  await site.query(
    `insert into registration_changes (registration_id, at, kind, actor, actor_user_id, message_id)
     select registration_id, created_at, 'message', 'staff', $1, id from registration_messages where subject = 'Bus'`,
    [staff.userId],
  );
  const { rows } = await site.resultOf(staff, 10, { event: 'weekend' });
  expect(rows).toMatchObject([
    { writtenOn: '01-APR-2027 08:00', subject: 'Bus', writtenBy: 'Rosa Vega', sentOn: '' },
    { writtenOn: '31-MAR-2027 23:30', subject: 'Your room', writtenBy: '', sentOn: '01-APR-2027 11:05' },
  ]);
  const subjects = async (values: Record<string, string | boolean>) =>
    (await site.resultOf(staff, 10, values)).rows.map(({ subject }) => subject);
  expect(await subjects({ unsent: true })).toEqual(['Bus']);
  expect(await subjects({ text: 'VIEW' })).toEqual(['Your room']);
  expect(await subjects({ text: 'view rÓom' })).toEqual(['Your room']);
  expect(await subjects({ text: 'view bus' })).toEqual([]);
  expect(await subjects({ to: '2027-03-31' })).toEqual(['Your room']);
  expect(await subjects({ from: '01-APR-2027' })).toEqual(['Bus']);
});
