import { setTimeout as pause } from 'node:timers/promises';

/** Network errors of the pool, and PostgreSQL's error classes 08 (connection), 53 (resources) and 57P (shutdown). */
const codes = /^(ECONN\w+|ENOENT|EPIPE|08\w{3}|53\w{3}|57P\w{2})$/;

/** The driver's messages about a connection that it lost or could not open; these errors have no code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * A deadlock (40P01), a serialization failure (40001), a lock that was not available (55P03), and a statement that was canceled or
 * timed out (57014).
 */
const interruptions = /^(40P01|40001|55P03|57014)$/;

/** Thrown when the database does not respond. */
export class DatabaseAway extends Error {
  readonly code = 'ECONNABORTED';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseAway';
  }
}

/** Whether the database rolled back because of a temporary conflict, so that the same request can be retried. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && interruptions.test(String(error.code));
}

/** Whether an error means that the database is unreachable, regardless of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.test(code) || messages.test(error.message);
}

/**
 * Returns the result if it arrives within `limit` ms. Otherwise the query continues, and its result is ignored.
 * @throws DatabaseAway if the result does not arrive in time
 */
export async function within<Answer>(limit: number, answer: Promise<Answer>): Promise<Answer> {
  const ended = new AbortController();
  const late = pause(limit, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new DatabaseAway()),
    () => new Promise<never>(() => undefined),
  );
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort();
  }
}
