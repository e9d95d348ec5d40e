import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** The ID of the request that the running code serves; nothing in jobs and commands. */
export const servedRequest = new AsyncLocalStorage<string>();

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
