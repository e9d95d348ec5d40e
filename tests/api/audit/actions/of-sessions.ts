import type { Actions, AuditSite } from './site.ts';
import { buildIdempotencyKey } from '../../../factories/registration.ts';

const content = {
  texts: { en: { title: 'Prayer' }, es: { title: 'Oración' } },
  kind: 'open' as const,
  date: '2027-05-01',
  time: '10:00',
  minutes: 60,
  timeZone: 'America/New_York',
  spoken: 'both' as const,
};
const saturdayPrayer = { ...content, kind: 'saturdayPrayer' as const };
const body = { content, repetition: { repeats: 'weekly' as const, until: '2027-05-22' } };

/** Staff actions on online sessions. */
export function sessionActions(site: () => AuditSite): Actions {
  const scheduled = async (what = content as typeof content | typeof saturdayPrayer) => {
    const { data } = await site().staff.POST('/online-sessions', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: { ...body, content: what },
    });
    if (!data) throw new Error('not scheduled');
    return { path: { sessionId: data.id } };
  };
  return {
    createOnlineSession: {
      prepare: () => {
        const params = { header: { 'Idempotency-Key': buildIdempotencyKey() } };
        return Promise.resolve(async () => (await site().staff.POST('/online-sessions', { params, body })).response);
      },
    },
    updateOnlineSession: {
      prepare: async () => {
        const params = await scheduled();
        const change = { version: 1, scope: 'following' as const, content: { ...content, time: '11:00' } };
        return async () => (await site().staff.PUT('/online-sessions/{sessionId}', { params, body: change })).response;
      },
    },
    cancelOnlineSession: {
      prepare: async () => {
        const params = await scheduled();
        const asked = { version: 1, scope: 'following' as const };
        return async () =>
          (await site().staff.POST('/online-sessions/{sessionId}/cancellation', { params, body: asked })).response;
      },
    },
    announceOnlineSession: {
      prepare: async () => {
        const params = await scheduled(saturdayPrayer);
        return async () => (await site().staff.PUT('/own-online-sessions/{sessionId}', { params })).response;
      },
    },
  };
}
