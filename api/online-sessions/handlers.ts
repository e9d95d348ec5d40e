import type { Parts } from '../context.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { withoutTags } from '../platform/text/rules.ts';
import { joinerOf } from './joining/access.ts';
import { announce, enterSession } from './joining/entry.ts';
import { findOwnSession, listOwnSessions } from './joining/own-sessions.ts';
import { listSessions } from './list.ts';
import { startAddress } from './meetings/start.ts';
import { presentSession } from './present.ts';
import { cancelSessions, changeSessions, scheduleSessions } from './schedule.ts';
import { findHosts } from './store.ts';

type Operations =
  | 'listOnlineSessions'
  | 'listOnlineSessionHosts'
  | 'createOnlineSession'
  | 'getOnlineSession'
  | 'updateOnlineSession'
  | 'cancelOnlineSession'
  | 'startOnlineSession'
  | 'enterOnlineSession'
  | 'listOwnOnlineSessions'
  | 'getOwnOnlineSession'
  | 'announceOnlineSession';

/** Online sessions: staff schedule and start them, and people join. */
export function onlineSessionHandlers(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'enqueueAll' | 'rateLimiter'>,
): Pick<Handlers, Operations> {
  const { db, clock } = parts;
  return {
    async listOnlineSessions({ query }, reply) {
      return reply(200, await listSessions(db, query, clock()));
    },

    async listOnlineSessionHosts(_input, reply) {
      const hosts = await findHosts(db);
      const items = hosts.map(({ id, first_name, last_name }) => ({
        userId: id,
        name: withoutTags(`${first_name} ${last_name}`),
      }));
      return reply(200, { items });
    },

    async createOnlineSession({ body }, reply, { session: { userId } }) {
      const id = await scheduleSessions(parts, body, userId);
      return reply(201, await presentSession(db, id, { userId, now: clock() }));
    },

    async getOnlineSession({ path: { sessionId } }, reply, { session: { userId } }) {
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async updateOnlineSession({ path: { sessionId }, body }, reply, { session: { userId } }) {
      await changeSessions(parts, sessionId, body, userId);
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async cancelOnlineSession({ path: { sessionId }, body }, reply, { session: { userId } }) {
      await cancelSessions(parts, sessionId, body, userId);
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async startOnlineSession({ path: { sessionId } }, reply, { session: { userId } }) {
      await parts.rateLimiter.consume('meetingAccount', String(userId));
      return reply(200, { url: await startAddress(parts, sessionId, userId) });
    },

    async enterOnlineSession({ path: { sessionId } }, reply, { session, address }) {
      const joiner = joinerOf(session);
      await parts.rateLimiter.consume('sessionEntryAddress', address);
      await parts.rateLimiter.consume('sessionEntry', joiner.person);
      return reply(200, await enterSession(parts, sessionId, joiner));
    },

    async listOwnOnlineSessions({ query: { lng } }, reply, { session }) {
      return reply(200, await listOwnSessions(db, joinerOf(session), lng, clock()));
    },

    async getOwnOnlineSession({ path: { sessionId }, query: { lng } }, reply, { session }) {
      return reply(200, await findOwnSession(db, joinerOf(session), sessionId, { language: lng, now: clock() }));
    },

    async announceOnlineSession({ path: { sessionId }, query: { lng } }, reply, { session }) {
      const joiner = joinerOf(session);
      await parts.rateLimiter.consume('sessionEntry', joiner.person);
      await announce(parts, sessionId, session.userId, joiner);
      return reply(200, await findOwnSession(db, joiner, sessionId, { language: lng, now: clock() }));
    },
  };
}
