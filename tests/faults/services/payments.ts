import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { secondsUntil } from '../waiting.ts';
import { messageOf } from '../words.ts';
import type { Service } from './service.ts';

const text = {
  name: 'Bible Convention',
  timings: 'Two days',
  short_description: 'Days.',
  description: 'Two days.',
  location: 'Here',
  paymentOptions: { PayPal: 'Online.' },
};
const price = 5_000;

/** Registers a party that pays at PayPal. */
async function registerParty({ server }: FaultSite, eventId: string) {
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      ...{ eventId, paymentMethod: 'PayPal', members: [buildMember()], quotedTotalCents: price },
      contact: buildContact(),
    }),
  });
  if (!data) throw new Error('not registered');
  const client = server.clientWith({ Authorization: `Bearer ${data.key}` });
  const params = { path: { registrationId: data.registration.id } };
  return {
    id: data.registration.id,
    start: async () => client.POST('/registrations/{registrationId}/paypal-order', { params }),
    check: async () => client.POST('/registrations/{registrationId}/paypal-order/check', { params }),
  };
}

/** PayPal: people start payments and return from it. */
export const payPal: Service = {
  lineOf: ({ payPal: { url } }) => ({ port: Number(new URL(url).port) }),
  envOf: (_services, port) => ({ PAYPAL_API_URL: `http://127.0.0.1:${String(port)}` }),
  prepare: async (site) => {
    const eventId = await createEvent(site.server.context.db, 'paid', {
      ...{ type: 'Convention', paymentMethods: ['PayPal'], texts: { en: text, es: text } },
      rates: { adultRetreatRate: 50, youngAdultRate: 50, teenRate: 50, childRate: 50, toddlerRate: 0 },
      maxRegistrationCount: 5_000,
    });
    const paid = async (id: string): Promise<number> => {
      const { rows } = await site.database.pool.query<{ count: number }>(
        'select count(*)::int as count from payments where registration_id = $1',
        [id],
      );
      return rows[0]?.count ?? 0;
    };
    const agreed = async () => {
      const party = await registerParty(site, eventId);
      const { data } = await party.start();
      if (data?.approveUrl === undefined) return undefined;
      site.payPal.agree(data.approveUrl);
      return party;
    };
    const waiting = await agreed();
    if (!waiting) throw new Error('PayPal does not work at first');
    return {
      use: async () => {
        const party = await agreed();
        await party?.check();
        return party !== undefined && (await paid(party.id)) === 1;
      },
      refusal: async () => {
        const party = await registerParty(site, eventId);
        const { error } = await party.start();
        // Someone returns from PayPal meanwhile: their payment is looked up later.
        await waiting.check();
        return messageOf(error?.code);
      },
      failures: async () => {
        await secondsUntil(async () => {
          await waiting.check();
          return (await paid(waiting.id)) > 0;
        });
        const captures = [...site.payPal.orders.values()].filter((order) => order.captures.length > 1).length;
        const count = await paid(waiting.id);
        return [
          ...(count === 1 ? [] : [`what was paid meanwhile is ${String(count)} times in the ledger`]),
          ...(captures > 0 ? [`${String(captures)} people were charged twice`] : []),
        ];
      },
    };
  },
};
