import type { components } from '../../../api/platform/contract/schema.gen.ts';
import type { Limits } from '../../../api/platform/http/limits/rate-limit.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { jobsDone } from '../../support/database/job-state.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { startSmtp } from '../../support/servers/smtp.ts';
import { signInAs } from '../../support/users.ts';

type Schemas = components['schemas'];

export const texts: Schemas['MailingTexts'] = {
  en: { subject: '{event}: news', text: 'Dear {firstName},\n\nyou owe {balance}. {link}' },
  es: { subject: '{event}: noticias', text: 'Hola, {firstName}:\n\n- su [inscripción]({link}) {reference}' },
};

/** Starts a site with an event, its parties, and staff who email them through a real SMTP server. */
export async function startMailingDesk(
  env: Record<string, string> = { MAIL_BULK_PER_MINUTE: '100000' },
  limits: Partial<Limits> = { mailings: { points: 50, seconds: 3600 } },
) {
  const clock = createClock('2027-04-01T12:00:00Z');
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const start = () =>
    startTestServer({
      database: database.config,
      clock: clock.now,
      smtpUrl: smtp.url,
      env,
      limits,
    });
  const server = await start();
  const { db } = server.context;
  await createEvent(db, 'weekend');
  const staff = async (types: string): Promise<TestClient & { email: string }> => {
    const { cookie, userId } = await signInAs(db, types, clock.now());
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    return { ...server.clientWith({ Cookie: cookie }), email };
  };
  const client = await staff('R');
  let parties = 0;
  const register = async (
    contact: Partial<Schemas['Contact']>,
    language: 'en' | 'es' = 'en',
    eventId = 'weekend',
    wantsNews = false,
  ) => {
    parties += 1;
    clock.advance(1000);
    const { data } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId,
        contact: buildContact({ lastName: `Party${String(parties)}`, ...contact }),
        members: [buildMember()],
        quotedTotalCents: 20_000,
        language,
        ...(wantsNews && { wantsNews }),
      }),
    });
    if (!data) throw new Error('not registered');
    return data.registration;
  };
  const audienceOf = (...eventIds: string[]): Schemas['MailingAudience'] => ({
    eventIds,
    states: [],
    paymentStatuses: [],
    signatures: 'any',
    languages: [],
    optedIn: false,
    userTypes: [],
  });
  /** Creates a draft for the parties of an event. */
  const draft = async (
    audience: Partial<Schemas['MailingAudience']> = {},
    words = texts,
    kind: Schemas['MailingKind'] = 'registration',
  ) => {
    const { data } = await client.POST('/mailings');
    const params = { path: { mailingId: data?.id ?? '' } };
    const body = { version: 1, kind, audience: { ...audienceOf('weekend'), ...audience }, texts: words };
    const { error } = await client.PUT('/mailings/{mailingId}', { params, body });
    if (error) throw new Error(JSON.stringify(error));
    return params;
  };
  type Params = Awaited<ReturnType<typeof draft>>;
  return {
    clock,
    database,
    smtp,
    server,
    start,
    staff,
    client,
    register,
    draft,
    count: async (params: Params) => {
      const { data } = await client.GET('/mailings/{mailingId}/audience', { params });
      if (!data) throw new Error('not counted');
      return data;
    },
    send: async (params: Params, recipients: number, version = 2) =>
      client.POST('/mailings/{mailingId}/sending', { params, body: { version, recipients } }),
    read: async (params: Params) => {
      const { data } = await client.GET('/mailings/{mailingId}', { params });
      if (!data) throw new Error('not there');
      return data;
    },
    jobsDone: () => jobsDone(database.pool),
    emailsTo: (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address)),
    async close(): Promise<void> {
      await server.close();
      await smtp.close();
      await database.close();
    },
  };
}
