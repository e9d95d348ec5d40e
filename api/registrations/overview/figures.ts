import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { lockKey } from '../../platform/data/lock-key.ts';
import { isOpen, netPaid, notCanceled, owing, unpaid, withPlaces } from '../rows/conditions.ts';
import { hasBed } from '../../rooming/port.ts';
import { canArriveNow, guests, hasPlace, presence } from '../rows/figure-conditions.ts';

/** How many entries one statement processes. */
const batch = 5_000;

/**
 * Selects what each party in `changed` contributes to its event, by the name of the figure. A figure that is counted by a further
 * value has that value after a colon.
 */
const counted = sql`
  select registrations.id, registrations.event_id, coalesce((
    select jsonb_object_agg(figure, amount) from (
      select 'registered:' || to_char(registrations.created_at at time zone events.time_zone, 'YYYY-MM-DD') as figure,
        registrations.party_size as amount
      union all
      select 'promised', registrations.total_cents where ${owing}
      union all
      select 'received', ${netPaid()}
      union all
      select 'open', ${unpaid} where ${isOpen}
      union all
      select 'band:' || m.band, count(*) from registration_members m
      where m.registration_id = registrations.id and ${withPlaces} and ${hasPlace} group by m.band
      union all
      select 'toSign', count(*) from registration_members m where m.registration_id = registrations.id and ${notCanceled}
      union all
      select 'signed:' || s.version, count(*)
      from registration_members m join waiver_signatures s on s.member_id = m.id and s.person_number = m.person_number
      where m.registration_id = registrations.id and ${notCanceled} group by s.version
      union all
      select 'presence:' || ${presence}, count(*) from registration_members m
      where m.registration_id = registrations.id and ${canArriveNow} group by 1
      union all
      select 'rooms', registrations.rooms where ${canArriveNow}
      union all
      select case when ${hasBed} then 'withBed' else 'withoutBed' end, count(*) from ${guests} group by 1
      union all
      select 'stepFree', count(*) from ${guests} and m.needs_step_free
      union all
      select 'assignedRooms', count(*) from (
        select from ${guests} group by coalesce(m.room, 1) having bool_and(assigned.id is not null)
      ) as whole
    ) as parts where amount <> 0
  ), '{}') as figures
  from registrations join events on events.id = registrations.event_id
  where registrations.id in (select id from changed)
`;

/** Counts the parties of one batch again. @returns how many entries it processed. */
async function countBatch(transaction: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ registration_id: string }>`
    delete from changed_parties where id in (select id from changed_parties order by id limit ${batch})
    returning registration_id
  `.execute(transaction);
  if (rows.length === 0) return 0;
  const ids = [...new Set(rows.map((row) => row.registration_id))];
  // A separate statement, so that it sees everything that was stored before those entries.
  await sql`
    with changed as (
      select unnest(${ids}::uuid[]) as id
    ), counted as materialized (
      ${counted}
    ), before as materialized (
      select registration_id, event_id, figures from party_figures where registration_id in (select id from changed)
    ), stored as (
      insert into party_figures (registration_id, event_id, figures) select id, event_id, figures from counted
      on conflict (registration_id) do update set event_id = excluded.event_id, figures = excluded.figures
    ), gone as (
      delete from party_figures
      where registration_id in (select id from changed except select id from counted)
    ), differences as (
      select event_id, figure, sum(amount) as amount from (
        select event_id, key as figure, value::bigint as amount from counted, jsonb_each_text(figures)
        union all
        select event_id, key, -value::bigint from before, jsonb_each_text(figures)
      ) as parts
      group by event_id, figure having sum(amount) <> 0
    )
    insert into event_figures as kept (event_id, figure, amount)
    select event_id, figure, amount from differences
    on conflict (event_id, figure) do update set amount = kept.amount + excluded.amount
  `.execute(transaction);
  return rows.length;
}

/**
 * Counts every party again that has changed since it was last counted. Only one process counts at a time; the next one finds
 * nothing left.
 */
export async function countChanges(db: Kysely<Database>): Promise<void> {
  // In the order of an index: entries that were counted and not yet cleaned up would all be read again otherwise.
  const waiting = () => db.selectFrom('changed_parties').select('id').orderBy('id').limit(1).executeTakeFirst();
  let done = batch;
  while (done === batch && (await waiting())) {
    done = await db.transaction().execute(async (transaction) => {
      await lockKey(transaction, 'event-figures');
      return countBatch(transaction);
    });
  }
}

/** The figures of an event by name. Those that are 0 may be missing. */
export type EventFigures = ReadonlyMap<string, number>;

/** Returns the figures of these events. Reads only stored counts, so it takes the same time however many parties there are. */
export async function readEventFigures(
  db: Kysely<Database>,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, EventFigures>> {
  const rows = await db
    .selectFrom('event_figures')
    .select(['event_id', 'figure', 'amount'])
    .where('event_id', 'in', eventIds)
    .where('amount', '<>', 0)
    .orderBy('figure')
    .execute();
  const figures = new Map<string, Map<string, number>>(eventIds.map((id) => [id, new Map()]));
  for (const { event_id: id, figure, amount } of rows) figures.get(id)?.set(figure, amount);
  return figures;
}
