import { sql, type Kysely } from 'kysely';

/*
 * Prayer requests count on the day that the center's clocks show, so that one from the evening does not count on the next day. Requests
 * from before this migration were counted in UTC. Their totals stay, since many of these requests are deleted; one that is moved to
 * another state from now on counts on the center's day. Each request keeps its zone, so that it is taken out of the total it went into.
 * A zone that this server does not know must not refuse a request: its days are those of UTC.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table prayer_requests add column time_zone text not null default 'UTC';
    comment on column prayer_requests.time_zone is 'whose days prayer_totals counts it in: the center''s, UTC for requests before that';
    comment on column prayer_totals.day is 'at the center, in UTC for requests from before prayer_requests.time_zone: when they came; for wasPrayed and wasTold when that happened';

    create function day_in_zone(at timestamptz, zone text) returns date language plpgsql immutable as $$
    begin
      return (at at time zone zone)::date;
    exception when invalid_parameter_value then
      return (at at time zone 'UTC')::date;
    end
    $$;

    create function prayer_measures(state text, created_at timestamptz, prayed_at timestamptz, told_at timestamptz, zone text)
    returns table (day date, measure text) language sql immutable as $$
      select day_in_zone(created_at, zone), state where state <> 'held'
      union all
      select day_in_zone(prayed_at, zone), 'wasPrayed' where prayed_at is not null
      union all
      select day_in_zone(told_at, zone), 'wasTold' where told_at is not null
    $$;

    create or replace function count_prayer_requests() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into prayer_totals as totals (day, language, measure, count)
        select measured.day, came.language, measured.measure, count(*)
        from came, prayer_measures(came.state, came.created_at, came.prayed_at, came.told_at, came.time_zone) as measured
        group by measured.day, came.language, measured.measure
        order by measured.day, came.language, measured.measure
        on conflict (day, language, measure) do update set count = totals.count + excluded.count;
      else
        insert into prayer_totals as totals (day, language, measure, count)
        select change.day, change.language, change.measure, sum(change.count)
        from (
          select measured.day, came.language, measured.measure, 1 as count
          from came, prayer_measures(came.state, came.created_at, came.prayed_at, came.told_at, came.time_zone) as measured
          union all
          select measured.day, went.language, measured.measure, -1
          from went, prayer_measures(went.state, went.created_at, went.prayed_at, went.told_at, went.time_zone) as measured
        ) as change
        group by change.day, change.language, change.measure
        having sum(change.count) <> 0
        order by change.day, change.language, change.measure
        on conflict (day, language, measure) do update set count = totals.count + excluded.count;
      end if;
      return null;
    end
    $$;

    drop function prayer_measures(text, timestamptz, timestamptz, timestamptz)
  `.execute(db);
}
