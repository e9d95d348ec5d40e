import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** The ID of the request that the running code serves, or those of several; nothing in jobs and commands. */
export const servedRequest = new AsyncLocalStorage<string>();

/** How many requests a statement names that serves several at once: the comment must stay short. */
const mostNamed = 8;

/** Does work for several requests at once, whichever of them happened to start it; its statements name the first few. */
export function serveTogether<Result>(ids: readonly (string | undefined)[], work: () => Result): Result {
  const named = ids.filter((id) => id !== undefined).slice(0, mostNamed);
  return named.length === 0 ? servedRequest.exit(work) : servedRequest.run(named.join(' '), work);
}

class CommentingCompiler extends PostgresQueryCompiler {
  override compileQuery(...given: Parameters<PostgresQueryCompiler['compileQuery']>) {
    const compiled = super.compileQuery(...given);
    const id = servedRequest.getStore();
    return id === undefined ? compiled : { ...compiled, sql: `${compiled.sql} /* request ${id} */` };
  }
}

/**
 * PostgreSQL, where each statement names the request that it serves. So a statement that the database's own log or
 * `pg_stat_activity` shows is found in the site's log, and the other way around. The site makes the IDs, of letters, digits, - and _.
 */
export class CommentingDialect extends PostgresDialect {
  override createQueryCompiler(): CommentingCompiler {
    return new CommentingCompiler();
  }
}
