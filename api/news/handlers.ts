import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audited } from '../audit/audit.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { causeOf } from '../platform/mail/limiter.ts';
import { findUser } from '../users/port.ts';
import { newsSubject } from './stopped-addresses.ts';
import { applicantOf } from './jobs.ts';
import { recordQuestion, subscriptionOf } from './store.ts';
import { confirm, resubscribe, unsubscribe } from './subscription.ts';
import { confirmedQuestion, unsubscribedAddress } from './tokens.ts';

type Operations = 'getNewsSubscription' | 'changeNewsSubscription' | 'answerNewsLink';

type NewsContext = Pick<AppContext, 'db' | 'clock' | 'secrets' | 'enqueue' | 'mailLimiter'>;

/** What other domains do for news. They import news, so news imports none of them. */
interface NewsNeighbors {
  /** Turns emails about online sessions off or on. Returns audit entries; undefined if the link is invalid. */
  readonly switchMails: (
    transaction: Transaction<Database>,
    context: Pick<AppContext, 'secrets'>,
    link: { readonly token: string; readonly isOn: boolean; readonly now: Date },
  ) => Promise<Omit<AuditEntry, 'at'>[] | undefined>;
}

/** Reads and changes whether an address gets emails about upcoming events. */
export function newsHandlers(context: NewsContext, { switchMails }: NewsNeighbors): Pick<Handlers, Operations> {
  const { db, clock, secrets, enqueue, mailLimiter } = context;

  async function owner(userId: number) {
    const user = await findUser(db, userId);
    if (!user) throw new ProblemError('unauthenticated');
    return user;
  }

  return {
    async getNewsSubscription(_, reply, { session }) {
      return reply(200, { state: await subscriptionOf(db, (await owner(session.userId)).email) });
    },

    async changeNewsSubscription({ body: { wanted } }, reply, caller) {
      const { userId } = caller.session;
      const user = await owner(userId);
      const state = await audited(context, async (transaction, now) => {
        const before = await subscriptionOf(transaction, user.email);
        if (!wanted) {
          const entries = before === 'none' ? [] : await unsubscribe(transaction, context, user.email, now);
          return { result: 'none' as const, entries: entries.map((entry) => ({ ...entry, actorUserId: userId })) };
        }
        const id = randomUUID();
        if (!(await recordQuestion(transaction, applicantOf(user), id, now))) return { result: before, entries: [] };
        await mailLimiter.require(transaction, { to: user.email, cause: causeOf(caller) }, now);
        await enqueue(transaction, 'news-question', { id, userId });
        const subject = await newsSubject(transaction, secrets, user.email);
        return { result: 'asked' as const, entries: [{ action: 'news-asked' as const, subject, actorUserId: userId }] };
      });
      return reply(200, { state });
    },

    async answerNewsLink({ body: { action, token } }, reply) {
      const question = action === 'confirm' ? confirmedQuestion(token, secrets, clock()) : undefined;
      const address = action === 'confirm' ? undefined : unsubscribedAddress(token, secrets);
      await audited(context, async (transaction, now) => {
        let entries: Omit<AuditEntry, 'at'>[] | undefined;
        if (action === 'turnOff' || action === 'turnOn')
          entries = await switchMails(transaction, context, { token, isOn: action === 'turnOn', now });
        else if (question) entries = await confirm(transaction, context, question, now);
        else if (address !== undefined)
          entries =
            action === 'unsubscribe'
              ? await unsubscribe(transaction, context, address, now)
              : await resubscribe(transaction, context, address);
        if (!entries) throw new ProblemError('link-invalid');
        return { result: undefined, entries };
      });
      return reply(204);
    },
  };
}
