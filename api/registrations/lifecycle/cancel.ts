import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { requireUnlocked } from '../last-moment.ts';
import type { Actor } from '../history.ts';
import { isCancellable, isSettled } from '../rules.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';
import { moveToState } from './move-to-state.ts';

/**
 * Cancels a registration that the transaction has locked.
 * @throws ProblemError `state-conflict`, `changes-closed`.
 */
export async function cancelLocked(context: ChangeContext, locked: Locked, actor: Actor, note?: string): Promise<void> {
  const { state } = locked.record;
  if (isSettled(state)) requireUnlocked(locked, actor);
  if (!isCancellable(state)) throw new ProblemError('state-conflict', { params: { state } });
  await moveToState(locked, 'cancelled', { kind: 'cancelled', actor, note }, context);
}

/**
 * Cancels a registration, or removes it from the waiting list; its places go to waiting parties.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` once someone has arrived, `changes-closed` for the party itself in the
 * week before the event.
 */
export async function cancel(
  context: Pick<AppContext, 'db'> & ChangeContext,
  registrationId: string,
  version: number,
  actor: Actor,
  note?: string,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    if (locked.record.state === 'cancelled') return;
    await requireVersion(locked, version, actor.by);
    await cancelLocked(context, locked, actor, note);
  });
}
