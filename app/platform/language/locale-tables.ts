/** For how long a browser may take to read its tables beside the page, in ms; after that it reads them when they are needed. */
const limit = 2000;

/**
 * What a browser knows of the world's numbers and dates it reads when it is first asked, in one go: on a slow phone it
 * answers nobody for a moment. So it is asked beside the page. Settles when the tables are there, or will not be.
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
