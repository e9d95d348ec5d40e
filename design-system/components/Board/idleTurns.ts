/** How long a turn waits at most where the browser never tells that it is idle, in ms. */
const longest = 200;

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
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, longest);
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
