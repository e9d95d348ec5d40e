import { createAdministratorLink } from '../../../../api/user-desk/administrator-link.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createUser, testPassword } from '../../../support/users.ts';
import { changeOf, offeredParty } from './of-staff.ts';
import type { Actions, AuditSite } from './site.ts';

/** Actions of people in their own accounts. */
export function accountActions(site: () => AuditSite): Actions {
  const person = { firstName: 'Eva', lastName: 'Sol', birthDate: '1990-05-14' };
  const withPerson = async () => {
    const { client } = await site().signedIn();
    const { data } = await client.POST('/account/household', { body: person });
    return { client, params: { path: { memberId: data?.id ?? '' } } };
  };
  return {
    signIn: {
      isRepeatable: true,
      prepare: async () => {
        const { email } = await createUser(site().server.context.db, 'U');
        return async () =>
          (await site().server.client.POST('/session', { body: { email, password: testPassword } })).response;
      },
    },
    createFirstAdministrator: {
      prepare: async () => {
        const { db } = site().server.context;
        const link = await createAdministratorLink(db, 'administrator-recovery', 'https://retreats.test', site().now());
        const token = new URL(link).hash.slice(1);
        const person = { firstName: 'Inés', lastName: 'Ruiz', email: 'ines@example.org', language: 'es' } as const;
        const body = { token, password: 'Candle-123', ...person };
        return async () => (await site().server.client.POST('/users/first-administrator', { body })).response;
      },
    },
    signOut: {
      prepare: async () => {
        const { client } = await site().signedIn();
        return async () => (await client.DELETE('/session')).response;
      },
    },
    updateAccount: {
      prepare: async () => {
        const { client } = await site().signedIn();
        const body = { firstName: 'Eva', lastName: 'Sol', phone: null, language: 'es' } as const;
        return async () => (await client.PATCH('/account', { body })).response;
      },
    },
    requestEmailChange: {
      isRepeatable: true,
      prepare: async () => {
        const { client } = await site().signedIn();
        const body = { email: `new.${buildIdempotencyKey()}@example.org`, password: testPassword };
        return async () => (await client.POST('/account/email', { body })).response;
      },
    },
    withdrawProposedAddress: {
      prepare: async () => {
        const { client, userId } = await site().signedIn();
        const params = { path: { userId } };
        const body = { version: 1, email: `new.${String(userId)}@example.org` };
        await site().staff.PATCH('/users/{userId}', { params, body });
        return async () => (await client.DELETE('/account/proposed-address')).response;
      },
    },
    changePassword: {
      prepare: async () => {
        const { client } = await site().signedIn();
        const body = { currentPassword: testPassword, newPassword: 'Candle-7731' };
        return async () => (await client.POST('/account/password', { body })).response;
      },
    },
    endSessions: {
      prepare: async () => {
        const [{ client, userId }, other] = [await site().signedIn(), await site().signedIn()];
        await site().database.pool.query('update sessions set user_id = $1 where user_id = $2', [userId, other.userId]);
        return async () => (await client.POST('/account/sessions/ending', { body: {} })).response;
      },
    },
    addHouseholdMember: {
      isRepeatable: true,
      prepare: async () => {
        const { client } = await site().signedIn();
        return async () => (await client.POST('/account/household', { body: person })).response;
      },
    },
    updateHouseholdMember: {
      prepare: async () => {
        const { client, params } = await withPerson();
        const body = { ...person, lastName: 'Luz' };
        return async () => (await client.PUT('/account/household/{memberId}', { params, body })).response;
      },
    },
    removeHouseholdMember: {
      prepare: async () => {
        const { client, params } = await withPerson();
        return async () => (await client.DELETE('/account/household/{memberId}', { params })).response;
      },
    },
    closeAccount: {
      prepare: async () => {
        const { client } = await site().signedIn();
        return async () => (await client.POST('/account/closure', { body: { password: testPassword } })).response;
      },
    },
  };
}

/** Actions of a party itself, with its key. */
export function partyActions(site: () => AuditSite): Actions {
  const trail = 'registration_changes';
  return {
    createRegistration: {
      trail,
      prepare: () => {
        const params = { header: { 'Idempotency-Key': buildIdempotencyKey() } };
        const body = buildRegistration({ eventId: 'weekend', members: [buildMember()], quotedTotalCents: 20_000 });
        return Promise.resolve(
          async () => (await site().server.client.POST('/registrations', { params, body })).response,
        );
      },
    },
    replaceOwnLink: {
      trail,
      prepare: async () => {
        const {
          client,
          params: { path },
        } = await site().register();
        const params = { path, header: { 'Idempotency-Key': buildIdempotencyKey() } };
        return async () => (await client.POST('/registrations/{registrationId}/own-link', { params })).response;
      },
    },
    'cancelRegistration: by the party': {
      trail,
      prepare: async () => {
        const { client, params } = await site().register();
        const body = { version: 1 };
        return async () =>
          (await client.POST('/registrations/{registrationId}/cancellation', { params, body })).response;
      },
    },
    'changeParty: by the party': {
      trail,
      prepare: async () => {
        const party = await site().register();
        const { client, params } = party;
        const body = changeOf(party);
        return async () => (await client.PUT('/registrations/{registrationId}/party', { params, body })).response;
      },
    },
    'acceptOffer: by the party': {
      trail,
      prepare: async () => {
        const { client, params } = await offeredParty(site());
        const { data } = await client.GET('/registrations/{registrationId}/confirmation', { params });
        const body = { version: data?.registration.version ?? 0 };
        return async () => (await client.POST('/registrations/{registrationId}/offer', { params, body })).response;
      },
    },
    confirmAddress: {
      trail,
      prepare: async () => {
        const { client, params, registration } = await site().register();
        const token = site().server.context.secrets.addressToken(registration.id, registration.contact.email ?? '');
        const body = { token };
        return async () =>
          (await client.POST('/registrations/{registrationId}/address-confirmation', { params, body })).response;
      },
    },
    signWaivers: {
      trail,
      prepare: async () => {
        const { client, params, registration } = await site().register();
        const { version } = site().server.context.waivers.Residential.en;
        const people = registration.members.map(({ id }) => ({
          memberId: id,
          personNumber: 1,
          relation: 'self' as const,
        }));
        const body = { version, language: 'en', signerName: 'Ana Núñez', people, agrees: true } as const;
        return async () => (await client.POST('/registrations/{registrationId}/waivers', { params, body })).response;
      },
    },
  };
}
