import type { components } from '../../platform/contract/schema.gen.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { currentDeposit, startOfEvent } from '../../events/rules.ts';
import { whatIsDue } from '../../payments/rules.ts';
import type { AppContext } from '../../context.ts';
import { recordChanges } from '../history.ts';
import { awaitsHelp } from '../rules.ts';
import { withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';

type Schemas = components['schemas'];
type ReminderContext = Pick<AppContext, 'db' | 'clock' | 'enqueueAll'>;

const notice = 'balanceReminder';

/** A party is reminded at most once in this time, by all staff together. */
export const pauseMs = 24 * 60 * 60_000;

/** Whether a locked party was recently reminded of the amount due. */
async function wasReminded({ transaction, record, now }: Locked): Promise<boolean> {
  const reminder = await transaction
    .selectFrom('registration_changes')
    .select('at')
    .where('registration_id', '=', record.id)
    .where('kind', '=', notice)
    .where('at', '>', new Date(now.getTime() - pauseMs))
    .limit(1)
    .executeTakeFirst();
  return reminder !== undefined;
}

/** Reminds one party. The daily reminders see this in the history and do not send another one within two days. */
async function remindParty(
  context: ReminderContext,
  registrationId: string,
  userId: number,
): Promise<Schemas['BalanceReminderOutcome']> {
  return withLocked(context, registrationId, async (locked) => {
    const { transaction, event, record, now } = locked;
    const { nowCents } = whatIsDue(record, currentDeposit(event, now));
    const isAsked = nowCents > 0 && record.closedAt === null && record.paymentReview === null;
    if (!isAsked || now >= startOfEvent(event)) return 'nothingDue';
    if (awaitsHelp(record)) return 'asksForHelp';
    if (record.contact.email === undefined) return 'noEmail';
    if (await wasReminded(locked)) return 'remindedBefore';
    await recordChanges(transaction, [{ registrationId, at: now, kind: notice, actor: { by: 'staff', userId } }]);
    // The registration keeps its version, so the time distinguishes this email from an earlier one.
    const again = String(now.getTime());
    await context.enqueueAll(transaction, 'registration-mail', [
      { registrationId, notice, version: record.version, again },
    ]);
    return 'reminded';
  });
}

/** Reminds each chosen party separately; one that cannot be reminded does not block the others. */
export async function remindOfBalance(
  context: ReminderContext,
  { registrationIds }: Schemas['BalanceReminderRequest'],
  userId: number,
): Promise<Schemas['BalanceReminderResult']['items']> {
  const items: Schemas['BalanceReminderResult']['items'] = [];
  for (const registrationId of registrationIds) {
    try {
      items.push({ registrationId, outcome: await remindParty(context, registrationId, userId) });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'not-found') throw error;
      items.push({ registrationId, outcome: 'notFound' });
    }
  }
  return items;
}
