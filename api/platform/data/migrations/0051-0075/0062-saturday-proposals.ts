import { sql, type Kysely } from 'kysely';

/*
 * Another Saturday that staff propose, and what the person replied to it; and how old answers and claims are found. A request that waits for a reply counts for the proposed day.
 * An answer keeps the day that it names, so that its email says the same when it is sent once more.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sabbath_requests
      drop constraint sabbath_requests_state_check,
      add constraint sabbath_requests_state_check
        check (state in ('held', 'new', 'proposed', 'accepted', 'declined', 'answered', 'archived')),
      add column proposed_day date,
      add column proposal_id uuid,
      add constraint sabbath_requests_proposed check (state <> 'proposed' or num_nonnulls(proposed_day, proposal_id) = 2);
    comment on column sabbath_requests.proposed_day is 'the Saturday that staff proposed last';
    comment on column sabbath_requests.proposal_id is 'the answer with which they did: only its link still takes a reply';

    alter table form_answers
      drop constraint form_answers_decision_check,
      add constraint form_answers_decision_check check (decision in ('accepted', 'proposed', 'declined')),
      add column day date,
      add column reply text check (reply in ('yes', 'no')),
      add column replied_at timestamptz,
      add constraint form_answers_proposal check (decision is distinct from 'proposed' or day is not null),
      add constraint form_answers_reply check (reply is null or (decision = 'proposed' and replied_at is not null));
    comment on column form_answers.day is 'the Saturday that was accepted or proposed with it';
    comment on column form_answers.reply is 'what the person replied to a proposed Saturday';

    create index form_answers_created on form_answers (created_at);
    create index prayer_requests_claimed on prayer_requests (claimed_until) where claimed_until is not null;
    create index sabbath_requests_proposed_retreats on sabbath_requests (proposed_day)
      where kind = 'retreat' and state = 'proposed';

    create function saturday_measures(
      kind text, state text, attendance text, day date, accepted_day date, proposed_day date
    ) returns table (day date, measure text) language sql immutable as $$
      select
        case state when 'accepted' then accepted_day when 'proposed' then proposed_day else day end,
        case
          when kind = 'retreat' then case state when 'accepted' then 'acceptedRetreat' else 'retreat' end
          else coalesce(attendance, 'unsaid')
        end
      where state in ('new', 'proposed', 'accepted', 'answered')
    $$;

    create or replace function count_sabbath_requests() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into saturday_totals as totals (day, measure, count)
        select measured.day, measured.measure, count(*)
        from came, saturday_measures(came.kind, came.state, came.attendance, came.day, came.accepted_day, came.proposed_day) as measured
        group by measured.day, measured.measure
        order by measured.day, measured.measure
        on conflict (day, measure) do update set count = totals.count + excluded.count;
      else
        insert into saturday_totals as totals (day, measure, count)
        select change.day, change.measure, sum(change.count)
        from (
          select measured.day, measured.measure, 1 as count
          from came, saturday_measures(came.kind, came.state, came.attendance, came.day, came.accepted_day, came.proposed_day) as measured
          union all
          select measured.day, measured.measure, -1
          from went, saturday_measures(went.kind, went.state, went.attendance, went.day, went.accepted_day, went.proposed_day) as measured
        ) as change
        group by change.day, change.measure
        having sum(change.count) <> 0
        order by change.day, change.measure
        on conflict (day, measure) do update set count = totals.count + excluded.count;
      end if;
      return null;
    end
    $$;

    drop function saturday_measures(text, text, text, date, date)
  `.execute(db);
}
