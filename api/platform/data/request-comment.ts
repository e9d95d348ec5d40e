import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** The ID of the request that the running code serves, or several IDs; undefined in jobs and commands. */
export const servedRequest = new AsyncLocalStorage<string>();

/** The most requests that a statement names if it serves several at once: the comment must stay short. */
const mostNamed = 8;

function named(ids: readonly (string | undefined)[]): string {
  return ids
    .filter((id) => id !== undefined)
    .slice(0, mostNamed)
    .join(' ');
}

/** Does work for several requests at once, no matter which of them started it. Its statements name the first few. */
export function serveTogether<Result>(ids: readonly (string | undefined)[], work: () => Result): Result {
  const names = named(ids);
  return names === '' ? servedRequest.exit(work) : servedRequest.run(names, work);
}

/** The running code now serves these requests, after others joined. Its next statements name the first few. */
export function alsoServe(ids: readonly (string | undefined)[]): void {
  const names = named(ids);
  if (names !== '') servedRequest.enterWith(names);
}

class CommentingCompiler extends PostgresQueryCompiler {
  override compileQuery(...given: Parameters<PostgresQueryCompiler['compileQuery']>) {
    const compiled = super.compileQuery(...given);
    const id = servedRequest.getStore();
    return id === undefined ? compiled : { ...compiled, sql: `${compiled.sql} /* request ${id} */` };
  }
}

/**
 * A PostgreSQL dialect in which each statement names the request that it serves, so that a statement in the database's log or in
 * `pg_stat_activity` can be found in the site's log and vice versa. The IDs cannot break out of the comment: the site creates
 * them, from letters, digits, - and _.
 */
export class CommentingDialect extends PostgresDialect {
  override createQueryCompiler(): CommentingCompiler {
    return new CommentingCompiler();
  }
}
