import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { findEvent } from '../../events/store.ts';
import type { Parts } from '../../context.ts';
import { findKnownPeople } from './known-people.ts';
import { loadRegistration } from '../load.ts';
import { createIntake } from '../create/register.ts';
import { listOwnEntries, recordWithParty, requireRecordable } from './entry.ts';
import { listFigures } from './figures.ts';
import { writeMessage } from './messages.ts';
import { readWaitingList } from './waiting-list.ts';

type Operations =
  | 'listRegistrationFigures'
  | 'createStaffRegistration'
  | 'listOwnEntries'
  | 'getWaitingList'
  | 'findKnownPeople'
  | 'sendRegistrationMessage';

/** What only staff do with registrations: take them on a party's behalf, see who waits or comes already, write to a party. */
export function staffHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, clock } = parts;
  const register = createIntake(parts);

  return {
    async listRegistrationFigures({ query: { lng } }, reply) {
      return reply(200, { items: await listFigures(db, lng, clock()) });
    },

    async createStaffRegistration({ body, query: { lng }, header }, reply, { session: { userId } }) {
      const { source, registration, withoutAdultReason } = body;
      const idempotencyKey = header['Idempotency-Key'];
      await requireRecordable(parts, body);
      const registered = await register({
        request: registration,
        idempotencyKey,
        readerLanguage: lng,
        byStaff: { userId, source, withoutAdultReason },
      });
      await recordWithParty(parts, registered, body, { idempotencyKey, userId });
      const { record, isNew } = registered;
      return reply(isNew ? 201 : 200, await loadRegistration(parts, record.id, lng));
    },

    async listOwnEntries({ query: { lng } }, reply, { session: { userId } }) {
      return reply(200, { items: await listOwnEntries(parts, userId, lng) });
    },

    async getWaitingList({ path: { eventId }, query: { page, lng } }, reply) {
      return reply(200, await readWaitingList(db, eventId, { page, language: lng, now: clock() }));
    },

    async findKnownPeople({ path: { eventId }, body }, reply) {
      const [event, items] = await Promise.all([findEvent(db, eventId), findKnownPeople(db, eventId, body)]);
      if (!event) throw new ProblemError('not-found');
      return reply(200, { items });
    },

    async sendRegistrationMessage({ path: { registrationId }, header, body }, reply, { session: { userId } }) {
      await writeMessage(parts, registrationId, body, header['Idempotency-Key'], userId);
      return reply(202);
    },
  };
}
