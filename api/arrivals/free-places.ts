import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { applyChange, cancel, requireVersion, withLocked } from '../registrations/port.ts';
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
  version: number,
  userId: number,
): Promise<void> {
  const actor = { by: 'staff', userId } as const;
  const comesNobody = await withLocked(context, registrationId, async (locked) => {
    const { record, transaction } = locked;
    const facts = await findFacts(transaction, [registrationId]);
    const absent = record.members.filter(({ id }) => facts.get(id)?.notComing?.at).length;
    if (record.state === 'cancelled' || absent <= record.freedPlaces) return false;
    await requireVersion(locked, version, actor.by);
    if (!mayFreePlaces(record, { absent, people: record.members.length })) {
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    }
    if (record.state !== 'checkedIn') return true;
    await markPlacesFreed(transaction, registrationId);
    const history = [{ kind: 'placesFreed', details: { people: absent - record.freedPlaces } }] as const;
    await applyChange(locked, { actor, to: { freedPlaces: absent }, history }, context);
    return false;
  });
  if (comesNobody) await cancel(context, registrationId, version, actor);
}
