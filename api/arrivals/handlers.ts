import { holdsAny, parseUserTypes } from '../access/rules.ts';
import { findEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { loadRegistration } from '../registrations/port.ts';
import { answerQuestion } from './answer.ts';
import { freePlaces } from './free-places.ts';
import { listDoorParties, listQuestions } from './list.ts';
import { findPreparedDevice, prepareDevice, removePreparedDevice } from './prepared-devices.ts';
import { createArrivalIntake } from './record.ts';

type Operations =
  | 'listDoorParties'
  | 'recordArrivals'
  | 'listArrivalQuestions'
  | 'answerArrivalQuestion'
  | 'freePlaces'
  | 'getPreparedDevice'
  | 'prepareDevice'
  | 'removePreparedDevice';

/** Check-in at the door of an event. */
export function arrivalHandlers(context: AppContext): Pick<Handlers, Operations> {
  const recordArrivals = createArrivalIntake(context);
  return {
    async listDoorParties({ path: { eventId }, query: { page, pageSize, since, lng } }, reply) {
      const event = await findEvent(context.db, eventId);
      if (!event) throw new ProblemError('not-found');
      const request = { page, pageSize, language: lng, ...(since !== undefined && { since: new Date(since) }) };
      return reply(200, await listDoorParties(context, event, request));
    },

    async recordArrivals({ path: { eventId }, body }, reply, { session: { userId } }) {
      return reply(200, await recordArrivals({ eventId, batch: body, userId }));
    },

    async listArrivalQuestions({ path: { eventId }, query: { page } }, reply) {
      return reply(200, await listQuestions(context.db, eventId, page));
    },

    async answerArrivalQuestion({ path: { eventId, recordId }, body }, reply, { session: { userId } }) {
      await answerQuestion(context, eventId, recordId, body, userId);
      return reply(204);
    },

    async freePlaces({ path: { registrationId }, query: { lng }, body }, reply, { session: { userId } }) {
      await freePlaces(context, registrationId, body, userId);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async getPreparedDevice({ path }, reply, { session: { userId, id } }) {
      return reply(200, await findPreparedDevice(context, { ...path, userId, sessionId: id }));
    },

    async prepareDevice({ path }, reply, { session: { userId, id } }) {
      return reply(200, await prepareDevice(context, { ...path, userId, sessionId: id }));
    },

    async removePreparedDevice({ path }, reply, { session: { userId, userType } }) {
      const whose = holdsAny(parseUserTypes(userType), ['A']) ? 'any' : 'own';
      await removePreparedDevice(context, { ...path, userId }, whose);
      return reply(204);
    },
  };
}
