import { sql, type Kysely } from 'kysely';

/*
 * Who has a bed is a figure of the event, too: whatever assigns or frees one writes down the party, as all other changes do. Every party
 * is counted again. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_changed_room_placements() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        insert into changed_parties (registration_id) select distinct registration_id from went;
      else
        insert into changed_parties (registration_id) select distinct registration_id from came;
      end if;
      return null;
    end
    $$;
    create trigger mark_changed_parties_inserted after insert on room_placements
      referencing new table as came for each statement execute function mark_changed_room_placements();
    create trigger mark_changed_parties_updated after update on room_placements
      referencing new table as came for each statement execute function mark_changed_room_placements();
    create trigger mark_changed_parties_deleted after delete on room_placements
      referencing old table as went for each statement execute function mark_changed_room_placements();

    insert into changed_parties (registration_id) select id from registrations
  `.execute(db);
}
