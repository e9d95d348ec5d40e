import { auditLook } from '../../audit/audit.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { moveForms } from '../../forms/port.ts';
import { getContactMessage, listContactMessages } from './messages.ts';

type Operations = 'listContactMessages' | 'getContactMessage' | 'setContactMessageStates';

/** Staff actions on messages from the contact form. */
export function contactDeskHandlers(context: Pick<AppContext, 'db' | 'clock'>): Pick<Handlers, Operations> {
  const { db, clock } = context;
  return {
    async listContactMessages({ query }, reply, { session }) {
      const list = await listContactMessages(db, query, clock());
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'contact-messages-viewed',
        subject: 'contact-messages',
      });
      return reply(200, list);
    },

    async getContactMessage({ path: { requestId } }, reply, { session }) {
      const message = await getContactMessage(db, requestId);
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'contact-message-viewed',
        subject: `contact:${requestId}`,
      });
      return reply(200, message);
    },

    async setContactMessageStates({ body: { state, requests } }, reply, { session }) {
      const { userId } = session;
      const items = await moveForms(context, {
        kind: 'contact',
        state,
        requests,
        action: 'contact-message-moved',
        userId,
      });
      return reply(200, { items });
    },
  };
}
