export type PausableTimer = { pause: () => void; resume: () => void };

/**
 * Calls back once after `milliseconds`. A pause resets the timer: someone who stopped to read has the full time again afterwards.
 * It starts with `resume`.
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
