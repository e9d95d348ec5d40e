import { auditLook } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { Parts } from '../context.ts';
import { deleteHeldForm, listHeldForms, releaseHeldForm } from './held-for-review.ts';
import { makeStamp } from './stamp.ts';

type Operations = 'getFormStamp' | 'listHeldForms' | 'releaseHeldForm' | 'deleteHeldForm';

/** What every public form is opened with, and what looked like a program's work, for staff to decide about. */
export function formHandlers(
  parts: Pick<Parts, 'db' | 'clock' | 'today' | 'enqueue' | 'secrets'>,
): Pick<Handlers, Operations> {
  const { db, clock, today, secrets } = parts;
  return {
    getFormStamp(_input, reply) {
      return reply(200, { stamp: makeStamp(secrets, clock()), today: today() });
    },

    async listHeldForms({ query: { page } }, reply, { session }) {
      const list = await listHeldForms(db, page);
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'held-forms-viewed',
        subject: 'held-forms',
      });
      return reply(200, list);
    },

    async releaseHeldForm({ path }, reply, { session }) {
      await releaseHeldForm(parts, path, session.userId);
      return reply(204);
    },

    async deleteHeldForm({ path }, reply, { session }) {
      await deleteHeldForm(parts, path, session.userId);
      return reply(204);
    },
  };
}
