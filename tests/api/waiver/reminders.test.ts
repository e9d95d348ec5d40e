import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWaiverMail } from '../../../api/waiver/jobs.ts';
import { beginReminders, dueRound } from '../../../api/waiver/mail/reminders.ts';
import { createClock } from '../../support/clock.ts';
import { signInAs } from '../../support/users.ts';
import { startWaiverServer } from '../../support/waivers.ts';
import type { WaiverServer } from '../../support/waivers.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let waivers: WaiverServer;

beforeAll(async () => {
  waivers = await startWaiverServer(clock);
});

afterAll(() => waivers.close());

const isReminder = ({ subject = '' }: { subject?: string | undefined }) =>
  subject.startsWith('Signatures are missing') || subject.startsWith('Faltan firmas');
const reminded = () =>
  waivers.smtp.received
    .filter(isReminder)
    .map(({ envelope }) => envelope.to[0])
    .sort();

test('parties are reminded two weeks and three days before, once each, and only of missing signatures', async () => {
  const { context } = waivers.server;
  const [english, spanish, signed, cancelled] = [
    await waivers.register({ email: 'one@example.org' }),
    await waivers.register({ email: 'dos@example.org' }, 'es'),
    await waivers.register({ email: 'signed@example.org' }),
    await waivers.register({ email: 'cancelled@example.org' }),
  ];
  const everyone = [
    { memberId: signed.ana, relation: 'self' as const },
    { memberId: signed.leo, relation: 'parent' as const },
    { memberId: signed.eva, relation: 'parent' as const },
  ];
  await waivers.sign(signed.id, signed.key, everyone);
  await waivers.sign(signed.id, signed.key, [{ memberId: signed.marta, relation: 'self' }]);
  await waivers.sign(english.id, english.key, [{ memberId: english.ana, relation: 'self' }]);
  const party = waivers.server.clientWith({ Authorization: `Bearer ${cancelled.key}` });
  await party.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: cancelled.id } },
    body: { version: 1 },
  });

  await beginReminders(context);
  expect(await context.db.selectFrom('waiver_reminders').selectAll().execute()).toEqual([]);

  clock.set('2027-04-30T13:05:00Z');
  // Run as two processes would on the same morning, and again the next one.
  await Promise.all([beginReminders(context), beginReminders(context)]);
  await waivers.smtp.waitForMail(
    ({ envelope, subject = '' }) => envelope.to.includes('dos@example.org') && isReminder({ subject }),
  );
  const mail = await waivers.smtp.waitForMail(
    ({ envelope, subject = '' }) => envelope.to.includes('one@example.org') && isReminder({ subject }),
  );
  expect(mail.text).toContain('your group is still missing 3 signatures');
  expect(mail.text).toContain(`registration=${english.id}&lng=en#${english.key}`);
  for (const name of ['Leo', 'Eva']) expect(mail.text).not.toContain(name);
  clock.set('2027-05-01T13:05:00Z');
  await beginReminders(context);
  expect(await context.db.selectFrom('waiver_reminders').select('registration_id').execute()).toHaveLength(2);
  expect((await waivers.look(spanish.id, spanish.key)).data?.lastRemindedAt).toBe('2027-04-30T04:00:00.000Z');

  // A person who signs before the email is created does not get it.
  for (const [memberId, relation] of [
    [spanish.ana, 'self'],
    [spanish.marta, 'guardian'],
    [spanish.leo, 'parent'],
    [spanish.eva, 'parent'],
  ] as const) {
    await waivers.sign(spanish.id, spanish.key, [{ memberId, relation }]);
  }
  await sendWaiverMail(context, { kind: 'reminder', registrationId: spanish.id, dueAt: '2027-05-11T04:00:00.000Z' });

  clock.set('2027-05-11T13:05:00Z');
  await beginReminders(context);
  await expect.poll(reminded).toEqual(['dos@example.org', 'one@example.org', 'one@example.org']);
});

