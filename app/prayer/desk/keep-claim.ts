import { claimTime } from '#rules/prayer';
import { ApiProblem } from '../../platform/client/client.ts';

/** How often a claim is renewed, in ms; well within its twenty minutes. */
export const renewEvery = 5 * 60_000;

/** How often to check whether that is due, in ms. */
const lookEvery = 30_000;

/** How a claim is kept, and what to do when something happens to it. */
interface ClaimKeeping {
  /** When it was last taken or renewed here, in ms; 0 if that happened elsewhere, so that it is renewed at once. */
  readonly takenAt: number;
  /** When it ends if it is not renewed, in ms. */
  readonly until: number;
  /** Renews it. */
  readonly renew: () => Promise<void>;
  readonly isVisible: () => boolean;
  /** It has lapsed without a renewal, or another person has the request now. */
  readonly onEnded: (how: 'lapsed' | 'taken') => void;
  /** A renewal failed for another reason; the claim still lasts. */
  readonly onFailure: (error: unknown) => void;
}

/** A claim that is being kept. */
interface KeptClaim {
  /** Checks at once, because the page became visible or the network returned. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Renews a claim while its page is visible, whether or not anyone touches it: a person who prays types nothing. */
export function keepClaim({ takenAt, until, renew, isVisible, onEnded, onFailure }: ClaimKeeping): KeptClaim {
  let heldUntil = until;
  let triedAt = takenAt;
  let isOver = false;

  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const end = (how: 'lapsed' | 'taken') => {
    stop();
    onEnded(how);
  };
  const attempt = async (now: number) => {
    triedAt = now;
    try {
      await renew();
      // Counted from before the request: the API's own twenty minutes end no earlier.
      heldUntil = now + claimTime;
    } catch (error) {
      if (isOver) return;
      if (error instanceof ApiProblem && error.problem.code === 'claimed-by-other') end('taken');
      else {
        // It is due again at once, such as when the network returns.
        triedAt = 0;
        onFailure(error);
      }
    }
  };
  const look = () => {
    if (isOver) return;
    const now = Date.now();
    if (now >= heldUntil) end('lapsed');
    else if (isVisible() && now - triedAt >= renewEvery) void attempt(now);
  };
  const timer = setInterval(look, lookEvery);
  // The server has just said that the claim lasts, whatever the clock of this device says about its end.
  if (takenAt === 0 && isVisible()) void attempt(Date.now());
  else look();
  return { look, stop };
}
