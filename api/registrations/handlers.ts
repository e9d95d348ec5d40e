import { audit } from '../access/audit.ts';
import { isSame } from '../access/secrets.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { components } from '../contract/schema.gen.ts';
import { findEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import { listRegistrations } from './list.ts';
import { presentRegistration } from './present.ts';
import { createIntake } from './register.ts';
import { findRegistration } from './store.ts';

type Registration = components['schemas']['Registration'];
type Operations = 'createRegistration' | 'getConfirmation' | 'listRegistrations' | 'getRegistration';

/** Registering, one's own registration, and the registrations for staff. */
export function registrationHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, clock, config, secrets } = parts;
  const register = createIntake(parts);

  async function load(id: string, language: 'en' | 'es'): Promise<Registration> {
    const record = await findRegistration(db, id);
    const event = record && (await findEvent(db, record.eventId));
    if (!event) throw new ProblemError('not-found');
    return presentRegistration(record, event, language, config.site);
  }

  return {
    async createRegistration({ body, header }, reply, { language, session }) {
      const { record, event, isNew } = await register({
        request: body,
        idempotencyKey: header['Idempotency-Key'],
        readerLanguage: language,
        userId: session?.userId ?? null,
      });
      const registration = presentRegistration(record, event, record.language, config.site);
      return reply(isNew ? 201 : 200, { registration, key: secrets.registrationKey(record.id) });
    },

    async getConfirmation({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      const key = secrets.registrationKey(registrationId);
      if (!isSame(Buffer.from(registrationKey), Buffer.from(key))) throw new ProblemError('unauthenticated');
      return reply(200, { registration: await load(registrationId, lng), key });
    },

    async listRegistrations({ query }, reply) {
      return reply(200, await listRegistrations(db, query));
    },

    async getRegistration({ path: { registrationId }, query: { lng } }, reply, { session }) {
      const registration = await load(registrationId, lng);
      await audit(db, {
        at: clock(),
        actorUserId: session.userId,
        action: 'registration-viewed',
        subject: `registration:${registrationId}`,
      });
      return reply(200, registration);
    },
  };
}
