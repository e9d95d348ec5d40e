import { Readable } from 'node:stream';
import { auditLook } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { Download } from '../platform/contract/handler.ts';
import type { ActiveSession, Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { withoutTags } from '../platform/text/rules.ts';
import { requireKey } from '../registrations/port.ts';
import { acceptMeetingEvent } from './attendance/receive.ts';
import { joinerOf, visitorOf } from './joining/access.ts';
import type { Joiner } from './joining/access.ts';
import { listPeople } from './joining/attendance.ts';
import { sessionCalendar } from './joining/calendar-file.ts';
import { joinerByKey } from './joining/entry-key.ts';
import { announce, enterSession } from './joining/entry.ts';
import {
  findOwnSession,
  findVisibleSession,
  listOwnSessions,
  listPartySessions,
  requireVisible,
} from './joining/own-sessions.ts';
import { listSessions } from './list.ts';
import { replaceLink } from './meetings/replace-link.ts';
import { startAddress } from './meetings/start.ts';
import { presentSession } from './present.ts';
import { cancelSessions, changeSessions, scheduleSessions } from './schedule.ts';
import { findHosts } from './store.ts';
import type { SessionRow } from './store.ts';

type Operations =
  | 'listOnlineSessions'
  | 'listOnlineSessionHosts'
  | 'createOnlineSession'
  | 'getOnlineSession'
  | 'updateOnlineSession'
  | 'cancelOnlineSession'
  | 'startOnlineSession'
  | 'listOnlineSessionPeople'
  | 'enterOnlineSession'
  | 'listOwnOnlineSessions'
  | 'getOwnOnlineSession'
  | 'getOnlineSessionCalendar'
  | 'listPartyOnlineSessions'
  | 'announceOnlineSession'
  | 'listOpenOnlineSessions'
  | 'getOpenOnlineSession'
  | 'enterOpenOnlineSession'
  | 'getOpenOnlineSessionCalendar'
  | 'replaceOnlineSessionLink'
  | 'receiveMeetingWebhook';

/** Online sessions: staff schedule and start them, and people join. */
export function onlineSessionHandlers(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll' | 'log' | 'rateLimiter' | 'secrets'>,
): Pick<Handlers, Operations> {
  const { db, clock, config } = context;

  const calendarOf = (session: SessionRow, language: 'en' | 'es', key?: string) =>
    new Download(
      'session.ics',
      'text/calendar; charset=utf-8',
      Readable.from([sessionCalendar(session, { language, key }, config)]),
    );

  /** The person who asks about a session, identified by the key of a link or by their login session. */
  async function joinerFor(
    sessionId: string,
    {
      session,
      onlineSessionKey,
      address,
    }: { session: ActiveSession | null; onlineSessionKey: string; address: string },
  ): Promise<Joiner> {
    if (onlineSessionKey !== '') {
      await context.rateLimiter.consume('sessionEntryAddress', address);
      return joinerByKey(context, sessionId, onlineSessionKey);
    }
    if (!session) throw new ProblemError('unauthenticated');
    return joinerOf(session);
  }

  return {
    async listOnlineSessions({ query }, reply) {
      return reply(200, await listSessions(db, query, { now: clock(), timeZone: config.site.timeZone }));
    },

    async listOnlineSessionHosts(_input, reply) {
      const hosts = await findHosts(db);
      const items = hosts.map(({ id, first_name, last_name }) => ({
        userId: id,
        name: withoutTags(`${first_name} ${last_name}`),
      }));
      return reply(200, { items });
    },

    async createOnlineSession({ header, body }, reply, { session: { userId } }) {
      const id = await scheduleSessions(context, body, { userId, idempotencyKey: header['Idempotency-Key'] });
      return reply(201, await presentSession(db, id, { userId, now: clock() }));
    },

    async getOnlineSession({ path: { sessionId } }, reply, { session: { userId } }) {
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async updateOnlineSession({ path: { sessionId }, body }, reply, { session: { userId } }) {
      await changeSessions(context, sessionId, body, userId);
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async cancelOnlineSession({ path: { sessionId }, body }, reply, { session: { userId } }) {
      await cancelSessions(context, sessionId, body, userId);
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async listOnlineSessionPeople({ path: { sessionId } }, reply, { session: { userId } }) {
      const items = await listPeople(db, sessionId);
      const subject = `online-session:${sessionId}`;
      await auditLook(db, { at: clock(), actorUserId: userId, action: 'online-session-people-viewed', subject });
      return reply(200, { items });
    },

    async startOnlineSession({ path: { sessionId } }, reply, { session: { userId } }) {
      await context.rateLimiter.consume('meetingAccount', String(userId));
      return reply(200, { url: await startAddress(context, sessionId, userId) });
    },

    async enterOnlineSession({ path: { sessionId } }, reply, caller) {
      const joiner = await joinerFor(sessionId, caller);
      if (caller.onlineSessionKey === '') await context.rateLimiter.consume('sessionEntryAddress', caller.address);
      await context.rateLimiter.consume('sessionEntry', joiner.person);
      return reply(200, await enterSession(context, sessionId, joiner));
    },

    async listOwnOnlineSessions({ query: { lng } }, reply, { session }) {
      return reply(200, await listOwnSessions(db, joinerOf(session), { language: lng, now: clock() }));
    },

    async getOwnOnlineSession({ path: { sessionId }, query: { lng } }, reply, caller) {
      const joiner = await joinerFor(sessionId, caller);
      return reply(200, await findOwnSession(db, joiner, sessionId, { language: lng, now: clock() }));
    },

    async getOnlineSessionCalendar({ path: { sessionId }, query: { lng } }, reply, caller) {
      const session = await requireVisible(db, await joinerFor(sessionId, caller), sessionId);
      const key = caller.onlineSessionKey === '' ? undefined : caller.onlineSessionKey;
      return reply(200, calendarOf(session, lng, key));
    },

    async listPartyOnlineSessions({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      await requireKey(context, registrationId, registrationKey);
      return reply(200, await listPartySessions(context, registrationId, lng));
    },

    async announceOnlineSession({ path: { sessionId }, query: { lng } }, reply, { session }) {
      const joiner = joinerOf(session);
      await context.rateLimiter.consume('sessionEntry', joiner.person);
      await announce(context, sessionId, session.userId, joiner);
      return reply(200, await findOwnSession(db, joiner, sessionId, { language: lng, now: clock() }));
    },

    async listOpenOnlineSessions({ query: { lng } }, reply) {
      if (!config.meetings) return reply(200, { items: [] });
      return reply(200, await listOwnSessions(db, visitorOf(), { language: lng, now: clock() }));
    },

    async getOpenOnlineSession({ path: { sessionId }, query: { lng } }, reply) {
      // Learning that a session is not open must not require a login: the page asks this about every session.
      const session = await findVisibleSession(db, visitorOf(), sessionId, { language: lng, now: clock() });
      return reply(200, { session });
    },

    async enterOpenOnlineSession({ path: { sessionId } }, reply) {
      return reply(200, await enterSession(context, sessionId, visitorOf()));
    },

    async getOpenOnlineSessionCalendar({ path: { sessionId }, query: { lng } }, reply) {
      return reply(200, calendarOf(await requireVisible(db, visitorOf(), sessionId), lng));
    },

    async replaceOnlineSessionLink({ path: { sessionId } }, reply, { session: { userId } }) {
      await replaceLink(context, sessionId, userId);
      return reply(200, await presentSession(db, sessionId, { userId, now: clock() }));
    },

    async receiveMeetingWebhook({ header, body }, reply, { rawBody }) {
      const timestamp = header['x-zm-request-timestamp'];
      const signed = { timestamp, signature: header['x-zm-signature'], rawBody };
      const proof = await acceptMeetingEvent(context, signed, body);
      return proof ? reply(200, proof) : reply(204);
    },
  };
}
