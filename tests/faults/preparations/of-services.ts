import type { Actions } from '../../api/audit/actions/site.ts';
import { participantEvent } from '../../../api/demo/meetings/events.ts';
import { createEvent } from '../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { signInAs } from '../../support/users.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { waitForJobs } from '../kills/rows.ts';

const options = { PayPal: 'Online.' };
const text = {
  name: 'Bible Convention',
  timings: 'Two days',
  short_description: 'Days.',
  description: 'Two days.',
  location: 'Here',
  paymentOptions: options,
};

/** Actions with payments at PayPal. */
export function payPalActions(site: () => FaultSite): Actions {
  const party = async () => {
    const { server } = site();
    const eventId = await createEvent(server.context.db, 'convention', {
      type: 'Convention',
      rates: { adultRetreatRate: 50, youngAdultRate: 50, teenRate: 50, childRate: 50, toddlerRate: 0 },
      paymentMethods: ['PayPal'],
      texts: { en: text, es: text },
    });
    const { data } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId,
        paymentMethod: 'PayPal',
        members: [buildMember(), buildMember()],
        quotedTotalCents: 10_000,
        contact: buildContact(),
      }),
    });
    if (!data) throw new Error('not registered');
    const client = server.clientWith({ Authorization: `Bearer ${data.key}` });
    const params = { path: { registrationId: data.registration.id } };
    const start = async () => client.POST('/registrations/{registrationId}/paypal-order', { params });
    const check = async () => client.POST('/registrations/{registrationId}/paypal-order/check', { params });
    return { params, start, check };
  };
  /** A party that approved its payment at PayPal. */
  const agreed = async () => {
    const made = await party();
    const { data } = await made.start();
    site().payPal.agree(data?.approveUrl ?? '');
    return made;
  };
  return {
    startPayPalPayment: {
      prepare: async () => {
        const { start } = await party();
        return async () => (await start()).response;
      },
    },
    checkPayPalPayment: {
      prepare: async () => {
        const { check } = await agreed();
        return async () => (await check()).response;
      },
    },
    returnFromPayPal: {
      prepare: async () => {
        await agreed();
        const { database, server } = site();
        const { rows } = await database.pool.query<{ id: string }>('select id from paypal_orders');
        const order = rows[0]?.id ?? '';
        const body = { order, key: server.context.secrets.payPalReturnKey(order) };
        return async () => (await server.client.POST('/paypal-returns', { body })).response;
      },
    },
    receivePayPalWebhook: {
      prepare: async () => {
        const { check } = await agreed();
        await check();
        const { payPal, server } = site();
        const [capture] = [...payPal.orders.values()].at(-1)?.captures ?? [];
        const given = payPal.foreignRefund(capture?.id ?? '', '40.00');
        const { body, headers } = payPal.webhookEvent('PAYMENT.CAPTURE.REFUNDED', given, payPal.webhookId);
        return async () =>
          fetch(`${server.url}/api/paypal-webhooks/${payPal.clientId}`, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body,
          });
      },
    },
    refundPayPalPayment: {
      prepare: async () => {
        const { check, params } = await agreed();
        await check();
        const { staff } = site();
        const { data } = await staff.GET('/registrations/{registrationId}/payments', { params });
        const path = { ...params.path, paymentId: data?.items[0]?.id ?? '' };
        const header = { 'Idempotency-Key': buildIdempotencyKey() };
        return async () =>
          (
            await staff.POST('/registrations/{registrationId}/payments/{paymentId}/refund', {
              params: { path, header },
              body: { amountCents: 2_500, note: 'One cannot come' },
            })
          ).response;
      },
    },
    resolveUnmatchedPayment: {
      prepare: async () => {
        const { payPal, staff } = site();
        payPal.oddities.push({ amount: { value: '70.00', currency_code: 'USD' } });
        const { check } = await agreed();
        await check();
        const { data } = await staff.GET('/unmatched-payments');
        const params = { path: { unmatchedId: data?.items[0]?.id ?? '' } };
        const body = { kind: 'refundedElsewhere', note: 'Returned by check' } as const;
        return async () =>
          (await staff.POST('/unmatched-payments/{unmatchedId}/resolution', { params, body })).response;
      },
    },
  };
}

