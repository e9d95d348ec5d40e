/** For how long a page may be shown after places were taken by another process, in ms. */
const freshFor = 500;
/** From this age on, in ms, the next reading begins, before anyone has to wait for it. */
const readAgainAfter = 250;

/**
 * Makes a check whether data has changed since the last one. It reads the data's version when a reader comes and the
 * last reading is a quarter of a second old, so a rush of readers costs four readings a second and a quiet site none.
 * Notifications from the database would cost more where it matters: they make all its commits wait for one another.
 * @param readVersion any text that differs when the data differs
 * @param onChange called before the check is done, at the first one too
 * @returns the check, which throws what readVersion throws, and whether the last one still holds
 */
export function createChangeCheck(readVersion: () => Promise<string>, onChange: () => void): { check: () => Promise<void>; isFresh: () => boolean } {
  let version: string | undefined;
  /** When the reading began whose answer is the last one known. */
  let knownAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const begunAt = performance.now();
    try {
      const found = await readVersion();
      if (found !== version) onChange();
      version = found;
      knownAt = begunAt;
    } finally {
      reading = undefined;
    }
  }

  const isFresh = (): boolean => {
    const age = performance.now() - knownAt;
    if (age >= freshFor) return false;
    // Whoever finds it too old hears of a failure; nobody waits for this reading.
    if (age >= readAgainAfter && !reading) (reading = read()).catch(() => undefined);
    return true;
  };

  return {
    isFresh,
    check: async () => {
      if (isFresh()) return;
      reading ??= read();
      await reading;
    },
  };
}
