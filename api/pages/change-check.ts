/** For how long a page may be shown after places were taken by another process, in ms. */
const checkInterval = 250;

/**
 * Makes a check whether data has changed since the last one. It reads the data's version when a reader comes and the
 * last reading is a quarter of a second old, so a rush of readers costs four readings a second and a quiet site none.
 * Notifications from the database would cost more where it matters: they make all its commits wait for one another.
 * @param readVersion any text that differs when the data differs
 * @param onChange called before the check is done, at the first one too
 * @returns the check; it throws what readVersion throws
 */
export function createChangeCheck(readVersion: () => Promise<string>, onChange: () => void): () => Promise<void> {
  let version: string | undefined;
  let begunAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    begunAt = performance.now();
    try {
      const found = await readVersion();
      if (found !== version) onChange();
      version = found;
    } catch (error) {
      begunAt = Number.NEGATIVE_INFINITY;
      throw error;
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    if (!reading && performance.now() - begunAt < checkInterval) return;
    reading ??= read();
    await reading;
  };
}
