import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContactMessage, buildSabbathRequest } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import { startPrayerDesk } from './prayer-desk.ts';

const mailboxes = { contact: 'info@example.org', prayer: 'prayer@example.org', sabbath: 'saturdays@example.org' };

let desk: Awaited<ReturnType<typeof startPrayerDesk>>;

beforeAll(async () => {
  desk = await startPrayerDesk({
    SITE_EMAIL: mailboxes.contact,
    SITE_PRAYER_EMAIL: mailboxes.prayer,
    SITE_SABBATH_EMAIL: mailboxes.sabbath,
  });
});

afterAll(async () => {
  await desk.close();
});

const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });

/** The emails that arrive in a mailbox while something happens. */
async function arriving(address: string, happen: () => Promise<unknown>) {
  await jobsDone(desk.database.pool);
  const before = desk.emailsTo(address).length;
  await happen();
  await jobsDone(desk.database.pool);
  return desk.emailsTo(address).slice(before);
}

test('a held request is announced to the prayer staff without its text, with a link to the decision', async () => {
  const [email, ...others] = await arriving(mailboxes.prayer, () =>
    desk.send({ prayerRequest: 'A secret intention' }, 'en', 'x'),
  );
  if (!email) throw new Error('no email');
  expect(others).toEqual([]);
  expect(email.subject).toBe('Held for review: a prayer request');
  expect(email.text).not.toContain('secret');
  expect(desk.linkIn(email)).toBe('/heldForms?kind=prayer');
});

test('the email about a new request leads staff to it, or to the unshared ones, without changing their language', async () => {
  let shared = '';
  const emails = await arriving(mailboxes.prayer, async () => {
    shared = await desk.send({}, 'es');
    await desk.send({ shareWithTeam: false }, 'es');
  });
  expect(emails.map(desk.linkIn).sort()).toEqual([
    `/listPrayerRequest/${shared}`,
    '/listPrayerRequest?sharing=unshared',
  ]);
  const [saturday] = await arriving(mailboxes.sabbath, () => sendSaturday('vega@example.org'));
  if (!saturday) throw new Error('no email');
  const { id } = await desk.server.context.db.selectFrom('sabbath_requests').select('id').executeTakeFirstOrThrow();
  expect(desk.linkIn(saturday)).toBe(`/listSabbathReq/${id}`);
});

async function sendSaturday(email: string): Promise<void> {
  const { response } = await desk.server.client.POST('/sabbath-requests', {
    params: { header: header() },
    body: { form: buildSabbathRequest({ email }), language: 'es', check: desk.check() },
  });
  expect(response.status).toBe(201);
}

test('what a person writes back to an answer goes to the mailbox of those who may read it', async () => {
  const email = 'ruiz@example.org';
  await desk.send({ email });
  await sendSaturday(email);
  const form = buildContactMessage({ email });
  await desk.server.client.POST('/contact-messages', {
    params: { header: header() },
    body: { form, language: 'es', check: desk.check() },
  });
  const tables = { contact: 'contact_messages', prayer: 'prayer_requests', sabbath: 'sabbath_requests' } as const;
  const { client } = await desk.staff('A,D');
  for (const kind of ['contact', 'prayer', 'sabbath'] as const) {
    const found = desk.server.context.db.selectFrom(tables[kind]).select('id').where('email', '=', email);
    const { id: formId } = await found.executeTakeFirstOrThrow();
    const [answer] = await arriving(email, () =>
      client.POST('/form-answers/{kind}/{formId}', {
        params: { path: { kind, formId }, header: header() },
        body: { version: 1, text: 'Gracias.' },
      }),
    );
    expect(answer?.replyTo?.map(({ address }) => address)).toEqual([mailboxes[kind]]);
    expect(answer?.text).toContain(mailboxes[kind]);
  }
});
