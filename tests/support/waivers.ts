import type { components } from '../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../factories/registration.ts';
import type { TestClock } from './clock.ts';
import { createTestDatabase } from './database/database.ts';
import { startTestServer } from './servers/server.ts';
import type { TestClient, TestServer } from './servers/server.ts';
import { startSmtp } from './servers/smtp.ts';
import type { TestSmtp } from './servers/smtp.ts';
import { signInAs } from './users.ts';

type Schemas = components['schemas'];
type Signing = Schemas['WaiverSigning'];

/** The people to sign for. Without a number, a person who was never replaced. */
export type SignedFor = (Omit<Signing['people'][number], 'personNumber'> & { readonly personNumber?: number })[];

/** Converts the people to the form that the API accepts. */
export const shownFirst = (people: SignedFor): Signing['people'] =>
  people.map((person) => ({ personNumber: 1, ...person }));

/** A registered family: Ana and Marta are adults, Leo is 15 and Eva 9. */
export interface Family {
  readonly id: string;
  readonly key: string;
  readonly reference: string;
  readonly ana: string;
  readonly marta: string;
  readonly leo: string;
  readonly eva: string;
}

/** A server with staff, and with families that have to sign. */
export interface WaiverServer {
  readonly server: TestServer;
  readonly smtp: TestSmtp;
  readonly staff: TestClient;
  readonly staffId: number;
  /** Registers a family for a weekend from May 14 to 16, 2027. */
  readonly register: (contact?: Partial<Schemas['Contact']>, language?: 'en' | 'es') => Promise<Family>;
  /** Returns who has signed, as seen with this key or secret. */
  readonly look: (registrationId: string, key: string, lng?: 'en' | 'es') => Promise<Answer>;
  /** Signs with this key; the text is the current one. */
  readonly sign: (
    registrationId: string,
    key: string,
    people: SignedFor,
    overrides?: Partial<Signing>,
  ) => Promise<Answer>;
  readonly sendLink: (registrationId: string, key: string, body: Schemas['WaiverLinkRequest']) => Promise<Answer>;
  /** Stops a link with a key or secret; an empty key acts as staff. */
  readonly stopLink: (registrationId: string, key: string, linkId: string) => Promise<Answer>;
  /** Returns the secret of the link in the newest email to an address, once this many have arrived. */
  readonly secretFor: (email: string, count?: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The response of an operation. */
interface Answer {
  readonly status: number;
  readonly data?: Schemas['Waivers'] | undefined;
  readonly error?: Schemas['Problem'] | undefined;
}

/** Starts the server. */
export async function startWaiverServer(clock: TestClock): Promise<WaiverServer> {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const server = await startTestServer({ database: database.config, clock: clock.now, smtpUrl: smtp.url });
  const eventId = await createEvent(server.context.db, 'weekend');
  const { cookie, userId } = await signInAs(server.context.db, 'R', clock.now());
  const withKey = (key: string): TestClient => server.clientWith({ Authorization: `Bearer ${key}` });
  const { version } = server.context.waivers.Residential.en;
  const at = (registrationId: string, lng: 'en' | 'es' = 'en') => ({
    params: { path: { registrationId }, query: { lng } },
  });
  return {
    server,
    smtp,
    staff: server.clientWith({ Cookie: cookie }),
    staffId: userId,
    async register(contact = {}, language = 'en') {
      const members = [
        buildMember(),
        buildMember({ firstName: 'Marta' }),
        buildMember({ firstName: 'Leo', age: 15 }),
        buildMember({ firstName: 'Eva', age: 9 }),
      ];
      const { data } = await server.client.POST('/registrations', {
        params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
        body: buildRegistration({
          eventId,
          rooms: 1,
          members,
          quotedTotalCents: 87_500,
          contact: buildContact(contact),
          language,
        }),
      });
      if (!data) throw new Error('not registered');
      const { id, reference } = data.registration;
      const [ana = '', marta = '', leo = '', eva = ''] = data.registration.members.map((member) => member.id);
      return { id, key: data.key, reference, ana, marta, leo, eva };
    },
    async look(registrationId, key, lng) {
      const { data, error, response } = await withKey(key).GET(
        '/registrations/{registrationId}/waivers',
        at(registrationId, lng),
      );
      return { status: response.status, data, error };
    },
    async sign(registrationId, key, people, overrides = {}) {
      const body: Signing = {
        version,
        language: 'en',
        signerName: 'Ana Núñez',
        people: shownFirst(people),
        agrees: true,
        ...overrides,
      };
      const { data, error, response } = await withKey(key).POST('/registrations/{registrationId}/waivers', {
        ...at(registrationId),
        body,
      });
      return { status: response.status, data, error };
    },
    async sendLink(registrationId, key, body) {
      const { data, error, response } = await withKey(key).POST('/registrations/{registrationId}/waiver-links', {
        ...at(registrationId),
        body,
      });
      return { status: response.status, data, error };
    },
    async stopLink(registrationId, key, linkId) {
      const client = key === '' ? server.clientWith({ Cookie: cookie }) : withKey(key);
      const params = { path: { registrationId, linkId } };
      const { data, error, response } = await client.DELETE('/registrations/{registrationId}/waiver-links/{linkId}', {
        params,
      });
      return { status: response.status, data, error };
    },
    async secretFor(email, count = 1) {
      const emails = () =>
        smtp.received.filter(
          ({ envelope, text = '' }) => envelope.to.includes(email) && text.includes('/waiver-form?'),
        );
      await smtp.waitForMail(() => emails().length >= count);
      const [, secret] = /waiver-form\?\S+#([\w-]+)/.exec(emails()[count - 1]?.text ?? '') ?? [];
      if (secret === undefined) throw new Error(`no link in the mail to ${email}`);
      return secret;
    },
    close: async () => {
      await server.close();
      await smtp.close();
      await database.close();
    },
  };
}

/** Records a waiver that an adult has signed on paper, as staff do. */
export async function signOnPaper(
  staff: TestClient,
  { id, members }: { readonly id: string; readonly members: readonly { readonly id?: string }[] },
): Promise<void> {
  const params = { path: { registrationId: id } };
  const { data: waivers } = await staff.GET('/registrations/{registrationId}/waivers', {
    params: { ...params, query: { lng: 'en' } },
  });
  const { error } = await staff.POST('/registrations/{registrationId}/paper-waivers', {
    params,
    body: {
      version: waivers?.text.version ?? '',
      language: 'en',
      signerName: 'Ana Núñez',
      signedOn: '2027-03-30',
      people: [{ memberId: members[0]?.id ?? '', personNumber: 1, relation: 'self' }],
    },
  });
  if (error) throw new Error(error.code);
}