test('the daily round leaves out a party that staff reminded within a day', async () => {
  clock.set('2027-04-20T12:00:00Z');
  const { server, smtp } = waivers;
  const party = await waivers.register({ email: 'just-reminded@example.org' });
  await sql`delete from waiver_reminder_rounds`.execute(server.context.db);
  clock.set('2027-04-30T03:00:00Z');
  const staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
  await staff.POST('/signature-reminders', { body: { registrationIds: [party.id] } });
  clock.set('2027-04-30T12:00:00Z');
  await beginReminders(server.context);
  const reminders = async () => {
    const { rows } = await sql`select 1 from waiver_reminders where registration_id = ${party.id}`.execute(
      server.context.db,
    );
    return rows.length;
  };
  expect(await reminders()).toBe(1);
  clock.set('2027-05-11T12:00:00Z');
  await beginReminders(server.context);
  expect(await reminders()).toBe(2);
  await smtp.waitForMail(({ envelope }) => envelope.to.includes('just-reminded@example.org'));
});

test('a reminder round is due from its morning until the event begins', () => {
  const event = {
    id: 'weekend',
    status: 'Planned' as const,
    timeZone: 'America/New_York',
    reg_date: '01-MAR-2027',
    start_date: '14-MAY-2027',
    end_date: '16-MAY-2027',
  };
  const at = (instant: string) => dueRound(event, new Date(instant))?.toISOString() ?? null;
  expect(at('2027-04-30T03:59:59Z')).toBeNull();
  expect(at('2027-04-30T04:00:00Z')).toBe('2027-04-30T04:00:00.000Z');
  expect(at('2027-05-11T04:00:00Z')).toBe('2027-05-11T04:00:00.000Z');
  expect(at('2027-05-14T04:00:00Z')).toBeNull();
  expect(dueRound({ ...event, status: 'Completed' }, new Date('2027-05-01T12:00:00Z'))).toBeNull();
});

test('staff remind chosen parties, each once in 24 hours and only of missing signatures', async () => {
  clock.set('2027-04-20T12:00:00Z');
  const { server, smtp } = waivers;
  const remind = async (...registrationIds: string[]) => {
    const staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
    const { data } = await staff.POST('/signature-reminders', { body: { registrationIds } });
    return data?.items.map(({ outcome }) => outcome);
  };
  const [missing, signed] = [
    await waivers.register({ email: 'missing@example.org' }),
    await waivers.register({ email: 'complete@example.org' }),
  ];
  for (const memberId of [signed.ana, signed.marta])
    await waivers.sign(signed.id, signed.key, [{ memberId, relation: 'self' }]);
  for (const memberId of [signed.leo, signed.eva])
    await waivers.sign(signed.id, signed.key, [{ memberId, relation: 'parent' }]);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await remind(signed.id, unknown, missing.id)).toEqual(['nothingMissing', 'notFound', 'reminded']);
  const mail = await smtp.waitForMail(({ envelope, subject = '' }) => {
    return envelope.to.includes('missing@example.org') && isReminder({ subject });
  });
  expect(mail.text).toContain('your group is still missing 4 signatures');
  clock.set('2027-04-21T11:59:00Z');
  expect(await remind(missing.id)).toEqual(['remindedBefore']);
  clock.set('2027-04-21T12:00:00Z');
  expect(await remind(missing.id)).toEqual(['reminded']);
  const { rows } = await sql<{ kind: string; actor: string }>`
    select kind, actor from registration_changes where registration_id = ${missing.id} and kind = 'signatureReminder'
  `.execute(server.context.db);
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ kind: 'signatureReminder', actor: 'staff' })));
  for (const type of ['C', 'D', 'S', 'P', 'U'] as const) {
    const { cookie } = await signInAs(server.context.db, type, clock.now());
    const client = server.clientWith({ Cookie: cookie });
    const { response } = await client.POST('/signature-reminders', { body: { registrationIds: [missing.id] } });
    expect(response.status).toBe(403);
  }
});
