import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { findEvent } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { findKnownPeople } from './known-people.ts';
import { loadRegistration } from '../load-registration.ts';
import { createIntake } from '../create/register.ts';
import { adjustPrice, closeParties, closeParty } from './adjust-price.ts';
import { listOwnEntries, recordWithParty, requireRecordable } from './entry.ts';
import type { PartyRecorders } from './entry.ts';
import { listFigures } from './figures.ts';
import { writeMessage } from './messages.ts';
import { getOverview } from '../overview/overview.ts';
import { readWaitingList } from './waiting-list.ts';

type Operations =
  | 'listRegistrationFigures'
  | 'getEventOverview'
  | 'createStaffRegistration'
  | 'listOwnEntries'
  | 'getWaitingList'
  | 'findKnownPeople'
  | 'sendRegistrationMessage'
  | 'adjustPrice'
  | 'closeRegistration'
  | 'closeRegistrations';

/** Handlers for staff only: register on a party's behalf, see who is waiting or already registered, email a party. */
export function staffHandlers(context: AppContext, recorders: PartyRecorders): Pick<Handlers, Operations> {
  const { db, clock } = context;
  const register = createIntake(context);

  return {
    async listRegistrationFigures({ query: { lng } }, reply) {
      return reply(200, { items: await listFigures(db, lng, clock()) });
    },

    async getEventOverview({ path: { eventId }, query: { lng } }, reply) {
      return reply(200, await getOverview(context, eventId, lng));
    },

    async createStaffRegistration({ body, query: { lng }, header }, reply, { session: { userId } }) {
      const { source, registration, withoutAdultReason } = body;
      const idempotencyKey = header['Idempotency-Key'];
      await requireRecordable(context, body);
      const registered = await register({
        request: registration,
        idempotencyKey,
        readerLanguage: lng,
        byStaff: { userId, source, withoutAdultReason },
      });
      const { record, isNew } = registered;
      await recordWithParty(recorders, record.id, body, { idempotencyKey, userId });
      return reply(isNew ? 201 : 200, await loadRegistration(context, record.id, lng));
    },

    async listOwnEntries({ query: { lng } }, reply, { session: { userId } }) {
      return reply(200, { items: await listOwnEntries(context, userId, lng) });
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
      await writeMessage(context, registrationId, body, header['Idempotency-Key'], userId);
      return reply(202);
    },

    async adjustPrice({ path: { registrationId }, query: { lng }, body }, reply, { session }) {
      await adjustPrice(context, registrationId, body, session.userId);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async closeRegistration({ path: { registrationId }, query: { lng }, body }, reply, { session }) {
      await closeParty(context, registrationId, body, session.userId);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async closeRegistrations({ body }, reply, { session: { userId } }) {
      return reply(200, { items: await closeParties(context, body, userId) });
    },
  };
}
