/** How often a browser asks whether a live broadcast is on, in ms (specification, section 9). */
export const liveCheckInterval = 600_000;

/** How long the platform's answer is used for everyone, in ms: its quota allows no more requests. */
export const platformInterval = 15 * 60_000;

/** Whether the platform's search found something live: any item means yes (specification, section 7). */
export function isAnyLive(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('items' in answer)) return false;
  return Array.isArray(answer.items) && answer.items.length > 0;
}
