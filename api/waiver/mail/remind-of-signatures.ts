import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { recordChanges, withLocked } from '../../registrations/port.ts';
import type { Locked } from '../../registrations/port.ts';
import { countSignatures } from '../../signatures/port.ts';
import { canSign } from '../present.ts';
import { isReminded } from '../rules.ts';
import { findLastReminder } from '../store.ts';

type Schemas = components['schemas'];
type Result = Schemas['SignatureReminderResult']['items'];
type ReminderContext = Pick<AppContext, 'db' | 'clock' | 'enqueueAll' | 'waivers'>;

/** A party is reminded at most once in this time, by all staff and the daily reminders together. */
export const pauseMs = 24 * 60 * 60_000;

/** Returns how many signatures a locked party is missing; 0 if nobody needs to sign now. */
async function countMissing(
  { waivers }: ReminderContext,
  { transaction, event, record, now }: Locked,
): Promise<number> {
  if (!canSign({ record, event }, now) || !isReminded(record.state)) return 0;
  const { needed, signed } = await countSignatures(transaction, record, waivers[event.type].en.version);
  return needed - signed;
}

/** Reminds one party. */
async function remindParty(
  context: ReminderContext,
  registrationId: string,
  userId: number,
): Promise<Schemas['SignatureReminderOutcome']> {
  return withLocked(context, registrationId, async (locked) => {
    const { transaction, record, now } = locked;
    if ((await countMissing(context, locked)) <= 0) return 'nothingMissing';
    if (record.contact.email === undefined) return 'noEmail';
    const last = await findLastReminder(transaction, registrationId);
    if (last && last.getTime() > now.getTime() - pauseMs) return 'remindedBefore';
    await transaction.insertInto('waiver_reminders').values({ registration_id: registrationId, due_at: now }).execute();
    const actor = { by: 'staff', userId } as const;
    await recordChanges(transaction, [{ registrationId, at: now, kind: 'signatureReminder', actor }]);
    await context.enqueueAll(transaction, 'waiver-mail', [
      { kind: 'reminder', registrationId, dueAt: now.toISOString() },
    ]);
    return 'reminded';
  });
}

/** Reminds each chosen party of missing signatures separately; one that cannot be reminded does not block the others. */
export async function remindOfSignatures(
  context: ReminderContext,
  { registrationIds }: Schemas['ChosenParties'],
  userId: number,
): Promise<Result> {
  const items: Result = [];
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
