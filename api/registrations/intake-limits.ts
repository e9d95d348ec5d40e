import { ProblemError } from '../platform/contract/problem.ts';
import type { RateLimiter } from '../platform/http/limits/rate-limit.ts';

/** The source of a registration: a network, or the account of a signed-in user. */
interface Registrant {
  readonly address: string;
  readonly userId: number | null;
}

/**
 * Counts a party that registers online, and its people. Beyond the limit, the form asks people to write or call; a party that was
 * registered before, and whose browser missed the answer, still gets it.
 * @param wasRegistered whether this submission was accepted before; asked only beyond the limit
 * @returns a function that takes back the count, for a party that is refused or was registered before
 * @throws ProblemError `too-many-registrations`.
 */
export async function countParty(
  rateLimiter: RateLimiter,
  { address, userId }: Registrant,
  people: number,
  wasRegistered: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const key = userId === null ? address : String(userId);
  const counts = [
    [userId === null ? 'partiesNetwork' : 'partiesAccount', 1],
    [userId === null ? 'peopleNetwork' : 'peopleAccount', people],
  ] as const;
  const counted: (typeof counts)[number][] = [];
  const takeBack = async (): Promise<void> => {
    for (const [name, points] of counted) await rateLimiter.giveBack(name, key, points);
  };
  for (const count of counts) {
    const [name, points] = count;
    const wait = points === 0 ? null : await rateLimiter.consumeAll(name, key, points);
    if (wait !== null) {
      await takeBack();
      if (await wasRegistered()) return () => Promise.resolve();
      throw new ProblemError('too-many-registrations', { retryAfter: wait });
    }
    counted.push(count);
  }
  return takeBack;
}
