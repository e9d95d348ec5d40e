/** How long a browser may take to load its tables beside the page, in ms; after that it loads them when they are needed. */
const limit = 2000;

/**
 * A browser loads its tables of numbers and dates at the first use, in one go, which blocks a slow phone for a moment. So they
 * are loaded beside the page. Settles when the tables are there, or will not be.
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
