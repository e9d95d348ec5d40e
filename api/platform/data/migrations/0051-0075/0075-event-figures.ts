import { sql, type Kysely } from 'kysely';

/*
 * The figures of each event's overview. Whatever changes a party only writes down which one it was, in its own transaction: no writer
 * can forget it, and none waits for another. Before the figures are read, the parties written down are counted again, and the
 * difference to their last count is added to their event.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

/** Of each table that the figures come from, its column with the party. */
const tables = [
  { table: 'registrations', party: 'id' },
  { table: 'registration_members', party: 'registration_id' },
  { table: 'waiver_signatures', party: 'registration_id' },
  { table: 'attendances', party: 'registration_id' },
] as const;

function marksOf({ table, party }: (typeof tables)[number]): string {
  return `
    create function mark_changed_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        insert into changed_parties (registration_id) select distinct ${party} from went;
      else
        insert into changed_parties (registration_id) select distinct ${party} from came;
      end if;
      return null;
    end
    $$;
    create trigger mark_changed_parties_inserted after insert on ${table}
      referencing new table as came for each statement execute function mark_changed_${table}();
    create trigger mark_changed_parties_updated after update on ${table}
      referencing new table as came for each statement execute function mark_changed_${table}();
    create trigger mark_changed_parties_deleted after delete on ${table}
      referencing old table as went for each statement execute function mark_changed_${table}();
  `;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table changed_parties (
      id bigint generated always as identity primary key,
      registration_id uuid not null
    );
    comment on table changed_parties is 'parties to count again before the figures of events are read';
    comment on column changed_parties.registration_id is 'no reference: a party that is gone is to be counted, too';

    create table party_figures (
      registration_id uuid primary key,
      event_id text not null,
      figures jsonb not null
    );
    comment on table party_figures is 'what each party contributes to the figures of its event, as it was last counted';

    create table event_figures (
      event_id text not null references events on delete cascade,
      figure text not null,
      amount bigint not null,
      primary key (event_id, figure)
    );
    comment on table event_figures is 'the sums of party_figures by event';

    create function mark_parties_of_event() returns trigger language plpgsql as $$
    begin
      insert into changed_parties (registration_id) select id from registrations where event_id = new.id;
      return null;
    end
    $$;
    create trigger mark_changed_parties after update of time_zone on events
      for each row when (old.time_zone <> new.time_zone) execute function mark_parties_of_event();

    create function forget_party_figures() returns trigger language plpgsql as $$
    begin
      delete from changed_parties;
      delete from party_figures;
      delete from event_figures;
      return null;
    end
    $$;
    create trigger forget_party_figures after truncate on registrations
      for each statement execute function forget_party_figures();

    insert into changed_parties (registration_id) select id from registrations
  `.execute(db);
  for (const table of tables) await sql.raw(marksOf(table)).execute(db);
}
