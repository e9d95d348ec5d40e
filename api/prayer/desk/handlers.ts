import { auditLook } from '../../audit/audit.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { findPrayerCards } from '../cards/cards.ts';
import { summarizePrayers } from '../summary/summary.ts';
import { prayerReader } from '../access.ts';
import type { PrayerReader } from '../access.ts';
import { claimPrayerRequest, releasePrayerRequest } from './claims.ts';
import { getPrayerRequest } from './details.ts';
import { listPrayerRequests } from './list.ts';
import { setPrayerRequestStates } from './states.ts';

type Operations =
  | 'listPrayerRequests'
  | 'listPrayerCards'
  | 'getPrayerSummary'
  | 'getPrayerRequest'
  | 'claimPrayerRequest'
  | 'releasePrayerRequest'
  | 'setPrayerRequestStates';

/** Actions of the prayer team and the director on prayer requests. */
export function prayerDeskHandlers(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueue' | 'mailLimiter' | 'today'>,
): Pick<Handlers, Operations> {
  const { db, clock, today } = context;
  /** The whole request, with what its reader may see. Whatever operation answers with it, the audit trail records the view. */
  const viewRequest = async (requestId: string, reader: PrayerReader) => {
    const request = await getPrayerRequest(db, requestId, reader, clock());
    await auditLook(db, {
      at: clock(),
      actorUserId: reader.userId,
      action: 'prayer-request-viewed',
      subject: `prayer:${requestId}`,
    });
    return request;
  };
  return {
    async listPrayerRequests({ query }, reply, { session }) {
      const reader = prayerReader(session);
      const list = await listPrayerRequests(db, query, reader, clock());
      await auditLook(db, {
        at: clock(),
        actorUserId: reader.userId,
        action: 'prayer-requests-viewed',
        subject: 'prayer-requests',
      });
      return reply(200, list);
    },

    async listPrayerCards({ query: { after } }, reply, { session }) {
      const reader = prayerReader(session);
      const items = await findPrayerCards(db, reader, clock(), after);
      await auditLook(db, {
        at: clock(),
        actorUserId: reader.userId,
        action: 'prayer-requests-viewed',
        subject: 'prayer-requests',
      });
      return reply(200, { items });
    },

    async getPrayerSummary({ query: { by } }, reply) {
      return reply(200, await summarizePrayers(db, by, today()));
    },

    async getPrayerRequest({ path: { requestId } }, reply, { session }) {
      return reply(200, await viewRequest(requestId, prayerReader(session)));
    },

    async claimPrayerRequest({ path: { requestId } }, reply, { session }) {
      const reader = prayerReader(session);
      await claimPrayerRequest(context, requestId, reader);
      return reply(200, await viewRequest(requestId, reader));
    },

    async releasePrayerRequest({ path: { requestId } }, reply, { session }) {
      await releasePrayerRequest(context, requestId, prayerReader(session));
      return reply(204);
    },

    async setPrayerRequestStates({ body }, reply, { session }) {
      return reply(200, { items: await setPrayerRequestStates(context, body, prayerReader(session)) });
    },
  };
}
