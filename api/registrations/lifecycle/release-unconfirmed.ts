import { sql } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { findEvents } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { system } from '../history.ts';
import type { Actor } from '../history.ts';
import { releaseDue } from '../rows/conditions.ts';
import { arePlacesScarce, isReleasable, isReleaseDue } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';
import { startOfEvent } from '../../events/rules.ts';
import { remindOfAddresses } from './remind-addresses.ts';

type Schemas = components['schemas'];
type MoneyContext = Pick<AppContext, 'isMoneyUnderWay'>;
type ReleaseContext = Pick<AppContext, 'db'> & MoneyContext & ChangeContext;

/**
 * Releases the places of a party with an unconfirmed address: it moves to the front of the waiting list, keeps its price and
 * answers, and is offered places once someone confirms the address. Its places go to other waiting parties.
 */
async function release(locked: Locked, actor: Actor, context: ChangeContext): Promise<void> {
  const { record, now } = locked;
  await applyChange(
    locked,
    {
      actor,
      to: {
        state: 'waitlisted',
        waitingSince: now,
        acceptedAt: null,
        address: { ...record.address, releasedAt: now },
      },
      columns: { waiting_number: sql<number>`nextval('registration_front_numbers')` },
      history: [{ kind: 'addressReleased' }],
      mail: { notice: 'addressReleased' },
    },
    context,
  );
}

/**
 * Whether the places of a locked party can be given to others: not after the event has begun, nor while a payment is in progress.
 */
async function canRelease(
  { transaction, event, record, now }: Locked,
  { isMoneyUnderWay }: MoneyContext,
): Promise<boolean> {
  if (!isReleasable(record) || now >= startOfEvent(event)) return false;
  return !(await isMoneyUnderWay(transaction, record.id));
}

/** Releases one party for staff; repeating it changes nothing. */
async function releaseByStaff(
  context: ReleaseContext,
  registrationId: string,
  userId: number,
): Promise<Schemas['ReleaseOutcome']> {
  return withLocked(context, registrationId, async (locked) => {
    const { address } = locked.record;
    if (address.releasedAt !== null) return 'released';
    if (address.unconfirmedSince === null) return 'confirmed';
    if (!(await canRelease(locked, context))) return 'notReleasable';
    await release(locked, { by: 'staff', userId }, context);
    return 'released';
  });
}

/** Releases each chosen party separately; one that cannot be released does not block the others. */
export async function releaseParties(
  context: ReleaseContext,
  { registrationIds }: Schemas['ReleaseRequest'],
  userId: number,
): Promise<Schemas['ReleaseResult']['items']> {
  const items: Schemas['ReleaseResult']['items'] = [];
  for (const registrationId of registrationIds) {
    try {
      items.push({ registrationId, outcome: await releaseByStaff(context, registrationId, userId) });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'not-found') throw error;
      items.push({ registrationId, outcome: 'notFound' });
    }
  }
  return items;
}

/** Releases parties that did not respond to their reminder, earliest reminder first, for as long as others need the places. */
async function releaseWhoIsDue(context: ReleaseContext, now: Date): Promise<void> {
  const scarce = (await findEvents(context.db)).filter((event) => now < startOfEvent(event) && arePlacesScarce(event));
  for (const { id: eventId } of scarce) {
    const due = await context.db
      .selectFrom('registrations')
      .select('id')
      .where('event_id', '=', eventId)
      .where(releaseDue(now))
      .orderBy('address_reminded_at')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const { id } of due) {
      const isScarce = await withLocked(context, id, async (locked) => {
        if (!arePlacesScarce(locked.event)) return false;
        if (isReleaseDue(locked.record, locked.now) && (await canRelease(locked, context)))
          await release(locked, system, context);
        return true;
      });
      if (!isScarce) break;
    }
  }
}

/** Does the regular work for parties with an unconfirmed address; repeating it changes nothing. */
export async function followAddresses(context: ReleaseContext): Promise<void> {
  const now = context.clock();
  await remindOfAddresses(context, now);
  await releaseWhoIsDue(context, now);
}
