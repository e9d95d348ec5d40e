import { audited, auditUnchanged } from '../audit/audit.ts';
import { holdsAny, parseUserTypes } from '../access/rules.ts';
import { forgetDevicesOf } from '../arrivals/port.ts';
import { findMeetingEnd } from '../meetings/port.ts';
import { hosts as meetingHosts, secondsUntil } from '../meetings/rules.ts';
import type { ActiveSession, Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { discardDraftsOf } from '../platform/drafts/store.ts';
import type { AppContext } from '../context.ts';
import { findUser, findUserByEmail } from '../users/port.ts';
import { findCodeMailState } from './mail/login-code-delivery.ts';
import { createCode, tryCode } from './login-codes.ts';
import { deviceOf } from './device.ts';
import { countCodeTry, countSignInTry } from './guessing.ts';
import { verifyPassword } from './password/password.ts';
import { presentSession, presentSessionState } from './present.ts';
import { needsCode } from './rules.ts';
import { signInUser } from './sign-in.ts';
import { createGuestSession, deleteSession } from './store.ts';

type Operations =
  | 'getSession'
  | 'signIn'
  | 'confirmSignIn'
  | 'getCodeMail'
  | 'continueAsGuest'
  | 'reportActivity'
  | 'signOut';

/** Signing in and out, continuing as a guest, and staying signed in. */
export function sessionHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, secrets, rateLimiter } = context;

  /** The network of an attempt, for the audit trail. */
  const networkOf = ({ address }: { readonly address: string }) => ({ network: secrets.auditedNetwork(address) });

  /** The session, with the remaining time of a meeting account: the server renews it automatically, and browsers see this here. */
  async function stateOf(session: ActiveSession | null): Promise<components['schemas']['SessionState']> {
    const now = clock();
    const state = presentSessionState(session, now);
    const mayHost = session !== null && holdsAny(parseUserTypes(session.userType), meetingHosts);
    if (!state.session || session?.userId == null || !context.config.meetings || !mayHost) return state;
    const end = await findMeetingEnd(db, session.userId);
    if (!end) return state;
    return { session: { ...state.session, meetingExpiresIn: secondsUntil(end, now) } };
  }

  return {
    async getSession(_input, reply, { session }) {
      return reply(200, await stateOf(session));
    },

    async signIn({ body }, reply, caller) {
      const email = body.email.toLowerCase();
      const user = await findUserByEmail(db, email);
      await countSignInTry(context, { email, user }, caller);
      if (!(await verifyPassword(body.password, user?.password_hash ?? null)) || !user) {
        const subject = user ? `user:${String(user.id)}` : 'nobody';
        await auditUnchanged(db, { at: clock(), action: 'sign-in-failed', subject, details: networkOf(caller) });
        throw new ProblemError('sign-in-failed');
      }
      if (!needsCode(parseUserTypes(user.user_type))) {
        return reply(200, { session: presentSession(await signInUser(context, user, caller), clock()) });
      }
      await rateLimiter.consume('codeMails', String(user.id));
      // The email is sent by a job, so the request does not wait for the mail server.
      const challenge = await db.transaction().execute(async (transaction) => {
        const created = await createCode(transaction, secrets, user.id, clock());
        await context.enqueue(transaction, 'code-mail', { challengeId: created.challengeId });
        return created;
      });
      return reply(202, { challengeId: challenge.challengeId, expiresAt: challenge.expiresAt.toISOString() });
    },

    async getCodeMail({ path: { challengeId } }, reply) {
      const state = await findCodeMailState(context, challengeId);
      if (state === null) throw new ProblemError('code-expired');
      return reply(200, { state });
    },

    async confirmSignIn({ body }, reply, caller) {
      const result = await tryCode(db, secrets, body.challengeId, body.code, clock());
      if (result.outcome === 'expired') throw new ProblemError('code-expired');
      const { userId, attemptsLeft } = result;
      await countCodeTry(context, userId);
      if (result.outcome === 'wrong') {
        await auditUnchanged(db, {
          at: clock(),
          action: 'code-failed',
          subject: `user:${String(userId)}`,
          details: networkOf(caller),
        });
        throw new ProblemError('code-wrong', { params: { attemptsLeft } });
      }
      const user = await findUser(db, userId);
      if (!user) throw new ProblemError('code-expired');
      return reply(200, {
        session: presentSession(await signInUser(context, user, caller, body.challengeId), clock()),
      });
    },

    async continueAsGuest(_input, reply, { session, userAgent, setSessionToken }) {
      if (session) return reply(200, { session: presentSession(session, clock()) });
      const now = clock();
      // Always a new session: nothing proves that a guest is the same person as before.
      const guest = await createGuestSession(db, now, deviceOf(userAgent));
      setSessionToken(guest.token);
      return reply(200, { session: presentSession(guest.session, now) });
    },

    async reportActivity(_input, reply, { session }) {
      // Every changing request prolongs the session (http/session.ts); this one does nothing else.
      return reply(200, await stateOf(session));
    },

    async signOut({ query: { keepDrafts } }, reply, { session, setSessionToken }) {
      if (session?.userId === null) {
        // A guest's drafts belong to the session and are deleted with it.
        await deleteSession(db, session.id);
      } else if (session) {
        const { userId } = session;
        await audited(context, async (transaction) => {
          if (!keepDrafts) {
            await forgetDevicesOf(transaction, session.id);
            await discardDraftsOf(transaction, userId);
          }
          const isEnded = await deleteSession(transaction, session.id);
          const entry = { action: 'signed-out', subject: `user:${String(userId)}`, actorUserId: userId } as const;
          return { result: undefined, entries: isEnded ? [entry] : [] };
        });
      }
      setSessionToken(null);
      return reply(204);
    },
  };
}
