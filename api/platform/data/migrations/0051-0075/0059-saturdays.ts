import { sql, type Kysely } from 'kysely';

/*
 * What staff set for a Saturday, and how many requests there are for each. The database keeps the counts in the transaction of each
 * change; each statement locks them in one order, so that two of them never wait for each other.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saturdays (
      day date primary key check (extract(isodow from day) = 6),
      is_prayer_closed boolean not null,
      is_retreat_closed boolean not null,
      places int check (places >= 0),
      version int not null,
      changed_by_user_id int references users on delete set null,
      updated_at timestamptz not null
    );
    comment on table saturdays is 'what staff set; a Saturday without a row is open and has no limit';
    comment on column saturdays.places is 'how many people can join the prayer in person; null without a limit';

    create table saturday_totals (
      day date not null,
      measure text not null check (measure in ('online', 'inPerson', 'unsaid', 'retreat', 'acceptedRetreat')),
      count int not null,
      primary key (day, measure)
    );
    comment on table saturday_totals is 'how many requests there are for a Saturday that were neither declined nor put away';

    create function saturday_measures(
      kind text, state text, attendance text, day date, accepted_day date
    ) returns table (day date, measure text) language sql immutable as $$
      select
        case state when 'accepted' then accepted_day else day end,
        case
          when kind = 'retreat' then case state when 'accepted' then 'acceptedRetreat' else 'retreat' end
          else coalesce(attendance, 'unsaid')
        end
      where state in ('new', 'accepted', 'answered')
    $$;

    create function count_sabbath_requests() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into saturday_totals as totals (day, measure, count)
        select measured.day, measured.measure, count(*)
        from came, saturday_measures(came.kind, came.state, came.attendance, came.day, came.accepted_day) as measured
        group by measured.day, measured.measure
        order by measured.day, measured.measure
        on conflict (day, measure) do update set count = totals.count + excluded.count;
      else
        insert into saturday_totals as totals (day, measure, count)
        select change.day, change.measure, sum(change.count)
        from (
          select measured.day, measured.measure, 1 as count
          from came, saturday_measures(came.kind, came.state, came.attendance, came.day, came.accepted_day) as measured
          union all
          select measured.day, measured.measure, -1
          from went, saturday_measures(went.kind, went.state, went.attendance, went.day, went.accepted_day) as measured
        ) as change
        group by change.day, change.measure
        having sum(change.count) <> 0
        order by change.day, change.measure
        on conflict (day, measure) do update set count = totals.count + excluded.count;
      end if;
      return null;
    end
    $$;

    create trigger count_received after insert on sabbath_requests
      referencing new table as came for each statement execute function count_sabbath_requests();
    create trigger count_changed after update on sabbath_requests
      referencing new table as came old table as went for each statement execute function count_sabbath_requests();

    insert into saturday_totals (day, measure, count)
    select measured.day, measured.measure, count(*)
    from sabbath_requests as request,
      saturday_measures(request.kind, request.state, request.attendance, request.day, request.accepted_day) as measured
    group by measured.day, measured.measure
  `.execute(db);
}
