import { randomUUID } from 'node:crypto';
import { audit, audited } from '../audit/audit.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import { enqueueSealed } from '../platform/jobs/sealed-mail.ts';
import type { AppContext } from '../context.ts';
import {
  hashPassword,
  ownNames,
  presentSession,
  requireUnguessable,
  signInUser,
  verifyPassword,
} from '../session/port.ts';
import type { Caller } from '../session/port.ts';
import { findUser } from '../users/port.ts';
import { addressPurposes, orderLink, tryLink, useLink } from './links.ts';
import { accountMail } from './mail/account-email.ts';
import { confirmPassword } from './password/check.ts';
import { confirmProposal, objectToProposal, withdrawProposal } from './proposed-address/proposed-address.ts';
import { endProposal } from './proposed-address/store.ts';
import { findPendingSignUp, insertPendingSignUp } from './sign-ups.ts';
import { moveSubscriber, subscribe } from '../news/port.ts';
import type { PendingSignUp } from './sign-ups.ts';
import { insertVerifiedUser, updateEmail } from './store.ts';

type Operations =
  | 'createAccount'
  | 'verifyEmail'
  | 'requestEmailChange'
  | 'confirmProposedAddress'
  | 'objectToProposedAddress'
  | 'withdrawProposedAddress';

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** Creates an account, changes its address, and proves that an address belongs to its owner. */
export function addressHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, config, enqueue, mailLimiter, rateLimiter } = context;

  /** Creates the account of a confirmed sign-up and signs its owner in. */
  async function finishSignUp(token: string, email: string, pending: PendingSignUp, caller: Caller) {
    const now = clock();
    const userId = await db.transaction().execute(async (transaction) => {
      const used = await useLink(transaction, token, ['sign-up'], now);
      const id = used && (await insertVerifiedUser(transaction, email, pending, now));
      if (id === null) throw new ProblemError('link-invalid');
      const { firstName, language } = pending;
      // The box was checked, and the address has just been confirmed.
      if (pending.wantsNews)
        await subscribe(transaction, context, { address: email, firstName, language, source: 'sign-up' }, now);
      await audit(transaction, { at: now, action: 'account-created', subject: `user:${String(id)}`, actorUserId: id });
      return id;
    });
    const user = await findUser(db, userId);
    if (!user) throw new ProblemError('link-invalid');
    return presentSession(await signInUser(context, user, caller), now);
  }

  /** Gives the account its new address and notifies the old one. */
  async function finishEmailChange(token: string, userId: number, email: string): Promise<void> {
    const now = clock();
    const before = await findUser(db, userId);
    if (!before) throw new ProblemError('link-invalid');
    try {
      await db.transaction().execute(async (transaction) => {
        const used = await useLink(transaction, token, ['email-change'], now);
        if (!used || !(await updateEmail(transaction, userId, email, now))) throw new ProblemError('link-invalid');
        await moveSubscriber(transaction, before.email, email);
        // The owner's choice wins over the address that staff entered.
        await endProposal(transaction, userId, 'replaced', now);
        await enqueueSealed(transaction, context, accountMail('email-changed', before, config));
        await audit(transaction, {
          at: now,
          action: 'email-changed',
          subject: `user:${String(userId)}`,
          actorUserId: userId,
        });
      });
    } catch (error) {
      throw isTaken(error) ? new ProblemError('link-invalid') : error;
    }
  }

  return {
    async createAccount({ body }, reply, caller) {
      const { email, password, firstName, lastName, phone, language, wantsNews = false } = body;
      requireUnguessable(password, [...ownNames(config), firstName, lastName, email]);
      const passwordHash = await hashPassword(password);
      // Nothing here checks whether there is an account; the email's job does, after the response.
      await db.transaction().execute(async (transaction) => {
        await mailLimiter.require(transaction, { to: email, cause: causeOf(caller) }, clock());
        const linkId = await orderLink({ enqueue }, transaction, { purpose: 'sign-up', userId: null, email }, clock());
        await insertPendingSignUp(transaction, linkId, {
          firstName,
          lastName,
          phone: phone ?? null,
          language,
          passwordHash,
          wantsNews,
        });
      });
      return reply(202);
    },

    async verifyEmail({ body: { token, password } }, reply, caller) {
      const link = await tryLink(db, token, addressPurposes, clock());
      if (link?.email == null) throw new ProblemError('link-invalid');
      // The password proves that the person who opens the email is the one who asked for it. Otherwise a stranger could sign up
      // with another person's address, or move an account to it, and wait for the owner to open the link.
      const pending = link.purpose === 'sign-up' ? await findPendingSignUp(db, link.id) : null;
      const user = link.userId === null ? null : await findUser(db, link.userId);
      if (!(await verifyPassword(password, pending?.passwordHash ?? user?.password_hash ?? null))) {
        throw new ProblemError('password-wrong', { params: { attemptsLeft: link.attemptsLeft } });
      }
      if (pending)
        return reply(200, { purpose: 'signUp', session: await finishSignUp(token, link.email, pending, caller) });
      if (!user) throw new ProblemError('link-invalid');
      await finishEmailChange(token, user.id, link.email);
      return reply(200, { purpose: 'emailChange', session: null });
    },

    async requestEmailChange({ body: { email, password } }, reply, caller) {
      const { userId } = caller.session;
      await confirmPassword(context, userId, password);
      await rateLimiter.consume('emailChangeAccount', String(userId));
      const now = clock();
      await db.transaction().execute(async (transaction) => {
        await mailLimiter.require(transaction, { to: email, cause: causeOf(caller) }, now);
        await orderLink({ enqueue }, transaction, { purpose: 'email-change', userId, email }, now);
        await enqueue(transaction, 'account-notice', { id: randomUUID(), userId, kind: 'email-change-asked' });
        await audit(transaction, {
          at: now,
          action: 'email-change-requested',
          subject: `user:${String(userId)}`,
          actorUserId: userId,
        });
      });
      return reply(202);
    },

    async confirmProposedAddress({ body: { token } }, reply) {
      return reply(200, await confirmProposal(context, token));
    },

    async objectToProposedAddress({ body: { token } }, reply) {
      await objectToProposal(context, token);
      return reply(204);
    },

    async withdrawProposedAddress(_input, reply, { session: { userId } }) {
      await audited(context, (transaction, now) => withdrawProposal(transaction, userId, userId, now));
      return reply(204);
    },
  };
}
