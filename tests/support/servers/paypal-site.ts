import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import type { TestClock } from '../clock.ts';
import { createTestDatabase } from '../database/database.ts';
import { startPayPalServer } from './paypal-server.ts';
import type { PayPalServer } from './paypal-server.ts';
import { startTestServer } from './server.ts';
import type { TestClient, TestServer } from './server.ts';
import { startSmtp } from './smtp.ts';
import type { TestSmtp } from './smtp.ts';
import { signInAs } from '../users.ts';

type Schemas = components['schemas'];

/** A party that pays with PayPal. */
export interface PayingParty {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly key: string;
  readonly start: (part?: Schemas['PayPalPart']) => Promise<{
    status: number;
    data?: Schemas['PayPalPayment'] | undefined;
    code?: Schemas['ProblemCode'] | undefined;
  }>;
  /** Opens the order and returns the address for approving it. */
  readonly approveUrl: (part?: Schemas['PayPalPart']) => Promise<string>;
  readonly check: () => Promise<Schemas['PayPalPayment']>;
  readonly read: () => Promise<Schemas['Registration']>;
  readonly ledger: () => Promise<Schemas['Payment'][]>;
}

/** A site that takes payments through a PayPal server on this machine. */
export interface PayPalSite {
  readonly server: TestServer;
  readonly payPal: PayPalServer;
  readonly smtp: TestSmtp;
  readonly staff: () => Promise<TestClient>;
  /** Registers a party of adults, 50 dollars each, for an event that is paid by PayPal. */
  readonly register: (
    people?: number,
    eventId?: string,
    overrides?: Partial<Schemas['RegistrationRequest']>,
  ) => Promise<PayingParty>;
  readonly event: (overrides?: Record<string, unknown>) => Promise<string>;
  readonly close: () => Promise<void>;
}

let number = 0;

/** Starts the database, the mail server, PayPal and the site. */
export async function startPayPalSite(clock: TestClock): Promise<PayPalSite> {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const payPal = await startPayPalServer({ clock: clock.now });
  const server = await startTestServer({
    database: database.config,
    clock: clock.now,
    smtpUrl: smtp.url,
    // A short timeout for requests that never get an answer.
    env: { ...payPal.env, PAYPAL_TIMEOUT_MS: '1000' },
  });
  const { db } = server.context;
  const staff = async () => server.clientWith({ Cookie: (await signInAs(db, 'R', clock.now())).cookie });

  const event = (overrides: Record<string, unknown> = {}): Promise<string> => {
    number += 1;
    const text = {
      name: 'Bible Convention',
      timings: 'Two days',
      short_description: 'Days.',
      description: 'Two days.',
      location: 'Here',
      paymentOptions: { PayPal: 'Online.' },
    };
    return createEvent(db, `paypal-${String(number)}`, {
      type: 'Convention',
      rates: { adultRetreatRate: 50, youngAdultRate: 50, teenRate: 50, childRate: 50, toddlerRate: 0 },
      paymentMethods: ['PayPal'],
      texts: { en: text, es: text },
      ...overrides,
    });
  };

  const register = async (
    people = 1,
    eventId?: string,
    overrides: Partial<Schemas['RegistrationRequest']> = {},
  ): Promise<PayingParty> => {
    number += 1;
    const email = `payer${String(number)}@example.org`;
    const { data, error } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId: eventId ?? (await event()),
        paymentMethod: 'PayPal',
        members: Array.from({ length: people }, () => buildMember()),
        quotedTotalCents: 5_000 * people,
        contact: buildContact({ email }),
        ...overrides,
      }),
    });
    if (!data) throw new Error(`not registered: ${error.code}`);
    const { registration, key } = data;
    const client = server.clientWith({ Authorization: `Bearer ${key}` });
    const params = { path: { registrationId: registration.id } };
    const start = async (part?: Schemas['PayPalPart']) => {
      const answer = await client.POST('/registrations/{registrationId}/paypal-order', {
        params: { ...params, ...(part && { query: { part } }) },
      });
      return { status: answer.response.status, data: answer.data, code: answer.error?.code };
    };
    return {
      id: registration.id,
      reference: registration.reference,
      email,
      key,
      start,
      approveUrl: async (part) => {
        const { data: started, code } = await start(part);
        if (started?.approveUrl === undefined) throw new Error(`no order: ${code ?? started?.standing ?? ''}`);
        return started.approveUrl;
      },
      check: async () => {
        const { data: checked } = await client.POST('/registrations/{registrationId}/paypal-order/check', { params });
        if (!checked) throw new Error('not checked');
        return checked;
      },
      read: async () => {
        const { data: read } = await client.GET('/registrations/{registrationId}/confirmation', { params });
        if (!read) throw new Error('not found');
        return read.registration;
      },
      ledger: async () => {
        const { data: list } = await (await staff()).GET('/registrations/{registrationId}/payments', { params });
        return list?.items ?? [];
      },
    };
  };

  return {
    server,
    payPal,
    smtp,
    staff,
    register,
    event,
    close: async () => {
      await server.close();
      await payPal.close();
      await smtp.close();
      await database.close();
    },
  };
}
