import { audit } from '../access/audit.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { sendNow } from '../mail/send-now.ts';
import type { Parts } from '../parts.ts';
import { deleteSession, deleteSessionsOf } from '../session/store.ts';
import { isLastAdministrator } from '../users/administrators.ts';
import { accountMail } from './mail.ts';
import { collectOwnData } from './own-data.ts';
import { confirmPassword } from './password-check.ts';
import { presentAccount, presentOwnSession } from './present.ts';
import { deleteUser, findOwnSession, findProfile, listSessionsOf, updateProfile } from './store.ts';

type Operations =
  | 'getAccount'
  | 'updateAccount'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'downloadOwnData'
  | 'closeAccount';

/** One's own account: names, sessions, everything that is kept, and its end. */
export function accountHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, clock, config, log, mailer, rateLimiter } = parts;

  return {
    async getAccount(_input, reply, { session }) {
      return reply(200, presentAccount(await findProfile(db, session.userId)));
    },

    async updateAccount({ body }, reply, { session: { userId } }) {
      const now = clock();
      const changed = await db.transaction().execute(async (transaction) => {
        await audit(transaction, { at: now, action: 'account-changed', subject: `user:${String(userId)}`, actorUserId: userId });
        return updateProfile(transaction, userId, body, now);
      });
      return reply(200, presentAccount(changed));
    },

    async listOwnSessions(_input, reply, { session }) {
      const sessions = await listSessionsOf(db, session.userId, clock());
      return reply(200, { items: sessions.map((one) => presentOwnSession(one, session.id)) });
    },

    async endOwnSession({ path: { sessionId } }, reply, { session, setSessionToken }) {
      const { userId } = session;
      const found = await findOwnSession(db, userId, sessionId);
      if (!found) throw new ProblemError('not-found');
      await deleteSession(db, found.id);
      await audit(db, { at: clock(), action: 'sessions-ended', subject: `user:${String(userId)}`, actorUserId: userId });
      if (found.id === session.id) setSessionToken(null);
      return reply(204);
    },

    async endOtherSessions(_input, reply, { session: { id, userId } }) {
      await deleteSessionsOf(db, userId, id);
      await audit(db, { at: clock(), action: 'sessions-ended', subject: `user:${String(userId)}`, actorUserId: userId });
      return reply(204);
    },

    async downloadOwnData(_input, reply, { session: { id, userId }, language }) {
      await rateLimiter.consume('ownDataAccount', String(userId));
      const data = await collectOwnData(parts, { userId, sessionId: id, language });
      await audit(db, { at: clock(), action: 'data-downloaded', subject: `user:${String(userId)}`, actorUserId: userId });
      return reply(200, data);
    },

    async closeAccount({ body }, reply, { session: { userId }, setSessionToken }) {
      const user = await confirmPassword(parts, userId, body.password);
      await db.transaction().execute(async (transaction) => {
        if (await isLastAdministrator(transaction, userId)) throw new ProblemError('last-administrator');
        await deleteUser(transaction, userId);
        await audit(transaction, { at: clock(), action: 'account-closed', subject: `user:${String(userId)}`, actorUserId: userId });
      });
      setSessionToken(null);
      // No job: its payload would keep the address that was just deleted.
      await sendNow(mailer, accountMail('account-closed', user, config)).catch((error: unknown) => {
        log.warn({ err: error }, 'a closed account could not be told');
      });
      return reply(204);
    },
  };
}
