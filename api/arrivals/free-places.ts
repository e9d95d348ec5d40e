import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { applyChange, cancelLocked, requireVersion, withLocked } from '../registrations/port.ts';
import type { ChangeContext } from '../registrations/port.ts';
import { mayFreePlaces } from './rules.ts';
import { findFacts, markPlacesFreed } from './store.ts';

/**
 * Frees the places of people in a party who are not coming. Cancels the party if nobody in it is coming.
 * @throws ProblemError `not-found`, `changed-meanwhile`; `state-conflict` while some people are still expected and none has
 * arrived.
 */
export async function freePlaces(
  context: Pick<AppContext, 'db'> & ChangeContext,
  registrationId: string,
  { version, notComing }: components['schemas']['FreedPlacesRequest'],
  userId: number,
): Promise<void> {
  const actor = { by: 'staff', userId } as const;
  await withLocked(context, registrationId, async (locked) => {
    const { record, transaction } = locked;
    const facts = await findFacts(transaction, [registrationId]);
    const absent = record.members.filter(({ id }) => facts.get(id)?.notComing?.at).length;
    if (record.state === 'cancelled' || (absent === notComing && absent <= record.freedPlaces)) return;
    await requireVersion(locked, version, actor.by);
    // Records at check-in keep the version, and this device may have records that it has not sent.
    if (absent !== notComing) throw new ProblemError('changed-meanwhile');
    if (!mayFreePlaces(record, { absent, people: record.members.length })) {
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    }
    if (record.state !== 'checkedIn') {
      await cancelLocked(context, locked, actor);
      return;
    }
    await markPlacesFreed(transaction, registrationId);
    const history = [{ kind: 'placesFreed', details: { people: absent - record.freedPlaces } }] as const;
    await applyChange(locked, { actor, to: { freedPlaces: absent }, history }, context);
  });
}
