import { audit } from '../access/audit.ts';
import { parseUserTypes } from '../access/rules.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { discardDraftsOf } from '../drafts/store.ts';
import { sendNow } from '../mail/send-now.ts';
import type { Parts } from '../parts.ts';
import { findUser, findUserByEmail } from '../users/store.ts';
import { createCode, tryCode } from './codes.ts';
import { deviceOf } from './device.ts';
import { countCodeTry, countSignInTry } from './guessing.ts';
import { codeMail } from './mail.ts';
import { verifyPassword } from './password.ts';
import { presentSession, presentSessionState } from './present.ts';
import { needsCode } from './rules.ts';
import { signInUser } from './sign-in.ts';
import { createGuestSession, deleteSession, pauseGuestSession, resumeGuestSession } from './store.ts';

type Operations = 'getSession' | 'signIn' | 'confirmSignIn' | 'continueAsGuest' | 'reportActivity' | 'signOut';

/** Signing in and out, going on as a guest, and staying. */
export function sessionHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, clock, config, secrets, rateLimiter, mailer } = parts;

  return {
    getSession(_input, reply, { session }) {
      return reply(200, presentSessionState(session, clock()));
    },

    async signIn({ body }, reply, caller) {
      const email = body.email.toLowerCase();
      const user = await findUserByEmail(db, email);
      await countSignInTry(parts, { email, user }, caller);
      if (!(await verifyPassword(body.password, user?.password_hash ?? null)) || !user) {
        const subject = user ? `user:${String(user.id)}` : 'nobody';
        await audit(db, { at: clock(), action: 'sign-in-failed', subject });
        throw new ProblemError('sign-in-failed');
      }
      if (!needsCode(parseUserTypes(user.user_type))) {
        return reply(200, { session: presentSession(await signInUser(parts, user, caller), clock()) });
      }
      await rateLimiter.consume('codeMails', String(user.id));
      const challenge = await createCode(db, secrets, user.id, clock());
      await sendNow(mailer, codeMail(user, challenge, config));
      return reply(202, { challengeId: challenge.challengeId, expiresAt: challenge.expiresAt.toISOString() });
    },

    async confirmSignIn({ body }, reply, caller) {
      const result = await tryCode(db, secrets, body.challengeId, body.code, clock());
      if (result.outcome === 'expired') throw new ProblemError('code-expired');
      const { userId, attemptsLeft } = result;
      await countCodeTry(parts, userId);
      if (result.outcome === 'wrong') {
        await audit(db, { at: clock(), action: 'code-failed', subject: `user:${String(userId)}` });
        throw new ProblemError('code-wrong', { params: { attemptsLeft } });
      }
      const user = await findUser(db, userId);
      if (!user) throw new ProblemError('code-expired');
      return reply(200, { session: presentSession(await signInUser(parts, user, caller), clock()) });
    },

    async continueAsGuest(_input, reply, { session, sessionToken, userAgent, setSessionToken }) {
      if (session) return reply(200, { session: presentSession(session, clock()) });
      const now = clock();
      const earlier = sessionToken === undefined ? null : await resumeGuestSession(db, sessionToken, now);
      const guest = earlier ?? (await createGuestSession(db, now, deviceOf(userAgent)));
      setSessionToken(guest.token);
      return reply(200, { session: presentSession(guest.session, now) });
    },

    reportActivity(_input, reply, { session }) {
      // Every changing request prolongs the session (http/session.ts); this one does nothing else.
      return reply(200, { session: presentSession(session, clock()) });
    },

    async signOut({ query: { keepDrafts } }, reply, { session, setSessionToken }) {
      if (session?.userId === null) {
        if (keepDrafts) {
          // The cookie stays: with it the same browser gets its drafts back, and nothing else.
          await pauseGuestSession(db, session.id, clock());
          return reply(204);
        }
        await deleteSession(db, session.id);
      } else if (session) {
        const { userId } = session;
        await deleteSession(db, session.id);
        if (!keepDrafts) await discardDraftsOf(db, userId);
        await audit(db, { at: clock(), action: 'signed-out', subject: `user:${String(userId)}`, actorUserId: userId });
      }
      setSessionToken(null);
      return reply(204);
    },
  };
}
