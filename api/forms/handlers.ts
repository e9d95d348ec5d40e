import { auditLook } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { parseUserTypes } from '../access/rules.ts';
import { answerForm } from './desk/answers.ts';
import { countNewForms } from './desk/news.ts';
import { deleteHeldForm, listHeldForms, releaseHeldForm } from './held-for-review.ts';
import { presentPreparedAnswers, readPreparedAnswers } from './prepared/prepared-answers.ts';
import { makeStamp } from './stamp.ts';

type Operations =
  | 'getFormStamp'
  | 'listHeldForms'
  | 'releaseHeldForm'
  | 'deleteHeldForm'
  | 'countNewForms'
  | 'listPreparedAnswers'
  | 'answerForm';

/** The stamp that every public form needs, and the forms held as suspected spam. */
export function formHandlers(
  parts: Pick<AppContext, 'db' | 'clock' | 'today' | 'enqueue' | 'mailLimiter' | 'secrets'>,
): Pick<Handlers, Operations> {
  const { db, clock, today, secrets } = parts;
  const prepared = readPreparedAnswers();
  return {
    getFormStamp(_input, reply) {
      return reply(200, { stamp: makeStamp(secrets, clock()), today: today() });
    },

    async countNewForms({ query }, reply, { session }) {
      return reply(200, { count: await countNewForms(db, parseUserTypes(session.userType), query) });
    },

    listPreparedAnswers(_input, reply, { language }) {
      return reply(200, { items: presentPreparedAnswers(prepared, language) });
    },

    async answerForm({ path: { kind, formId }, header, body }, reply, { session }) {
      const { userId, userType } = session;
      const key = { kind, formId, idempotencyKey: header['Idempotency-Key'], userId, held: parseUserTypes(userType) };
      await answerForm(parts, key, body, prepared);
      return reply(204);
    },

    async listHeldForms({ query }, reply, { session }) {
      const list = await listHeldForms(db, query, parseUserTypes(session.userType));
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'held-forms-viewed',
        subject: 'held-forms',
      });
      return reply(200, list);
    },

    async releaseHeldForm({ path }, reply, { session }) {
      await releaseHeldForm(parts, { ...path, held: parseUserTypes(session.userType) }, session.userId);
      return reply(204);
    },

    async deleteHeldForm({ path }, reply, { session }) {
      await deleteHeldForm(parts, { ...path, held: parseUserTypes(session.userType) }, session.userId);
      return reply(204);
    },
  };
}
