import type { Pool } from 'pg';

/** A row that was added, changed or deleted, and the request whose statement did it, if the statement names one. */
export interface Change {
  readonly request: string | null;
  readonly table: string;
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/*
 * Triggers on every table record each row that changes. A statement names the request that it serves in a comment, so a change is
 * attributed correctly however late its statement runs. A row rewritten with the same values does not count as a change.
 */
const schema = 'journal';
/** The application name of the tests' own connections, and the request name of their changes. */
export const testName = 'test';

const install = `
  create schema ${schema};
  create table ${schema}.changes (id bigserial primary key, request text, "table" text, action text, before jsonb, after jsonb);
  create function ${schema}.note() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then
      return null;
    end if;
    insert into ${schema}.changes (request, "table", action, before, after) values (
      case current_setting('application_name') when '${testName}' then '${testName}' else
        substring(current_query() from '/\\* request (\\S+) \\*/\\s*$') end, tg_table_schema || '.' || tg_table_name, tg_op,
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  do $$
  declare one record;
  begin
    for one in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs')
    loop
      execute format('create trigger journal after insert or update or delete on %s for each row execute function ${schema}.note()', one.name);
    end loop;
  end $$`;

/** Makes the database record its changes. */
export async function installJournal(pool: Pool): Promise<void> {
  await pool.query(install);
}

/** The ID of the last change. */
export async function lastChange(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>(
    `select coalesce(max(id), 0)::int as last from ${schema}.changes`,
  );
  return rows[0]?.last ?? 0;
}

/** The changes after the given one, and the ID of the last of them. */
export async function changesSince(pool: Pool, last: number): Promise<{ changes: Change[]; last: number }> {
  const { rows } = await pool.query<Change & { id: number }>(
    `select id::int, request, "table", action, before, after from ${schema}.changes where id > $1 order by id`,
    [last],
  );
  return { changes: rows, last: rows.at(-1)?.id ?? last };
}

/** A checksum of each table, which shows whether the journal misses anything. */
export async function checksums(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ name: string; quoted: string }>(
    `select nspname || '.' || relname as name, format('%I.%I', nspname, relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind = 'r' and nspname in ('public', 'jobs')`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(
    tables
      .map(
        ({ name, quoted }) =>
          `select '${name}' as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${quoted} t`,
      )
      .join(' union all '),
  );
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}
