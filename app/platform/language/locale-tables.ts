/** How long the page waits for the tables, in ms; after that, the browser loads them when they are needed. */
const limit = 2000;

/**
 * A browser loads its number and date tables at the first use, all at once, which blocks a slow phone for a moment. A worker
 * therefore loads them in parallel with the page. Settles when the tables are loaded, or when that fails or takes too long.
 */
export function readLocaleTables(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      resolve();
    };
    const reader = new Worker(new URL('./locale-tables.worker.ts', import.meta.url));
    reader.onmessage = settle;
    reader.onerror = settle;
    setTimeout(settle, limit);
  });
}
