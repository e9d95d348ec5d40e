import { auditLook } from '../../audit/audit.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { moveForms } from '../../forms/port.ts';
import { listSaturdays } from '../saturdays/calendar.ts';
import { setSaturday } from '../saturdays/set.ts';
import { requirePastSaturdays } from '../saturdays/taken.ts';
import { decideSabbathRequest } from './decide.ts';
import { listSabbathRequests } from './list.ts';
import { getSabbathRequest } from './present.ts';

type Operations =
  | 'listSabbathRequests'
  | 'getSabbathRequest'
  | 'decideSabbathRequest'
  | 'setSabbathRequestStates'
  | 'listSaturdays'
  | 'setSaturday';

/** Staff actions on requests for a Saturday. */
export function sabbathDeskHandlers(
  context: Pick<AppContext, 'db' | 'clock' | 'today' | 'enqueue' | 'enqueueAll'>,
): Pick<Handlers, Operations> {
  const { db, clock, today } = context;
  return {
    async listSabbathRequests({ query }, reply, { session }) {
      const list = await listSabbathRequests(db, query, clock());
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'sabbath-requests-viewed',
        subject: 'sabbath-requests',
      });
      return reply(200, list);
    },

    async getSabbathRequest({ path: { requestId } }, reply, { session }) {
      const request = await getSabbathRequest(db, requestId);
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'sabbath-request-viewed',
        subject: `sabbath:${requestId}`,
      });
      return reply(200, request);
    },

    async decideSabbathRequest({ path: { requestId }, header, body }, reply, { session }) {
      const key = { formId: requestId, idempotencyKey: header['Idempotency-Key'], userId: session.userId };
      await decideSabbathRequest(context, key, body);
      return reply(204);
    },

    async listSaturdays({ query: { from = today() } }, reply) {
      return reply(200, { items: await listSaturdays(db, from), today: today() });
    },

    async setSaturday({ path: { day }, body }, reply, { session }) {
      await setSaturday(context, day, body, session.userId);
      return reply(204);
    },

    async setSabbathRequestStates({ body: { state, requests } }, reply, { session }) {
      const { userId } = session;
      const items = await moveForms(context, {
        kind: 'sabbath',
        state,
        requests,
        action: 'sabbath-request-moved',
        userId,
        check: (transaction, ids) => requirePastSaturdays(transaction, ids, today()),
      });
      return reply(200, { items });
    },
  };
}
