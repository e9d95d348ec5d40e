import type { components } from '#contract/schema';
import type { EventContent, EventFault } from '../events/content/rules.ts';
import { isCompleted } from '../events/rules.ts';
import type { Bookings, ScheduledEvent } from '../events/rules.ts';

type Schemas = components['schemas'];

/** The state of an event as staff see it; null is a draft that was never published. */
export function staffStateOf(
  event: (Pick<Schemas['Event'], 'status' | 'cancelled_at'> & { readonly isHidden: boolean }) | null,
): Schemas['StaffEventState'] {
  if (!event) return 'draft';
  if (event.isHidden) return 'hidden';
  if (event.cancelled_at !== undefined) return 'cancelled';
  return event.status === 'Completed' ? 'concluded' : 'published';
}

/** Whether an event can be hidden: not while families who are or were registered for it may still look for its page. */
export function mayHide(event: ScheduledEvent & Bookings & { readonly isHidden: boolean }, now: Date): boolean {
  if (event.isHidden) return false;
  if (isCompleted(event, now)) return true;
  return event.cancelled_at === undefined && event.taken === 0 && event.waiting === 0;
}

/** Returns the errors that only this site can detect: a PayPal client id without a secret, and fewer places than are booked. */
export function faultsOnSite(
  { links = {}, maxRegistrationCount }: EventContent,
  { payPalClientIds, taken }: Pick<Schemas['EditedEvent'], 'payPalClientIds' | 'taken'>,
): EventFault[] {
  const { paypal_clientID: clientId } = links;
  const isUnknown = clientId !== undefined && !payPalClientIds.includes(clientId);
  const isBelow = maxRegistrationCount !== undefined && maxRegistrationCount < taken;
  return [
    ...(isBelow ? [{ pointer: '/maxRegistrationCount', rule: 'belowBooked' } as const] : []),
    ...(isUnknown ? [{ pointer: '/links/paypal_clientID', rule: 'clientId' } as const] : []),
  ];
}
