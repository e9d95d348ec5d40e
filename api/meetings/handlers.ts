import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audited } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { AppContext } from '../context.ts';
import { endRefused } from './access-token.ts';
import { authorizeAddress, ProviderRefusal, ProviderUnreachable, renewedTokens, tokensForCode } from './provider.ts';
import type { ProviderConfig, Tokens } from './provider.ts';
import { secondsUntil } from './rules.ts';
import { beginSignIn, findMeetingEnd, keepTokens, lockRefreshToken, takeSignIn } from './store.ts';

type Operations =
  | 'getMeetingProvider'
  | 'startMeetingSignIn'
  | 'getMeetingAccount'
  | 'finishMeetingSignIn'
  | 'renewMeetingAccount'
  | 'disconnectMeetingAccount';

type MeetingAccount = components['schemas']['MeetingAccount'];

/** The length that RFC 7636 recommends for a proof key, and just as hard to guess for a state. */
const newSecret = (): string => randomBytes(32).toString('base64url');

function presentAccount(end: Date | null, now: Date, configured: boolean): MeetingAccount {
  if (end === null) return { configured, connected: false };
  return { configured, connected: true, expiresIn: secondsUntil(end, now) };
}

/** Connects staff accounts to the online meeting provider. The tokens are stored sealed and never sent to a browser. */
export function meetingHandlers(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'rateLimiter' | 'enqueueAll'>,
  {
    onConnected,
    disconnect,
  }: {
    readonly onConnected: (userId: number) => Promise<void>;
    /** Ends a connection; returns whether there was one. */
    readonly disconnect: (transaction: Transaction<Database>, userId: number) => Promise<boolean>;
  },
): Pick<Handlers, Operations> {
  const { db, clock, config, log, rateLimiter } = context;
  const { meetings, publicUrl } = config;

  function provider(): ProviderConfig {
    if (!meetings) throw new ProblemError('meetings-not-configured');
    return meetings;
  }

  async function answered(tokens: Promise<Tokens>): Promise<Tokens> {
    try {
      return await tokens;
    } catch (error) {
      if (error instanceof ProviderRefusal) throw new ProblemError('meeting-refused');
      if (!(error instanceof ProviderUnreachable)) throw error;
      log.warn({ reason: error.message }, 'the meeting provider could not be reached');
      throw new ProblemError('meeting-unreachable');
    }
  }

  /** Exchanges the refresh token for new tokens; a refused one is deleted, which ends the connection. */
  async function renew(userId: number, configured: ProviderConfig): Promise<Date | 'none' | 'refused'> {
    return db.transaction().execute(async (transaction) => {
      const held = await lockRefreshToken(transaction, userId, configured.key);
      if (!held) return 'none';
      try {
        if (held.refreshToken === null) throw new ProblemError('meeting-refused');
        const tokens = await answered(renewedTokens(configured, held.refreshToken));
        return await keepTokens(transaction, userId, tokens, clock(), configured.key);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'meeting-refused') throw error;
        await endRefused(context, transaction, userId);
        return 'refused';
      }
    });
  }

  return {
    getMeetingProvider(_input, reply) {
      return reply(200, { configured: meetings !== null });
    },

    async startMeetingSignIn(_input, reply, { session }) {
      const configured = provider();
      await rateLimiter.consume('meetingAccount', String(session.userId));
      const [state, codeVerifier] = [newSecret(), newSecret()];
      await beginSignIn(db, { state, codeVerifier, sessionId: session.id, now: clock(), key: configured.key });
      return reply(201, { url: authorizeAddress(configured, publicUrl, state, codeVerifier) });
    },

    async getMeetingAccount(_input, reply, { session }) {
      const end = meetings ? await findMeetingEnd(db, session.userId) : null;
      return reply(200, presentAccount(end, clock(), meetings !== null));
    },

    async finishMeetingSignIn({ body }, reply, { session }) {
      const configured = provider();
      const { userId } = session;
      await rateLimiter.consume('meetingAccount', String(userId));
      const codeVerifier = await takeSignIn(db, body.state, session.id, clock(), configured.key);
      if (codeVerifier === null) throw new ProblemError('meeting-sign-in-invalid');
      const tokens = await answered(tokensForCode(configured, publicUrl, body.code, codeVerifier));
      const end = await audited(context, async (transaction, now) => ({
        result: await keepTokens(transaction, userId, tokens, now, configured.key),
        entries: [{ action: 'meeting-connected', subject: `user:${String(userId)}`, actorUserId: userId }],
      }));
      await onConnected(userId);
      return reply(200, presentAccount(end, clock(), true));
    },

    async renewMeetingAccount(_input, reply, { session: { userId } }) {
      const configured = provider();
      await rateLimiter.consume('meetingAccount', String(userId));
      const end = await renew(userId, configured);
      if (end === 'none') throw new ProblemError('not-found');
      if (end === 'refused') throw new ProblemError('meeting-refused');
      return reply(200, presentAccount(end, clock(), true));
    },

    async disconnectMeetingAccount(_input, reply, { session: { userId } }) {
      await audited(context, async (transaction) => {
        const wasConnected = await disconnect(transaction, userId);
        const entry = {
          action: 'meeting-disconnected',
          subject: `user:${String(userId)}`,
          actorUserId: userId,
        } as const;
        return { result: undefined, entries: wasConnected ? [entry] : [] };
      });
      return reply(204);
    },
  };
}
