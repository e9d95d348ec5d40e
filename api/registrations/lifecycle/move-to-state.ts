import type { RegistrationNotification } from '../../platform/jobs/jobs.ts';
import type { Actor } from '../history.ts';
import type { RegistrationRecord } from '../record.ts';
import { heldUntil } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import type { Locked } from '../write/locked.ts';

/** Ends the wait, the offer or the hold of a registration, or the registration itself: moves it to another state. */
export async function moveToState(
  locked: Locked,
  state: RegistrationRecord['state'],
  {
    kind,
    actor,
    note,
  }: { readonly kind: RegistrationNotification; readonly actor: Actor; readonly note?: string | undefined },
  context: ChangeContext,
): Promise<void> {
  const { record, now } = locked;
  const to = {
    state,
    heldUntil: heldUntil(state, now),
    waitingSince: null,
    waitingNumber: null,
    address: { ...record.address, releasedAt: null },
    ...(kind === 'offerAccepted' && { acceptedAt: now }),
  };
  await applyChange(locked, { actor, to, history: [{ kind, note }], mail: { notice: kind } }, context);
}
