import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { canArriveNow } from '../registrations/port.ts';
import type { LinkOwner } from './joining/entry-key.ts';

/** The name of a person of one of these tables, as the columns `person` and `recipient` have it. */
export const recipientName = ({ of, id }: { readonly of: string; readonly id: string | number }): string =>
  `${of}:${String(id)}`;

/** The id in the column `person`, if it refers to this table. */
export const idIn = (of: LinkOwner['of'], type: 'int' | 'uuid'): RawBuilder<unknown> =>
  sql`case when person like ${`${of}:%`} then split_part(person, ':', 2)::${sql.raw(type)} end`;

/**
 * Everyone who is expected at these sessions: users who announced themselves, people whose request to join that Saturday was
 * accepted, and each settled party of the event. Nobody appears both as a user and as a request; of several requests from one
 * address the first counts. `person` identifies the person who enters.
 */
export function expectedAt(sessions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select sessions.id as session_id, 'user:' || users.id as recipient, 'user:' || users.id as person, users.id as user_id,
      null::uuid as request_id, null::uuid as registration_id
    from ${sessions} as sessions
    join online_session_people as people on people.session_id = sessions.id and people.is_coming
    join users on users.id = people.user_id and users.is_active
    union all
    select * from (
      select distinct on (sessions.id, lower(requests.email)) sessions.id, 'request:' || requests.id,
        coalesce('user:' || requests.user_id, 'request:' || requests.id), null::int, requests.id, null::uuid
      from ${sessions} as sessions
      join sabbath_requests as requests on requests.kind = 'prayer' and requests.state = 'accepted'
        and requests.attendance = 'online'
        and requests.accepted_day = (sessions.starts_at at time zone sessions.time_zone)::date
      where sessions.kind = 'saturdayPrayer'
        and not exists (
          select from online_session_people as people join users on users.id = people.user_id
          where people.session_id = sessions.id and people.is_coming and users.is_active
            and (users.id = requests.user_id or users.verified_email = users.email and users.email = lower(requests.email))
        )
      order by sessions.id, lower(requests.email), requests.created_at, requests.id
    ) as asked
    union all
    select sessions.id, 'registration:' || registrations.id,
      coalesce('user:' || registrations.user_id, 'registration:' || registrations.id), null::int, null::uuid, registrations.id
    from ${sessions} as sessions
    join registrations on registrations.event_id = sessions.event_id
      and ${canArriveNow}
  )`;
}
