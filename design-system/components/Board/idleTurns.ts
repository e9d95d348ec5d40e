/** How long a turn waits where the browser cannot tell that it is idle, in ms. */
const pause = 200;
/** How long a turn waits at most for a browser that is never idle, in ms. */
const longest = 100;

const waiting: (() => void)[] = [];
let isScheduled = false;

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  const run = () => {
    isScheduled = false;
    waiting.shift()?.();
    schedule();
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longest });
  else setTimeout(run, pause);
}

/**
 * Calls a function when the browser is idle, one function at a time, so that presses in between are answered.
 * @returns cancels it
 */
export function whenIdle(turn: () => void): () => void {
  waiting.push(turn);
  schedule();
  return () => {
    const index = waiting.indexOf(turn);
    if (index >= 0) waiting.splice(index, 1);
  };
}
