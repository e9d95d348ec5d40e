import { canEverFit, fitsNow } from '#rules/events';
import { ApiProblem, type Schemas } from '../../../platform/client/client.ts';

/**
 * Whether a party of this size would wait for places, as far as this page knows; the server decides again. A recent refusal by
 * the server counts more than what the page was rendered with.
 */
export function placesFor(
  event: Schemas['Event'],
  people: number,
  refusal: unknown,
): { waits: boolean; neverFits: boolean } {
  const neverFits = !canEverFit(event, people);
  const isRefused = refusal instanceof ApiProblem && refusal.problem.code === 'event-full';
  const isFull = event.registration.state === 'full' || !fitsNow(event.registration, people);
  return { waits: !neverFits && (isFull || isRefused), neverFits };
}
