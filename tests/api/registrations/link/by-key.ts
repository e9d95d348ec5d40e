import { randomUUID } from 'node:crypto';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import type { TestServer } from '../../../support/servers/server.ts';

type Schemas = components['schemas'];

/** Registers one person for an event, with a new address unless one is given. */
export async function registerOne(
  server: TestServer,
  eventId: string,
  email = `${randomUUID()}@example.org`,
  idempotencyKey = buildIdempotencyKey(),
): Promise<Schemas['Confirmation'] & { readonly email: string }> {
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    body: buildRegistration({
      eventId,
      members: [buildMember({ firstName: 'Marisol' })],
      quotedTotalCents: 20_000,
      contact: buildContact({ email }),
    }),
  });
  if (!data) throw new Error(error.code);
  return { ...data, email };
}

/** Replaces a link, with this key. */
export function replaceWith(server: TestServer, registrationId: string, key: string, idempotencyKey = randomUUID()) {
  return server.clientWith({ Authorization: `Bearer ${key}` }).POST('/registrations/{registrationId}/own-link', {
    params: { path: { registrationId }, header: { 'Idempotency-Key': idempotencyKey } },
  });
}

/** Calls every operation that takes a registration's key; returns the problem code or success of each. */
export async function callAll(
  server: TestServer,
  { registration, key }: Pick<Schemas['Confirmation'], 'registration' | 'key'>,
): Promise<Record<string, string>> {
  const client = server.clientWith({ Authorization: `Bearer ${key}` });
  const { id: registrationId, version, members, contact } = registration;
  const path = { registrationId };
  const memberId = members[0]?.id ?? '';
  const people = [{ id: memberId, firstName: 'Marisol', lastName: 'Núñez', age: 40 }];
  const party = { rooms: 0, members: people };
  const params = { path };
  const outcome = ({ error }: { error?: { code: string } | undefined }): string => error?.code ?? 'done';
  const of = '/registrations/{registrationId}';
  return {
    getConfirmation: outcome(await client.GET(`${of}/confirmation`, { params })),
    getOwnDetails: outcome(await client.GET(`${of}/own-details`, { params })),
    getOwnHealth: outcome(await client.GET(`${of}/own-health`, { params })),
    getOwnReceipts: outcome(await client.GET(`${of}/own-receipts`, { params })),
    listPartyOnlineSessions: outcome(await client.GET(`${of}/online-sessions`, { params })),
    listOwnPayments: outcome(await client.GET(`${of}/own-payments`, { params })),
    getWaivers: outcome(await client.GET(`${of}/waivers`, { params })),
    listSignedWaivers: outcome(await client.GET(`${of}/signed-waivers`, { params })),
    quotePartyChange: outcome(await client.POST(`${of}/party-quote`, { params, body: party })),
    changeParty: outcome(
      await client.PUT(`${of}/party`, {
        params,
        body: { party, version, contact: { ...contact, email: contact.email ?? '' }, quotedTotalCents: 20_000 },
      }),
    ),
    acceptOffer: outcome(await client.POST(`${of}/offer`, { params, body: { version } })),
    startPayPalPayment: outcome(await client.POST(`${of}/paypal-order`, { params })),
    checkPayPalPayment: outcome(await client.POST(`${of}/paypal-order/check`, { params })),
    confirmAddress: outcome(await client.POST(`${of}/address-confirmation`, { params, body: { token: 'x' } })),
    signWaivers: outcome(
      await client.POST(`${of}/waivers`, {
        params,
        body: {
          version: server.context.waivers.Residential.en.version,
          language: 'en',
          agrees: true,
          signerName: 'Marisol Núñez',
          people: [{ memberId, personNumber: 1, relation: 'self' }],
        },
      }),
    ),
    sendWaiverLink: outcome(
      await client.POST(`${of}/waiver-links`, {
        params,
        body: { email: 'else@example.org', language: 'en', memberIds: [memberId] },
      }),
    ),
    stopWaiverLink: outcome(
      await client.DELETE(`${of}/waiver-links/{linkId}`, {
        params: { path: { registrationId, linkId: randomUUID() } },
      }),
    ),
    cancelRegistration: outcome(await client.POST(`${of}/cancellation`, { params, body: { version } })),
  };
}
