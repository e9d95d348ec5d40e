import { audited, auditUnchanged } from '../audit/audit.ts';
import type { AuditAction } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { enqueueSealed } from '../platform/jobs/sealed-mail.ts';
import type { AppContext } from '../context.ts';
import { parseUserTypes } from '../access/rules.ts';
import { confirmsEndingSessions } from '../session/rules.ts';
import { deleteSession, deleteSessionsOf } from '../session/port.ts';
import { hostLeaves } from '../online-sessions/port.ts';
import { isLastAdministrator } from '../users/port.ts';
import { eraseRecipient } from '../mailings/port.ts';
import { eraseSubscriber } from '../news/port.ts';
import { accountMail } from './mail/account-email.ts';
import { collectOwnData } from './own-data.ts';
import { confirmPassword } from './password/check.ts';
import { presentAccount, presentOwnSession } from './present.ts';
import { loadProposedAddress } from './proposed-address/proposed-address.ts';
import { deleteUser, findOwnSession, findProfile, listSessionsOf, updateProfile } from './store.ts';

type Operations =
  | 'getAccount'
  | 'updateAccount'
  | 'listOwnSessions'
  | 'endSessions'
  | 'downloadOwnData'
  | 'closeAccount';

/** The audit trail's entry for what someone does to their own account. */
function entryOf<Action extends AuditAction>(action: Action, userId: number) {
  return { action, subject: `user:${String(userId)}`, actorUserId: userId };
}

/** A user's own account: names, sessions, a copy of all data, and closing the account. */
export function accountHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, config, rateLimiter } = context;

  async function load(userId: number) {
    return presentAccount(await findProfile(db, userId), await loadProposedAddress(db, userId, clock()));
  }

  return {
    async getAccount(_input, reply, { session }) {
      return reply(200, await load(session.userId));
    },

    async updateAccount({ body }, reply, { session: { userId } }) {
      const changed = await audited(context, async (transaction, now) => {
        const { profile, isChanged } = await updateProfile(transaction, userId, body, now);
        return { result: profile, entries: isChanged ? [entryOf('account-changed', userId)] : [] };
      });
      return reply(200, presentAccount(changed, await loadProposedAddress(db, userId, clock())));
    },

    async listOwnSessions(_input, reply, { session }) {
      const sessions = await listSessionsOf(db, session.userId, clock());
      return reply(200, { items: sessions.map((one) => presentOwnSession(one, session.id)) });
    },

    async endSessions(
      { body: { sessionId, password } },
      reply,
      { session: { id, userId, userType }, setSessionToken },
    ) {
      const found = sessionId === undefined ? undefined : await findOwnSession(db, userId, sessionId);
      if (sessionId !== undefined && !found) throw new ProblemError('not-found');
      const isPresentOne = found?.id === id;
      if (!isPresentOne && confirmsEndingSessions(parseUserTypes(userType))) {
        if (password === undefined) {
          throw new ProblemError('invalid-request', {
            errors: [{ in: 'body', pointer: '/password', rule: 'required' }],
          });
        }
        await confirmPassword(context, userId, password);
      }
      await audited(context, async (transaction) => {
        const isEnded = found
          ? await deleteSession(transaction, found.id)
          : (await deleteSessionsOf(transaction, userId, id)) > 0;
        return { result: undefined, entries: isEnded ? [entryOf('sessions-ended', userId)] : [] };
      });
      if (isPresentOne) setSessionToken(null);
      return reply(204);
    },

    async downloadOwnData(_input, reply, { session: { id, userId }, language }) {
      await rateLimiter.consume('ownDataAccount', String(userId));
      const data = await collectOwnData(context, { userId, sessionId: id, language });
      await auditUnchanged(db, { at: clock(), ...entryOf('data-downloaded', userId) });
      return reply(200, data);
    },

    async closeAccount({ body }, reply, { session: { userId }, setSessionToken }) {
      const user = await confirmPassword(context, userId, body.password);
      await audited(context, async (transaction, now) => {
        if (await isLastAdministrator(transaction, userId)) throw new ProblemError('last-administrator');
        await hostLeaves(context, transaction, userId);
        // A duplicate of this request closed it a moment ago.
        if (!(await deleteUser(transaction, userId))) throw new ProblemError('unauthenticated');
        await eraseSubscriber(transaction, context, user.email, now);
        await eraseRecipient(transaction, user.email, now);
        await enqueueSealed(transaction, context, accountMail('account-closed', user, config));
        return { result: undefined, entries: [entryOf('account-closed', userId)] };
      });
      setSessionToken(null);
      return reply(204);
    },
  };
}
