import { makeStamp } from '../../../api/forms/stamp.ts';
import type { Actions } from '../../api/audit/actions/site.ts';
import {
  buildContactMessage,
  buildPrayerRequest,
  buildSabbathRequest,
  buildSabbathRetreat,
} from '../../factories/form.ts';
import { buildIdempotencyKey, buildMember } from '../../factories/registration.ts';
import type { FaultSite } from '../site/fault-site.ts';

/** Actions of visitors who send forms and requests, and of the prayer team. */
export function formActions(site: () => FaultSite): Actions {
  const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });
  const check = () => {
    const { server, now } = site();
    return { stamp: makeStamp(server.context.secrets, new Date(now().getTime() - 60_000)), decoy: '' };
  };
  const members = [buildMember()];
  const asked = async () => {
    const body = { form: buildPrayerRequest(), check: check() };
    await site().server.client.POST('/prayer-requests', { params: { header: header() }, body });
    const { rows } = await site().database.pool.query<{ id: string }>('select id from prayer_requests');
    return { params: { path: { requestId: rows[0]?.id ?? '' } } };
  };
  return {
    createQuote: {
      prepare: async () => {
        const body = { eventId: 'weekend', rooms: 0, members };
        return async () => (await site().server.client.POST('/quotes', { body })).response;
      },
    },
    quotePartyChange: {
      prepare: async () => {
        const { client, params } = await site().register();
        const body = { rooms: 0, members };
        return async () =>
          (await client.POST('/registrations/{registrationId}/party-quote', { params, body })).response;
      },
    },
    quotePartyMove: {
      prepare: async () => {
        const { params } = await site().register();
        const body = { eventId: await site().eventOf(5) };
        return async () =>
          (await site().staff.POST('/registrations/{registrationId}/move-quote', { params, body })).response;
      },
    },
    findKnownPeople: {
      prepare: async () => {
        await site().register();
        const params = { path: { eventId: 'weekend' } };
        const body = { people: [{ firstName: 'Ana', lastName: 'Núñez', age: 40 }] };
        return async () => (await site().staff.POST('/events/{eventId}/known-people', { params, body })).response;
      },
    },
    createContactMessage: {
      prepare: async () => {
        const params = { header: header() };
        const body = { form: buildContactMessage(), check: check() };
        return async () => (await site().server.client.POST('/contact-messages', { params, body })).response;
      },
    },
    createPrayerRequest: {
      prepare: async () => {
        const params = { header: header() };
        const body = { form: buildPrayerRequest(), check: check() };
        return async () => (await site().server.client.POST('/prayer-requests', { params, body })).response;
      },
    },
    createSabbathRequest: {
      prepare: async () => {
        const params = { header: header() };
        const body = { form: buildSabbathRequest(), check: check() };
        return async () => (await site().server.client.POST('/sabbath-requests', { params, body })).response;
      },
    },
    createSabbathRetreatRequest: {
      prepare: async () => {
        const params = { header: header() };
        const body = { form: buildSabbathRetreat(), check: check() };
        return async () => (await site().server.client.POST('/sabbath-retreat-requests', { params, body })).response;
      },
    },
    claimPrayerRequest: {
      prepare: async () => {
        const { params } = await asked();
        return async () => (await site().team.POST('/prayer-requests/{requestId}/claim', { params })).response;
      },
    },
    releasePrayerRequest: {
      prepare: async () => {
        const { params } = await asked();
        await site().team.POST('/prayer-requests/{requestId}/claim', { params });
        return async () => (await site().team.DELETE('/prayer-requests/{requestId}/claim', { params })).response;
      },
    },
    replyToSaturdayProposal: {
      prepare: async () => {
        const { server, staff, database } = site();
        const body = { form: buildSabbathRequest(), check: check() };
        await server.client.POST('/sabbath-requests', { params: { header: header() }, body });
        const { rows } = await database.pool.query<{ id: string; version: number }>(
          'select id, version from sabbath_requests',
        );
        const { id = '', version = 0 } = rows[0] ?? {};
        await staff.POST('/sabbath-requests/{requestId}/decision', {
          params: { path: { requestId: id }, header: header() },
          body: { version, decision: 'proposed', day: '2027-05-01' },
        });
        const { rows: answers } = await database.pool.query<{ id: string }>('select id from form_answers');
        const answerId = answers[0]?.id ?? '';
        const params = { path: { proposal: `${answerId}.${server.context.secrets.proposalToken(answerId)}` } };
        return async () =>
          (await server.client.POST('/saturday-proposals/{proposal}', { params, body: { reply: 'yes' } })).response;
      },
    },
  };
}
