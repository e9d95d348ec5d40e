import { sql, type Kysely } from 'kysely';

/*
 * The order of the waiting list as numbers that the database gives, and limits by its clock: the clocks of two processes differ. Works on
 * PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence registration_waiting_numbers;
    alter table registrations add column waiting_number bigint;
    comment on column registrations.waiting_number is 'the order of the waiting list; given while the event is locked';
    comment on column registrations.waiting_since is 'for people to read; the order is that of waiting_number';
    update registrations set waiting_number = numbered.number
    from (
      select id, row_number() over (order by waiting_since, id) as number from registrations where state = 'waitlisted'
    ) as numbered
    where registrations.id = numbered.id;
    select setval('registration_waiting_numbers', (select coalesce(max(waiting_number), 0) + 1 from registrations), false);
    alter table registrations
      add constraint registrations_waiting_number_check check ((state = 'waitlisted') = (waiting_number is not null));
    drop index registrations_waiting;
    create index registrations_waiting on registrations (event_id, waiting_number) where state = 'waitlisted';

    create table if not exists rate_limits (key text primary key, points int not null default 0, expire bigint);
    comment on table rate_limits is 'what is counted under keyed hashes; expire is in ms by the clock of the database';
  `.execute(db);
}
