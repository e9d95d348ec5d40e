import type { Schemas } from '../../platform/client/client.ts';

/** Returns the reference in one of our codes, such as K7M-3QX; undefined for any other code. */
export function referenceIn(text: string): string | undefined {
  const [, first, second] = /^([A-Z0-9]{3})-?([A-Z0-9]{3})$/i.exec(text.trim()) ?? [];
  return first === undefined || second === undefined ? undefined : `${first}-${second}`.toUpperCase();
}

/** The result of looking for a reference that is not among the parties of the event. */
export type Elsewhere =
  | { readonly kind: 'unknown'; readonly reference: string }
  | { readonly kind: 'otherEvent' | 'otherCanceled'; readonly party: Schemas['RegistrationSummary'] };

/** Returns what a reference is, from the parties of all events that a search for it found. */
export function elsewhere(found: readonly Schemas['RegistrationSummary'][], reference: string): Elsewhere {
  const party = found.find((one) => one.reference === reference);
  if (!party) return { kind: 'unknown', reference };
  return { kind: party.state === 'cancelled' ? 'otherCanceled' : 'otherEvent', party };
}
