import { buildContactMessage } from '../../../factories/form.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createUser } from '../../../support/users.ts';
import type { Actions, AuditSite, Party } from './site.ts';

/** Creates a party with offered places. */
export async function offeredParty({ eventOf, register }: AuditSite): Promise<Party> {
  const eventId = await eventOf(1);
  const first = await register(eventId);
  const offered = await register(eventId);
  const body = { version: 1 };
  await first.client.POST('/registrations/{registrationId}/cancellation', { params: first.params, body });
  return offered;
}

async function versionOf({ client, params }: Party): Promise<number> {
  const { data } = await client.GET('/registrations/{registrationId}/confirmation', { params });
  if (!data) throw new Error('not found');
  return data.registration.version;
}

/** Builds the request that changes the first person's age. */
export function changeOf({ registration }: Party) {
  const members = registration.members.map(({ id, firstName, lastName }) => ({ id, firstName, lastName, age: 41 }));
  return { version: 1, contact: buildContact(), party: { rooms: 0, members }, quotedTotalCents: 20_000 };
}

/** Staff actions on registrations. */
export function registrationActions(site: () => AuditSite): Actions {
  const withKey = (params: Party['params']) => ({ ...params, header: { 'Idempotency-Key': buildIdempotencyKey() } });
  return {
    createStaffRegistration: {
      prepare: () => {
        const params = { header: { 'Idempotency-Key': buildIdempotencyKey() } };
        const registration = buildRegistration({
          eventId: 'weekend',
          members: [buildMember()],
          quotedTotalCents: 20_000,
        });
        const body = { source: 'phone', registration } as const;
        return Promise.resolve(
          async () => (await site().staff.POST('/staff-registrations', { params, body })).response,
        );
      },
    },
    cancelRegistration: {
      prepare: async () => {
        const { params } = await site().register();
        const body = { version: 1 };
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/cancellation', { params, body })).response;
      },
    },
    changeParty: {
      prepare: async () => {
        const party = await site().register();
        const { params } = party;
        const body = changeOf(party);
        return async () => (await site().staff.PUT('/registrations/{registrationId}/party', { params, body })).response;
      },
    },
    moveParty: {
      prepare: async () => {
        const { params } = await site().register();
        const body = { version: 1, eventId: await site().eventOf(5), quotedTotalCents: 20_000 };
        return async () => (await site().staff.POST('/registrations/{registrationId}/move', { params, body })).response;
      },
    },
    applyPrices: {
      prepare: async () => {
        const eventId = await site().eventOf(5);
        const { registration } = await site().register(eventId);
        const raise = `update events set rates = rates || '{"adultRetreatRate": 210}' where id = $1`;
        await site().database.pool.query(raise, [eventId]);
        const body = { parties: [{ registrationId: registration.id, version: 1, quotedTotalCents: 21_000 }] };
        const params = { path: { eventId } };
        return async () => (await site().staff.POST('/events/{eventId}/agreed-prices', { params, body })).response;
      },
    },
    acceptOffer: {
      prepare: async () => {
        const party = await offeredParty(site());
        const { params } = party;
        const body = { version: await versionOf(party) };
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/offer', { params, body })).response;
      },
    },
    promoteRegistration: {
      prepare: async () => {
        const eventId = await site().eventOf(1);
        await site().register(eventId);
        const { params } = await site().register(eventId);
        await site().database.pool.query('update events set max_registration_count = 5 where id = $1', [eventId]);
        const body = { version: 1 };
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/promotion', { params, body })).response;
      },
    },
    replaceLink: {
      prepare: async () => {
        const params = withKey((await site().register()).params);
        return async () => (await site().staff.POST('/registrations/{registrationId}/link', { params })).response;
      },
    },
    confirmAddressByPhone: {
      prepare: async () => {
        const { params } = await site().register();
        const body = { version: 1 };
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/phone-confirmation', { params, body })).response;
      },
    },
    releaseRegistrations: {
      prepare: async () => {
        const body = { registrationIds: [(await site().register()).registration.id] };
        return async () => (await site().staff.POST('/registration-releases', { body })).response;
      },
    },
    remindOfBalances: {
      prepare: async () => {
        const body = { registrationIds: [(await site().register()).registration.id] };
        return async () => (await site().staff.POST('/balance-reminders', { body })).response;
      },
    },
    remindOfSignatures: {
      prepare: async () => {
        const body = { registrationIds: [(await site().register()).registration.id] };
        return async () => (await site().staff.POST('/signature-reminders', { body })).response;
      },
    },
    sendRegistrationMessage: {
      prepare: async () => {
        const params = withKey((await site().register()).params);
        const body = { subject: 'Your arrival', text: 'Your room is ready.' };
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/messages', { params, body })).response;
      },
    },
    recordPayment: {
      prepare: async () => {
        const params = withKey((await site().register()).params);
        const body = { kind: 'payment', method: 'Check', amountCents: 5_000, receivedOn: '2027-04-01' } as const;
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/payments', { params, body })).response;
      },
    },
    adjustPrice: {
      prepare: async () => {
        const { params } = await site().register();
        const body = { version: 1, kind: 'discount', amountCents: 1_000, reason: 'A helper' } as const;
        return async () =>
          (await site().staff.PUT('/registrations/{registrationId}/price-adjustment', { params, body })).response;
      },
    },
    sendReceipt: {
      isRepeatable: true,
      prepare: async () => {
        const { params } = await site().register();
        const body = { kind: 'payment', method: 'Check', amountCents: 5_000, receivedOn: '2027-04-01' } as const;
        const { staff } = site();
        await staff.POST('/registrations/{registrationId}/payments', { params: withKey(params), body });
        const { data } = await staff.GET('/registrations/{registrationId}/payments', { params });
        const path = { ...params.path, paymentId: data?.items[0]?.id ?? '' };
        return async () =>
          (await staff.POST('/registrations/{registrationId}/payments/{paymentId}/receipt', { params: { path } }))
            .response;
      },
    },
    recordPaperWaivers: {
      prepare: async () => {
        const { params, registration } = await site().register();
        const { version } = site().server.context.waivers.Residential.en;
        const people = registration.members.map(({ id }) => ({
          memberId: id,
          personNumber: 1,
          relation: 'self' as const,
        }));
        const body = { version, language: 'en', signerName: 'Ana Núñez', signedOn: '2027-03-31', people } as const;
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/paper-waivers', { params, body })).response;
      },
    },
    sendWaiverLink: {
      isRepeatable: true,
      prepare: async () => {
        const { params, registration } = await site().register();
        const memberIds = registration.members.map(({ id }) => id);
        const body = { email: 'marta@example.org', language: 'es', memberIds } as const;
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/waiver-links', { params, body })).response;
      },
    },
    stopWaiverLink: {
      prepare: async () => {
        const { params, registration } = await site().register();
        const memberIds = registration.members.map(({ id }) => id);
        const body = { email: 'marta@example.org', language: 'es', memberIds } as const;
        const { data } = await site().staff.POST('/registrations/{registrationId}/waiver-links', { params, body });
        const path = { ...params.path, linkId: data?.links[0]?.id ?? '' };
        return async () =>
          (await site().staff.DELETE('/registrations/{registrationId}/waiver-links/{linkId}', { params: { path } }))
            .response;
      },
    },
  };
}

