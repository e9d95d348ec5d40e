import { expect } from 'vitest';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { startAccountServer } from '../../../support/servers/account-server.ts';
import type { AccountServer } from '../../../support/servers/account-server.ts';
import type { TestClock } from '../../../support/clock.ts';
import { silentProvider } from '../../../support/servers/meeting-provider.ts';
import { createUser } from '../../../support/users.ts';

type Schemas = components['schemas'];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
type Call = (method: Method, path: string, body?: unknown) => Promise<unknown>;

/** A site with staff, a user and parties, for sending bodies and reading them back over HTTP. */
export interface Site {
  /** A retreat with rooms, and a convention with sessions for minors. */
  readonly eventId: string;
  readonly conventionId: string;
  /** One family for changes, and one that signs and pays. */
  readonly familyId: string;
  readonly familyIds: readonly string[];
  readonly signedId: string;
  readonly signedKey: string;
  readonly signedMemberIds: readonly string[];
  readonly waiverVersion: string;
  readonly asStaff: Call;
  readonly asPerson: Call;
  readonly withKey: (key: string, ...call: Parameters<Call>) => Promise<unknown>;
  readonly register: (body: unknown) => Promise<Schemas['Registration']>;
  readonly registerMinors: () => Promise<Schemas['Registration']>;
  readonly createUser: () => Promise<number>;
  readonly isActive: (userId: number) => Promise<boolean>;
  /** Signs up, confirms the address, and returns the account. */
  readonly signUp: (body: unknown, email: string, password: string) => Promise<unknown>;
  readonly sendForm: (path: string, body: unknown) => Promise<unknown[]>;
  /** Returns everything that staff can read about a party. */
  readonly readParty: (registrationId: string) => Promise<unknown[]>;
  readonly close: () => Promise<void>;
}

function callWith({ server }: AccountServer, headers: Readonly<Record<string, string>>): Call {
  return async (method, path, body) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(method !== 'GET' && { 'Idempotency-Key': buildIdempotencyKey(), 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path} ${JSON.stringify(body)}: ${text}`).toBe(true);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
}

/** Returns the members of a party with the number of their responsible adult, as requests have it. */
function withNumbers({ members }: Schemas['Registration']) {
  const numbers = new Map(members.map(({ id }, number) => [id, number]));
  return { members: members.map(({ responsibleId = '' }) => ({ responsible: numbers.get(responsibleId) })) };
}

/** Starts the site. */
export async function startSite(clock: TestClock): Promise<Site> {
  const accounts = await startAccountServer(clock, silentProvider);
  const { db } = accounts.server.context;
  const eventId = await createEvent(db, 'whole');
  const conventionId = await createEvent(db, 'minors', {
    type: 'Convention',
    sessions: { from: 4, to: 17 },
    rates: { adultRetreatRate: 100, teenRate: 50, childRate: 25, toddlerRate: 0 },
  });
  const asStaff = callWith(accounts, { Cookie: (await accounts.createPerson('A,R,S')).cookie });
  const person = await accounts.createPerson('U');
  const asPerson = callWith(accounts, { Cookie: person.cookie });
  const anyone = callWith(accounts, {});
  const register = async (body: unknown) =>
    ((await anyone('POST', '/registrations', body)) as Schemas['Confirmation']).registration;
  const wholeFamily = {
    ...buildRegistration({
      eventId,
      rooms: 1,
      members: [buildMember(), buildMember({ firstName: 'Eva', age: 9 })],
      quotedTotalCents: 59_500,
    }),
  };
  const family = await register(wholeFamily);
  const signed = (await anyone('POST', '/registrations', wholeFamily)) as Schemas['Confirmation'];
  return {
    eventId,
    conventionId,
    familyId: family.id,
    familyIds: family.members.map(({ id }) => id),
    signedId: signed.registration.id,
    signedKey: signed.key,
    signedMemberIds: signed.registration.members.map(({ id }) => id),
    waiverVersion: accounts.server.context.waivers.Residential.en.version,
    asStaff,
    asPerson,
    withKey: (key, ...call) => callWith(accounts, { Authorization: `Bearer ${key}` })(...call),
    register,
    registerMinors: () =>
      register({
        ...buildRegistration({
          eventId: conventionId,
          members: [buildMember({ age: 16 })],
          quotedTotalCents: 5_000,
          responsibleAdult: { name: 'Rosa Vega', phone: '+12025550100', relation: 'parent', consents: true },
        }),
      }),
    createUser: async () => (await createUser(db, 'U')).id,
    isActive: async (userId) =>
      ((await asStaff('GET', `/users/${String(userId)}`)) as Schemas['UserDetails']).state === 'active',
    async signUp(body, email, password) {
      await anyone('POST', '/account', body);
      const token = await accounts.tokenFor(email);
      await anyone('POST', '/account/verification', { token, password });
      const response = await fetch(`${accounts.server.url}/api/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session=')) ?? '';
      return callWith(accounts, { Cookie: cookie.split(';')[0] ?? '' })('GET', '/account');
    },
    async sendForm(path, body) {
      await asPerson('POST', path, body);
      return [await asPerson('GET', '/account/data')];
    },
    async readParty(registrationId) {
      const at = `/registrations/${registrationId}`;
      const registration = (await asStaff('GET', at)) as Schemas['Registration'];
      const others = ['details', 'payments', 'history'].map((part) => asStaff('GET', `${at}/${part}`));
      return [registration, withNumbers(registration), ...(await Promise.all(others))];
    },
    close: accounts.close,
  };
}
