import { audit } from '../access/audit.ts';
import { parseUserTypes } from '../access/rules.ts';
import type { ActiveSession, Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { components } from '../contract/schema.gen.ts';
import { sendNow } from '../mail/send-now.ts';
import type { Parts } from '../parts.ts';
import { findUser, findUserByEmail } from '../users/store.ts';
import { createCode, tryCode } from './codes.ts';
import { codeMail } from './mail.ts';
import { verifyPassword } from './password.ts';
import { needsCode } from './rules.ts';
import { createSession, deleteSession } from './store.ts';
import type { SessionUser } from './store.ts';

type SessionState = components['schemas']['SessionState'];
type Operations = 'getSession' | 'signIn' | 'confirmSignIn' | 'signOut';

interface Caller {
  readonly session: ActiveSession | null;
  readonly setSessionToken: (token: string | null) => void;
}

function presentSession(session: ActiveSession | null): SessionState {
  if (!session) return { session: null };
  const { userId, firstName, lastName, userType, language, expiresAt } = session;
  return { session: { user: { id: userId, firstName, lastName, userType, language }, exp: expiresAt.getTime() } };
}

/** Signing in and out. */
export function sessionHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, clock, config, secrets, rateLimiter, mailer } = parts;

  /** A new session with a new token; one that the browser had before ends, so no token outlives a sign-in. */
  async function start(user: SessionUser & { readonly email: string }, caller: Caller): Promise<SessionState> {
    const now = clock();
    if (caller.session) await deleteSession(db, caller.session.id);
    const { session, token } = await createSession(db, user, now);
    await audit(db, { at: now, action: 'signed-in', subject: `user:${String(user.id)}`, actorUserId: user.id });
    await rateLimiter.reset('signInAccount', user.email);
    await rateLimiter.reset('codeAccount', String(user.id));
    caller.setSessionToken(token);
    return presentSession(session);
  }

  return {
    getSession(_input, reply, { session }) {
      return reply(200, presentSession(session));
    },

    async signIn({ body }, reply, caller) {
      const email = body.email.toLowerCase();
      await rateLimiter.consume('signInAccount', email);
      const user = await findUserByEmail(db, email);
      if (!(await verifyPassword(body.password, user?.password_hash ?? null)) || !user) {
        const subject = user ? `user:${String(user.id)}` : 'nobody';
        await audit(db, { at: clock(), action: 'sign-in-failed', subject });
        throw new ProblemError('sign-in-failed');
      }
      if (!needsCode(parseUserTypes(user.user_type))) return reply(200, await start(user, caller));

      const challenge = await createCode(db, secrets, user.id, clock());
      await sendNow(mailer, codeMail(user, challenge, config));
      return reply(202, { challengeId: challenge.challengeId, expiresAt: challenge.expiresAt.toISOString() });
    },

    async confirmSignIn({ body }, reply, caller) {
      const result = await tryCode(db, secrets, body.challengeId, body.code, clock());
      if (result.outcome === 'expired') throw new ProblemError('code-expired');
      const { userId, attemptsLeft } = result;
      // The right code counts too: past the limit it is refused like a wrong one, or guessing could go on.
      await rateLimiter.consume('codeAccount', String(userId));
      if (result.outcome === 'wrong') {
        await audit(db, { at: clock(), action: 'code-failed', subject: `user:${String(userId)}` });
        throw new ProblemError('code-wrong', { params: { attemptsLeft } });
      }
      const user = await findUser(db, userId);
      if (!user) throw new ProblemError('code-expired');
      return reply(200, await start(user, caller));
    },

    async signOut(_input, reply, { session, setSessionToken }) {
      if (session) {
        await deleteSession(db, session.id);
        const { userId } = session;
        await audit(db, { at: clock(), action: 'signed-out', subject: `user:${String(userId)}`, actorUserId: userId });
      }
      setSessionToken(null);
      return reply(204);
    },
  };
}