/** Actions with the meeting provider. */
export function meetingActions(site: () => FaultSite): Actions {
  const host = async () => {
    const { server, now } = site();
    const { cookie, userId } = await signInAs(server.context.db, 'S,P', now());
    return { client: server.clientWith({ Cookie: cookie }), userId };
  };
  const begin = async () => {
    const { client, userId } = await host();
    const { data } = await client.POST('/meetings/sign-in');
    const body = site().provider.allow(data?.url ?? '', `account-${String(userId)}`);
    return { client, userId, body };
  };
  const connected = async () => {
    const { client, userId, body } = await begin();
    await client.POST('/meetings/account', { body });
    return { client, userId };
  };
  /** A session that starts in a few minutes, with its meeting. */
  const scheduled = async () => {
    const { client, userId } = await connected();
    const content = {
      texts: { en: { title: 'Prayer' }, es: { title: 'Oración' } },
      kind: 'open',
      date: '2027-04-01',
      time: '08:05',
      minutes: 60,
      timeZone: 'America/New_York',
      spoken: 'both',
      hostUserId: userId,
    } as const;
    const { data } = await client.POST('/online-sessions', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { content, repetition: { repeats: 'once' } },
    });
    await waitForJobs(site().database.pool);
    return { client, params: { path: { sessionId: data?.id ?? '' } } };
  };
  return {
    startMeetingSignIn: {
      isRepeatable: true,
      prepare: async () => {
        const { client } = await host();
        return async () => (await client.POST('/meetings/sign-in')).response;
      },
    },
    finishMeetingSignIn: {
      prepare: async () => {
        const { client, body } = await begin();
        return async () => (await client.POST('/meetings/account', { body })).response;
      },
    },
    renewMeetingAccount: {
      isRepeatable: true,
      prepare: async () => {
        const { client } = await connected();
        return async () => (await client.POST('/meetings/account/renewal')).response;
      },
    },
    disconnectMeetingAccount: {
      prepare: async () => {
        const { client } = await connected();
        return async () => (await client.DELETE('/meetings/account')).response;
      },
    },
    startOnlineSession: {
      // Every start gets a new address from the provider, and its own entry.
      isRepeatable: true,
      prepare: async () => {
        const { client, params } = await scheduled();
        return async () => (await client.POST('/online-sessions/{sessionId}/start', { params })).response;
      },
    },
    replaceOnlineSessionLink: {
      prepare: async () => {
        const { client, params } = await scheduled();
        return async () => (await client.POST('/online-sessions/{sessionId}/link', { params })).response;
      },
    },
    enterOpenOnlineSession: {
      // Nothing identifies a visitor who returns.
      isRepeatable: true,
      prepare: async () => {
        const { params } = await scheduled();
        const { database, server } = site();
        await database.pool.query('update online_sessions set is_on_page = true where id = $1', [
          params.path.sessionId,
        ]);
        return async () => (await server.client.POST('/open-online-sessions/{sessionId}/entry', { params })).response;
      },
    },
    receiveMeetingWebhook: {
      prepare: async () => {
        await scheduled();
        const { provider, server, now } = site();
        const meeting = [...provider.meetings.values()].at(-1);
        if (!meeting) throw new Error('no meeting');
        const body = participantEvent('joined', { number: 1 }, { meeting, at: now() });
        return () => provider.tell(server.url, body, { at: now() });
      },
    },
    enterOnlineSession: {
      prepare: async () => {
        const { params } = await scheduled();
        const { client } = await site().signedIn();
        return async () => (await client.POST('/online-sessions/{sessionId}/entry', { params })).response;
      },
    },
  };
}
