import { canEverFit, fitsNow } from '#rules/events';
import { ApiProblem, type Schemas } from '../../platform/client/client.ts';

/**
 * Whether a party of so many would wait for places, as far as this page knows; the server decides again. What it refused
 * a moment ago because others were faster counts more than what the page was rendered with.
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
