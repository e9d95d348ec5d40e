import { sql, type Kysely } from 'kysely';

/*
 * How many prayer requests came, were prayed for and were told about on each day, in numbers alone, so that the counts outlive the
 * requests. The database keeps them in the transaction of each change, so that no writer can forget it: a deletion takes nothing away.
 * Each statement locks the totals in one order, so that two of them never wait for each other.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table prayer_totals (
      day date not null,
      language text not null check (language in ('en', 'es')),
      measure text not null check (measure in ('new', 'inPrayer', 'prayed', 'archived', 'wasPrayed', 'wasTold')),
      count int not null,
      primary key (day, language, measure)
    );
    comment on table prayer_totals is 'counts of prayer requests, which stay when requests are deleted';
    comment on column prayer_totals.day is 'in UTC: when requests came; for wasPrayed and wasTold when that happened';
    comment on column prayer_totals.measure is 'the state that requests of that day are in, or what happened to requests on that day';

    create function prayer_measures(state text, created_at timestamptz, prayed_at timestamptz, told_at timestamptz)
    returns table (day date, measure text) language sql immutable as $$
      select (created_at at time zone 'UTC')::date, state where state <> 'held'
      union all
      select (prayed_at at time zone 'UTC')::date, 'wasPrayed' where prayed_at is not null
      union all
      select (told_at at time zone 'UTC')::date, 'wasTold' where told_at is not null
    $$;

    create function count_prayer_requests() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into prayer_totals as totals (day, language, measure, count)
        select measured.day, came.language, measured.measure, count(*)
        from came, prayer_measures(came.state, came.created_at, came.prayed_at, came.told_at) as measured
        group by measured.day, came.language, measured.measure
        order by measured.day, came.language, measured.measure
        on conflict (day, language, measure) do update set count = totals.count + excluded.count;
      else
        insert into prayer_totals as totals (day, language, measure, count)
        select change.day, change.language, change.measure, sum(change.count)
        from (
          select measured.day, came.language, measured.measure, 1 as count from came, prayer_measures(came.state, came.created_at, came.prayed_at, came.told_at) as measured
          union all
          select measured.day, went.language, measured.measure, -1 from went, prayer_measures(went.state, went.created_at, went.prayed_at, went.told_at) as measured
        ) as change
        group by change.day, change.language, change.measure
        having sum(change.count) <> 0
        order by change.day, change.language, change.measure
        on conflict (day, language, measure) do update set count = totals.count + excluded.count;
      end if;
      return null;
    end
    $$;

    create trigger count_received after insert on prayer_requests
      referencing new table as came for each statement execute function count_prayer_requests();
    create trigger count_changed after update on prayer_requests
      referencing new table as came old table as went for each statement execute function count_prayer_requests();

    insert into prayer_totals (day, language, measure, count)
    select measured.day, request.language, measured.measure, count(*)
    from prayer_requests as request, prayer_measures(request.state, request.created_at, request.prayed_at, request.told_at) as measured
    group by measured.day, request.language, measured.measure;

    create index prayer_requests_waiting on prayer_requests (created_at, id) where state in ('new', 'inPrayer')
  `.execute(db);
}
