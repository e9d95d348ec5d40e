import { auditLook, auditUnchanged } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import type { AppContext } from '../context.ts';
import { findDetails } from './details/details.ts';
import { countParty } from './intake-limits.ts';
import { listRegistrations } from './desk/list.ts';
import { requireKey } from './link-key.ts';
import { loadRegistration } from './load-registration.ts';
import { healthAlone, withoutHealth } from './own/details.ts';
import { presentRegistration } from './present.ts';
import { findSubmission } from './store.ts';
import { createIntake } from './create/register.ts';
import { activeMembers } from '../people/rules.ts';

type Operations =
  | 'createRegistration'
  | 'getOwnDetails'
  | 'getOwnHealth'
  | 'listRegistrations'
  | 'getRegistration'
  | 'getRegistrationDetails';

/** Handlers for registering, for self-service, and for the staff's registrations. */
export function registrationHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, config, secrets, foregroundRequests } = context;
  const register = createIntake(context);

  return {
    async createRegistration({ body, header }, reply, { address, language, session }) {
      if (body.contact.email === undefined) {
        throw new ProblemError('invalid-request', {
          errors: [{ in: 'body', pointer: '/contact/email', rule: 'required' }],
        });
      }
      const userId = session?.userId ?? null;
      const submission = {
        request: body,
        idempotencyKey: header['Idempotency-Key'],
        readerLanguage: language,
        userId,
        cause: causeOf({ address, session }),
      };
      const takeBack = await countParty(
        context.rateLimiter,
        { address, userId },
        activeMembers(body.members).length,
        async () => (await findSubmission(db, submission.idempotencyKey)) !== null,
      );
      const { record, event, isNew } = await foregroundRequests
        .during(() => register(submission))
        .catch(async (error: unknown) => {
          await takeBack();
          throw error;
        });
      if (!isNew) await takeBack();
      const registration = presentRegistration(record, event, record.language, config.site, clock());
      // A repeated request gets the same key as before, so that it does not bypass a replaced link.
      const key = secrets.registrationKey({ id: record.id, linkNumber: 0 });
      return reply(isNew ? 201 : 200, { registration, key });
    },

    async getOwnDetails({ path: { registrationId } }, reply, { registrationKey }) {
      await requireKey(context, registrationId, registrationKey);
      const details = await findDetails(db, registrationId);
      if (!details) throw new ProblemError('not-found');
      return reply(200, withoutHealth(details));
    },

    async getOwnHealth({ path: { registrationId } }, reply, { registrationKey }) {
      await requireKey(context, registrationId, registrationKey);
      const details = await findDetails(db, registrationId);
      if (!details) throw new ProblemError('not-found');
      await auditUnchanged(db, {
        at: clock(),
        action: 'own-health-viewed',
        subject: `registration:${registrationId}`,
      });
      return reply(200, healthAlone(details));
    },

    async listRegistrations({ query }, reply) {
      return reply(200, await listRegistrations(context, query, clock()));
    },

    async getRegistration({ path: { registrationId }, query: { lng } }, reply, { session }) {
      const registration = await loadRegistration(context, registrationId, lng);
      await auditLook(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'registration-viewed',
        subject: `registration:${registrationId}`,
      });
      return reply(200, registration);
    },

    async getRegistrationDetails({ path: { registrationId } }, reply, { session }) {
      const details = await findDetails(db, registrationId);
      if (!details) throw new ProblemError('not-found');
      await auditUnchanged(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'registration-details-viewed',
        subject: `registration:${registrationId}`,
      });
      return reply(200, details);
    },
  };
}
