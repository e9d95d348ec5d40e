export type PausableTimer = { pause: () => void; resume: () => void };

/**
 * Calls back once after `milliseconds`. A pause forgets what has passed: anyone who went there to read has the
 * whole time again on leaving. It starts with `resume`.
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
