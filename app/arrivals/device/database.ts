import type { preparedEvents, waitingRecordsName } from './names.ts';

type Database = typeof preparedEvents | typeof waitingRecordsName;

const storeName = 'entries';

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database gave no reason'));
    };
  });
}

/**
 * Runs `act` on the entries of a database, which have an `id`, in one transaction: either all changes are stored or none. The
 * database is open only during the call, so that nothing blocks its deletion.
 */
export async function withEntries<Result>(
  database: Database,
  mode: IDBTransactionMode,
  act: (entries: IDBObjectStore, read: typeof resultOf) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(storeName, { keyPath: 'id' });
  };
  const opened = await resultOf(opening);
  try {
    const transaction = opened.transaction(storeName, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The database stored nothing'));
      };
    });
    const [result] = await Promise.all([act(transaction.objectStore(storeName), resultOf), done]);
    return result;
  } finally {
    opened.close();
  }
}
