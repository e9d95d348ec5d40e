import { sql, type Kysely } from 'kysely';

/*
 * How many forms of each kind there are, by what the staff's lists filter by, so that a list counts no rows. Each statement that
 * changes forms adds rows with the differences, in its own transaction: no writer can forget it, and none waits for another, as they
 * would for one row that all of them change. The daily job adds them up. The indexes of the lists hold what these filter by, so that
 * a late page is found in an index alone.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

/** Of each table, its column that a list filters by besides state and language. */
const tables = [
  { table: 'prayer_requests', part: 'share_with_team::text' },
  { table: 'sabbath_requests', part: 'kind' },
  { table: 'contact_messages', part: `''` },
] as const;

function countsOf({ table, part }: (typeof tables)[number]): string {
  return `
    create function count_${table}_forms() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from form_counts where form = '${table}';
      elsif tg_op = 'INSERT' then
        insert into form_counts (form, state, language, part, count)
        select '${table}', state, language, ${part}, count(*) from came group by 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into form_counts (form, state, language, part, count)
        select '${table}', state, language, ${part}, -count(*) from went group by 2, 3, 4;
      else
        insert into form_counts (form, state, language, part, count)
        select '${table}', state, language, part, sum(count) from (
          select state, language, ${part} as part, 1 as count from came
          union all
          select state, language, ${part}, -1 from went
        ) as change
        group by 2, 3, 4 having sum(count) <> 0;
      end if;
      return null;
    end
    $$;
    create trigger count_forms_received after insert on ${table}
      referencing new table as came for each statement execute function count_${table}_forms();
    create trigger count_forms_changed after update on ${table}
      referencing new table as came old table as went for each statement execute function count_${table}_forms();
    create trigger count_forms_deleted after delete on ${table}
      referencing old table as went for each statement execute function count_${table}_forms();
    create trigger count_forms_emptied after truncate on ${table}
      for each statement execute function count_${table}_forms();
    insert into form_counts (form, state, language, part, count)
    select '${table}', state, language, ${part}, count(*) from ${table} group by 2, 3, 4;
  `;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table form_counts (
      id bigint generated always as identity primary key,
      form text not null check (form in ('prayer_requests', 'sabbath_requests', 'contact_messages')),
      state text not null,
      language text not null,
      part text not null,
      count int not null
    );
    comment on table form_counts is 'how many forms there are: the sum of count over all rows of a kind';
    comment on column form_counts.part is 'of prayer requests whether they are shared, of requests for a Saturday their kind, else empty';
    create index form_counts_form on form_counts (form);

    drop index sabbath_requests_newest;
    create index sabbath_requests_newest on sabbath_requests (created_at desc, id)
      include (state, kind, day) where state <> 'held';

    drop index sabbath_requests_first_day;
    create index sabbath_requests_first_day on sabbath_requests (day, created_at, id)
      include (state, kind) where state <> 'held';

    drop index contact_messages_newest;
    create index contact_messages_newest on contact_messages (created_at desc, id) include (state) where state <> 'held';

    drop index contact_messages_name;
    create index contact_messages_name on contact_messages (last_name, first_name, created_at, id)
      include (state) where state <> 'held'
  `.execute(db);
  for (const table of tables) await sql.raw(countsOf(table)).execute(db);
}
