import { sql } from 'kysely';
import { audited } from '../../audit/audit.ts';
import { lockForms, refuseClaimedByOthers } from '../../forms/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { notifySenders } from '../mail/notify-senders.ts';
import { notifyDelay } from '../rules.ts';
import { visibleTo } from '../access.ts';
import type { PrayerReader } from '../access.ts';

type Schemas = components['schemas'];

/** The columns that follow from the state. */
function columnsOf(state: Schemas['PrayerDeskState'], now: Date) {
  if (state === 'prayed') {
    const tellAt = new Date(now.getTime() + notifyDelay);
    return {
      prayed_at: sql<Date>`coalesce(prayed_at, ${now})`,
      tell_at: sql<Date | null>`case when tell_when_prayed and told_at is null then ${tellAt}::timestamptz end`,
    };
  }
  // A prayed request may be archived before its sender is notified.
  if (state === 'archived') return {};
  return { prayed_at: null, tell_at: null };
}

/**
 * Moves requests to a state, all or none. Those already in that state stay as they are.
 * @throws ProblemError `not-found`, `changed-meanwhile`, `claimed-by-other`.
 */
export async function setPrayerRequestStates(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueue' | 'mailLimiter'>,
  { state, requests }: Schemas['PrayerRequestStateChange'],
  reader: PrayerReader,
): Promise<Schemas['FormVersion'][]> {
  return audited(context, async (transaction, now) => {
    const locked = await lockForms(transaction, {
      kind: 'prayer',
      forms: requests,
      visible: visibleTo(reader),
    });
    const moving = locked.filter((request) => request.state !== state);
    const ids = moving.map(({ id }) => id);
    if (ids.length === 0) return { result: locked.map(({ id, version }) => ({ id, version })), entries: [] };
    await refuseClaimedByOthers(transaction, ids, reader.userId, now);
    const moved = await transaction
      .updateTable('prayer_requests')
      .set((row) => ({
        state,
        version: row('version', '+', 1),
        changed_by_user_id: reader.userId,
        updated_at: now,
        // A request that was counted in another zone moves to the center's day.
        time_zone: context.config.site.timeZone,
        ...columnsOf(state, now),
        // The person who prays for a request keeps it reserved; a finished one is no longer reserved.
        ...(state !== 'inPrayer' && { claimed_by_user_id: null, claimed_until: null }),
      }))
      .where('id', 'in', ids)
      .returning(['id', 'version', 'tell_at', 'email', 'user_id'])
      .execute();
    if (state === 'prayed') await notifySenders(transaction, context, moved, now);
    const versions = new Map([...locked, ...moved].map(({ id, version }) => [id, version]));
    return {
      result: [...versions].map(([id, version]) => ({ id, version })),
      entries: moving.map(({ id, state: from }) => ({
        action: 'prayer-request-moved' as const,
        actorUserId: reader.userId,
        subject: `prayer:${id}`,
        details: { from, to: state },
      })),
    };
  });
}
