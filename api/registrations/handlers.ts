import { audit, auditLook } from '../access/audit.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { Parts } from '../parts.ts';
import { findDetails } from './details.ts';
import { listRegistrations } from './list.ts';
import { requireKey } from './key.ts';
import { loadRegistration } from './load.ts';
import { presentRegistration } from './present.ts';
import { createIntake } from './register.ts';

type Operations = 'createRegistration' | 'getConfirmation' | 'listRegistrations' | 'getRegistration' | 'getRegistrationDetails';

/** Registering, one's own registration, and the registrations for staff. */
export function registrationHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, clock, config, secrets, rush } = parts;
  const register = createIntake(parts);

  return {
    async createRegistration({ body, header }, reply, { language, session }) {
      if (body.contact.email === undefined) {
        throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/contact/email', rule: 'required' }] });
      }
      const submission = { request: body, idempotencyKey: header['Idempotency-Key'], readerLanguage: language, userId: session?.userId ?? null };
      const { record, event, isNew } = await rush.during(() => register(submission));
      const registration = presentRegistration(record, event, record.language, config.site, clock());
      return reply(isNew ? 201 : 200, { registration, key: secrets.registrationKey(record.id) });
    },

    async getConfirmation({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      requireKey(secrets, registrationId, registrationKey);
      return reply(200, { registration: await loadRegistration(parts, registrationId, lng), key: registrationKey });
    },

    async listRegistrations({ query }, reply) {
      return reply(200, await listRegistrations(db, query, clock()));
    },

    async getRegistration({ path: { registrationId }, query: { lng } }, reply, { session }) {
      const registration = await loadRegistration(parts, registrationId, lng);
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
      await audit(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'registration-details-viewed',
        subject: `registration:${registrationId}`,
      });
      return reply(200, details);
    },
  };
}
