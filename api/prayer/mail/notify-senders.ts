import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { laterCause } from '../../platform/mail/limiter.ts';

/** A request that was prayed for, and when its sender is notified; null for someone who did not ask for it. */
interface Prayed {
  readonly id: string;
  readonly tell_at: Date | null;
  readonly email: string | null;
  readonly user_id: number | null;
}

/** Enqueues the emails that notify senders of a prayer. Those to a mailbox that has reached its limit wait until it is free. */
export async function notifySenders(
  transaction: Transaction<Database>,
  { enqueue, mailLimiter }: Pick<AppContext, 'enqueue' | 'mailLimiter'>,
  prayed: readonly Prayed[],
  now: Date,
): Promise<void> {
  const notified = prayed.flatMap(({ id, tell_at: at, email: to, user_id: userId }) =>
    at && to !== null ? [{ id, at, to, cause: laterCause(userId) }] : [],
  );
  const admissions = await mailLimiter.admit(transaction, notified, now);
  for (const [index, { id, at }] of notified.entries()) {
    const { isAdmitted = false, freeAt = now } = admissions[index] ?? {};
    const earliest = isAdmitted ? now : freeAt;
    const when = earliest > at ? earliest : at;
    // An earlier job with another time no longer applies.
    if (when !== at)
      await transaction.updateTable('prayer_requests').set({ tell_at: when }).where('id', '=', id).execute();
    const payload = { id, at: when.toISOString(), ...(!isAdmitted && { mustWait: true as const }) };
    await enqueue(transaction, 'prayed-mail', payload, when);
  }
}
