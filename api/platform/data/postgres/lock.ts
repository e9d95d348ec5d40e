import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs the action while holding an exclusive lock on the file. The lock is an SQLite transaction on an empty file: the only lock
 * that Node can take on every system and that the system releases when a process is killed, so it never becomes stale.
 * @throws if the lock is not free within five minutes
 */
export async function withLock<T>(file: string, action: () => T | Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let tries = 0; !tryLock(lock); tries += 1) {
      if (tries > 6_000) throw new Error(`Another process has held ${file} for five minutes.`);
      await pause(50);
    }
    return await action();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}
