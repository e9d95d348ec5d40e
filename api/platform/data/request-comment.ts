import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** The requests that the running code serves. */
interface Served {
  /** The ID of the request, or several IDs with spaces between them. */
  names: string;
}

const served = new AsyncLocalStorage<Served>();

/** The most requests that a statement names if it serves several at once: the comment must stay short. */
const mostNamed = 8;

function named(ids: readonly (string | undefined)[]): string {
  return ids
    .filter((id) => id !== undefined)
    .slice(0, mostNamed)
    .join(' ');
}

/** The ID of the request that the running code serves, or several IDs; undefined in jobs and commands. */
export function servedRequest(): string | undefined {
  return served.getStore()?.names;
}

/** Does work for a request; its statements name the request. */
export function serve<Result>(id: string, work: () => Result): Result {
  return served.run({ names: id }, work);
}

/**
 * Does work for several requests at once, no matter which of them started it. Its statements name the first few.
 * @param work gets a function that names other requests from then on, because some have joined
 */
export function serveTogether<Result>(
  ids: readonly (string | undefined)[],
  work: (rename: (ids: readonly (string | undefined)[]) => void) => Result,
): Result {
  const together: Served = { names: named(ids) };
  return served.run(together, () =>
    work((others) => {
      together.names = named(others);
    }),
  );
}

class CommentingCompiler extends PostgresQueryCompiler {
  override compileQuery(...given: Parameters<PostgresQueryCompiler['compileQuery']>) {
    const compiled = super.compileQuery(...given);
    const id = servedRequest() ?? '';
    return id === '' ? compiled : { ...compiled, sql: `${compiled.sql} /* request ${id} */` };
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
