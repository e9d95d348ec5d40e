export type PausableTimer = { pause: () => void; resume: () => void };

/**
 * Creates a timer that calls back once after `milliseconds`. It starts with `resume`. Pausing resets it, so that people who
 * stopped to read have the full time again.
 */
export function pausableTimer(onEnd: () => void, milliseconds: number): PausableTimer {
  let running: ReturnType<typeof setTimeout> | undefined;
  const pause = (): void => {
    clearTimeout(running);
    running = undefined;
  };
  return {
    pause,
    resume: () => {
      pause();
      running = setTimeout(onEnd, milliseconds);
    },
  };
}
