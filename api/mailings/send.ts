import type { Transaction } from 'kysely';
import type { AuditAction } from '../audit/audit.ts';
import { audited } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { UserSession } from '../platform/contract/handler.ts';
import { requireAllowed } from './access.ts';
import { countAudience, insertRecipients } from './audience/audience.ts';
import { faultsOf } from './rules.ts';
import type { Fault } from './rules.ts';
import { lockMailing, requireDraftOf } from './store.ts';

type Schemas = components['schemas'];
type SendContext = Pick<AppContext, 'db' | 'clock' | 'waivers' | 'rateLimiter' | 'config'>;

/** @throws ProblemError `mailing-not-ready` with the first of these faults. */
export function requireReady([fault]: readonly Fault[]): void {
  if (!fault) return;
  const { kind, language, field, value } = fault;
  const params = { fault: kind, ...(language && { language }), ...(field && { field }), ...(value && { value }) };
  throw new ProblemError('mailing-not-ready', { params });
}

/** Counts a mailing and its recipients toward the sender's limits; a failed attempt does not count. */
async function withinLimits<Result>(
  { rateLimiter }: Pick<AppContext, 'rateLimiter'>,
  { userId, recipients, mailings }: { readonly userId: number; readonly recipients: number; readonly mailings: number },
  send: () => Promise<Result>,
): Promise<Result> {
  const key = `user:${String(userId)}`;
  const counts = [
    ['mailings', mailings],
    ['mailingRecipients', recipients],
  ] as const;
  const counted: (typeof counts)[number][] = [];
  try {
    for (const [name, points] of counts) {
      const retryAfter = points === 0 ? null : await rateLimiter.consumeAll(name, key, points);
      if (retryAfter !== null) throw new ProblemError('too-many-requests', { params: { retryAfter } });
      counted.push([name, points] as (typeof counts)[number]);
    }
    return await send();
  } catch (error) {
    for (const [name, points] of counted) await rateLimiter.giveBack(name, key, points);
    throw error;
  }
}

/**
 * Sends a draft: stores its recipients, which every free process then emails.
 * @throws ProblemError `not-found`, `state-conflict`, `changed-meanwhile`, `recipients-changed`, `mailing-not-ready`,
 * `too-many-requests`.
 */
export async function sendMailing(
  context: SendContext,
  mailingId: string,
  { version, recipients }: Schemas['MailingSending'],
  { userId, userType }: Pick<UserSession, 'userId' | 'userType'>,
): Promise<void> {
  await withinLimits(context, { userId, recipients, mailings: 1 }, () =>
    audited(context, async (transaction, now) => {
      const mailing = await lockMailing(transaction, mailingId);
      await requireDraftOf(transaction, mailing, version);
      requireAllowed(mailing.audience, { userType });
      const count = await countAudience({ ...context, db: transaction }, mailing, 'en');
      requireReady(faultsOf(mailing, count));
      if (count.recipients !== recipients)
        throw new ProblemError('recipients-changed', { params: { count: count.recipients } });
      const inserted = await insertRecipients({ ...context, db: transaction }, mailing, now);
      if (inserted !== recipients) throw new ProblemError('recipients-changed', { params: { count: inserted } });
      await transaction
        .updateTable('mailings')
        .set({ state: 'sending', sent_at: now, sent_by_user_id: userId, version: version + 1 })
        .where('id', '=', mailingId)
        .execute();
      return { result: undefined, entries: [entry('mailing-sent', mailingId, userId, { recipients })] };
    }),
  );
}

function entry(action: AuditAction, id: string, actorUserId: number, details: Record<string, number> = {}) {
  return { action, subject: `mailing:${id}`, actorUserId, details };
}

const changes = {
  pause: { from: ['sending'], to: 'paused', action: 'mailing-paused' },
  resume: { from: ['paused'], to: 'sending', action: 'mailing-resumed' },
  cancel: { from: ['sending', 'paused'], to: 'canceled', action: 'mailing-canceled' },
} as const;

/**
 * Pauses, resumes or cancels a mailing; does nothing if it is already in that state.
 * @throws ProblemError `not-found`, `state-conflict`.
 */
export async function changeState(
  context: Pick<AppContext, 'db' | 'clock'>,
  mailingId: string,
  change: keyof typeof changes,
  userId: number,
): Promise<void> {
  const { from, to, action } = changes[change];
  await audited(context, async (transaction, now) => {
    const { state, version } = await lockMailing(transaction, mailingId);
    if (state === to) return { result: undefined, entries: [] };
    if (!from.some((each) => each === state)) throw new ProblemError('state-conflict');
    await transaction
      .updateTable('mailings')
      .set({ state: to, version: version + 1, ...(to === 'canceled' && { finished_at: now }) })
      .where('id', '=', mailingId)
      .execute();
    if (to === 'canceled') {
      await transaction
        .updateTable('mailing_recipients')
        .set({ state: 'canceled', settled_at: now })
        .where('mailing_id', '=', mailingId)
        .where('state', '=', 'waiting')
        .execute();
    }
    return { result: undefined, entries: [entry(action, mailingId, userId)] };
  });
}

async function countIn(transaction: Transaction<Database>, mailingId: string, state: 'failed' | 'uncertain') {
  const { count } = await transaction
    .selectFrom('mailing_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailing_id', '=', mailingId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Sends a mailing again to all recipients whose email failed or is uncertain.
 * @throws ProblemError `not-found`, `state-conflict` if it is a draft, is canceled or has no such recipients, `too-many-requests`.
 */
export async function resendMailing(
  context: SendContext,
  mailingId: string,
  state: 'failed' | 'uncertain',
  userId: number,
): Promise<void> {
  const expected = await context.db.transaction().execute((transaction) => countIn(transaction, mailingId, state));
  await withinLimits(context, { userId, recipients: expected, mailings: 0 }, () =>
    audited(context, async (transaction, now) => {
      const mailing = await lockMailing(transaction, mailingId);
      if (mailing.state === 'draft' || mailing.state === 'canceled') throw new ProblemError('state-conflict');
      const { numUpdatedRows } = await transaction
        .updateTable('mailing_recipients')
        .set({
          state: 'waiting',
          attempts: 0,
          first_tried_at: null,
          next_try_at: now,
          settled_at: null,
          server_message: null,
        })
        .where('mailing_id', '=', mailingId)
        .where('state', '=', state)
        .executeTakeFirstOrThrow();
      const recipients = Number(numUpdatedRows);
      if (recipients === 0) throw new ProblemError('state-conflict');
      if (mailing.state === 'done') {
        await transaction
          .updateTable('mailings')
          .set({ state: 'sending', finished_at: null, version: mailing.version + 1 })
          .where('id', '=', mailingId)
          .execute();
      }
      return { result: undefined, entries: [entry('mailing-resent', mailingId, userId, { recipients })] };
    }),
  );
}