/** Staff actions on users and on messages held for review. */
export function userActions(site: () => AuditSite): Actions {
  const user = async () => {
    const { id, email } = await createUser(site().server.context.db, 'U');
    return { email, params: { path: { userId: id } } };
  };
  const heldMessage = async () => {
    const params = { header: { 'Idempotency-Key': buildIdempotencyKey() } };
    await site().server.client.POST('/contact-messages', { params, body: { form: buildContactMessage(), check: {} } });
    const { rows } = await site().database.pool.query<{ id: string }>(
      `select id from contact_messages where state = 'held'`,
    );
    return rows[0]?.id ?? '';
  };
  return {
    createUser: {
      prepare: () => {
        const email = `new.${buildIdempotencyKey()}@example.org`;
        const body = { firstName: 'Eva', lastName: 'Sol', email, language: 'es', userType: 'U' } as const;
        return Promise.resolve(async () => (await site().staff.POST('/users', { body })).response);
      },
    },
    'updateUser: deactivated': {
      prepare: async () => {
        const { params } = await user();
        const body = { version: 1, isActive: false };
        return async () => (await site().staff.PATCH('/users/{userId}', { params, body })).response;
      },
    },
    'updateUser: an address proposed': {
      prepare: async () => {
        const { params, email } = await user();
        const body = { version: 1, email: `new.${email}` };
        return async () => (await site().staff.PATCH('/users/{userId}', { params, body })).response;
      },
    },
    withdrawUserAddress: {
      prepare: async () => {
        const { params, email } = await user();
        await site().staff.PATCH('/users/{userId}', { params, body: { version: 1, email: `new.${email}` } });
        return async () => (await site().staff.DELETE('/users/{userId}/proposed-address', { params })).response;
      },
    },
    sendPasswordReset: {
      isRepeatable: true,
      prepare: async () => {
        const { params } = await user();
        return async () => (await site().staff.POST('/users/{userId}/password-reset', { params })).response;
      },
    },
    endUserSessions: {
      prepare: async () => {
        const params = { path: { userId: (await site().signedIn()).userId } };
        return async () => (await site().staff.DELETE('/users/{userId}/sessions', { params })).response;
      },
    },
    'decideHeldForms: released': {
      prepare: async () => {
        const body = { decision: 'release' as const, formIds: [await heldMessage()] };
        return async () => (await site().staff.POST('/held-form-decisions', { body })).response;
      },
    },
    'decideHeldForms: deleted': {
      prepare: async () => {
        const body = { decision: 'delete' as const, formIds: [await heldMessage()] };
        return async () => (await site().staff.POST('/held-form-decisions', { body })).response;
      },
    },
  };
}
