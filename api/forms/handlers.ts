import { auditLook } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { parseUserTypes } from '../access/rules.ts';
import { answerForm } from './desk/answers.ts';
import { countNewForms } from './desk/new-forms.ts';
import { decideHeldForms } from './held/decide.ts';
import { countNewHeldForms, getHeldForm, listHeldForms } from './held/list.ts';
import { presentPreparedAnswers, readPreparedAnswers } from './prepared/prepared-answers.ts';
import { makeStamp } from './stamp.ts';

type Operations =
  | 'getFormStamp'
  | 'listHeldForms'
  | 'getHeldForm'
  | 'decideHeldForms'
  | 'countNewForms'
  | 'listPreparedAnswers'
  | 'answerForm';

/** The stamp that every public form needs, and the forms held as suspected spam. */
export function formHandlers(
  context: Pick<AppContext, 'db' | 'clock' | 'today' | 'enqueue' | 'mailLimiter' | 'secrets'>,
): Pick<Handlers, Operations> {
  const { db, clock, today, secrets } = context;
  const prepared = readPreparedAnswers();
  const lookedAtHeld = (actorUserId: number) =>
    auditLook(db, { at: clock(), actorUserId, action: 'held-forms-viewed', subject: 'held-forms' });
  return {
    getFormStamp(_input, reply) {
      return reply(200, { stamp: makeStamp(secrets, clock()), today: today() });
    },

    async countNewForms({ query: { kind, since } }, reply, { session }) {
      const held = parseUserTypes(session.userType);
      const count = await (kind === 'held'
        ? countNewHeldForms(db, held, since)
        : countNewForms(db, held, { kind, since }));
      return reply(200, { count });
    },

    listPreparedAnswers(_input, reply, { language }) {
      return reply(200, { items: presentPreparedAnswers(prepared, language) });
    },

    async answerForm({ path: { kind, formId }, header, body }, reply, { session }) {
      const { userId, userType } = session;
      const key = { kind, formId, idempotencyKey: header['Idempotency-Key'], userId, held: parseUserTypes(userType) };
      await answerForm(context, key, body, prepared);
      return reply(204);
    },

    async listHeldForms({ query }, reply, { session }) {
      const list = await listHeldForms(db, query, parseUserTypes(session.userType), clock());
      await lookedAtHeld(session.userId);
      return reply(200, list);
    },

    async getHeldForm({ path: { formId } }, reply, { session }) {
      const form = await getHeldForm(db, formId, parseUserTypes(session.userType));
      await lookedAtHeld(session.userId);
      return reply(200, form);
    },

    async decideHeldForms({ body }, reply, { session: { userId, userType } }) {
      await decideHeldForms(context, body, { userId, held: parseUserTypes(userType) });
      return reply(204);
    },
  };
}
