import { loadProposedAddress } from '../account/port.ts';
import { listAuditEntries } from '../audit/audit.ts';
import { audit, auditLook } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { AppContext } from '../context.ts';
import { hashPassword, ownNames, requireUnguessable } from '../session/port.ts';
import { useAdministratorLink } from './administrator-link.ts';
import { findWholeUser, listUsers } from './list.ts';
import { changeUser, createInvitedUser, sendPasswordLink, signOutEverywhere, withdrawAddress } from './manage.ts';
import { presentUser } from './present.ts';
import { hasAdministrator, insertUser, isEmailTaken, replaceUser } from '../users/port.ts';

const administratorId = 0;

type Operations =
  | 'createFirstAdministrator'
  | 'listUsers'
  | 'createUser'
  | 'getUser'
  | 'updateUser'
  | 'withdrawUserAddress'
  | 'sendPasswordReset'
  | 'endUserSessions'
  | 'listUserHistory';

/** The account of the first administrator, and the users as staff see and edit them. */
export function userHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, config } = context;

  async function load(userId: number): Promise<components['schemas']['UserDetails']> {
    const user = await findWholeUser(db, userId, clock());
    if (!user) throw new ProblemError('not-found');
    return presentUser(user, await loadProposedAddress(db, userId, clock()));
  }

  return {
    async listUsers({ query }, reply) {
      return reply(200, await listUsers(db, query, clock()));
    },

    async createUser({ body }, reply, { session }) {
      const id = await createInvitedUser(context, session.userId, body);
      return reply(201, await load(id));
    },

    async getUser({ path: { userId } }, reply, { session }) {
      const user = await load(userId);
      if (userId !== session.userId) {
        await auditLook(db, {
          at: clock(),
          actorUserId: session.userId,
          action: 'user-viewed',
          subject: `user:${String(userId)}`,
        });
      }
      return reply(200, user);
    },

    async updateUser({ path: { userId }, body }, reply, { session }) {
      await changeUser(context, session.userId, userId, body);
      return reply(200, await load(userId));
    },

    async withdrawUserAddress({ path: { userId } }, reply, { session }) {
      await withdrawAddress(context, session.userId, userId);
      return reply(204);
    },

    async sendPasswordReset({ path: { userId } }, reply, { session }) {
      await sendPasswordLink(context, session.userId, userId);
      return reply(202);
    },

    async endUserSessions({ path: { userId } }, reply, { session }) {
      await signOutEverywhere(context, session.userId, userId);
      return reply(204);
    },

    async listUserHistory({ path: { userId }, query: { page } }, reply, { session }) {
      const subject = `user:${String(userId)}`;
      await load(userId);
      if (userId !== session.userId) {
        await auditLook(db, { at: clock(), actorUserId: session.userId, action: 'user-history-viewed', subject });
      }
      return reply(200, await listAuditEntries(db, { page, subject, lng: session.language }, clock()));
    },

    async createFirstAdministrator({ body }, reply) {
      const { token, password, ...person } = body;
      requireUnguessable(password, [...ownNames(config), person.firstName, person.lastName, person.email]);
      const passwordHash = await hashPassword(password);
      const now = clock();
      // A failed use does not consume the link: the transaction rolls it back.
      await db.transaction().execute(async (transaction) => {
        const purpose = await useAdministratorLink(transaction, token, now);
        if (!purpose) throw new ProblemError('link-invalid');
        // Someone who finds an old first link must not become a second administrator of a site that has one.
        if (purpose === 'first-administrator' && (await hasAdministrator(transaction)))
          throw new ProblemError('link-invalid');
        if (await isEmailTaken(transaction, person.email, administratorId)) {
          throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/email', rule: 'taken' }] });
        }
        const administrator = {
          ...person,
          id: administratorId,
          userType: 'A',
          passwordHash,
          isEmailConfirmed: true,
        };
        const recovered =
          purpose === 'administrator-recovery' && (await replaceUser(transaction, administratorId, administrator, now));
        if (!recovered && (await insertUser(transaction, administrator)) === null)
          throw new ProblemError('link-invalid');
        await audit(transaction, { at: now, action: 'administrator-made', subject: 'user:0', details: { purpose } });
      });
      const { firstName, lastName, language } = person;
      return reply(201, { id: administratorId, firstName, lastName, userType: 'A', language });
    },
  };
}
