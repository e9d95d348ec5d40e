import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ActiveSession } from '../../platform/contract/handler.ts';
import { canArriveNow } from '../../registrations/port.ts';

/** A person who asks to join: a user, a guest who is known only by their login session, or someone with a link. */
export interface Joiner {
  /** The key of the person in `online_session_people`. */
  readonly person: string;
  /** The account that the person has, if any. */
  readonly accountId: number | null;
  /** The user whose rights count. */
  readonly userId: number | null;
  /** The owner of the link, if the person used the link of a request or a party. */
  readonly link?: { readonly of: 'request' | 'registration'; readonly id: string };
  /** Whether they use the link on a public page without having logged in. */
  readonly isVisitor?: true;
}

/** A visitor who uses the link on a public page: visitors cannot be told apart, and returning ones cannot be recognized. */
export function visitorOf(): Joiner {
  return { person: `visitor:${randomUUID()}`, accountId: null, userId: null, isVisitor: true };
}

export function joinerOf({ id, userId }: Pick<ActiveSession, 'id' | 'userId'>): Joiner {
  return { person: userId === null ? `guest:${id}` : `user:${String(userId)}`, accountId: userId, userId };
}

/** Whether a row with an email is the user's: sent while logged in, or from their confirmed address. */
const isOwn = (userId: number, email: 'email' | 'contact_email') => sql`(
  user_id = ${userId} or lower(${sql.ref(email)}) = (
    select users.email from users where users.id = ${userId} and users.verified_email = users.email
  )
)`;

/** Whether a user is the host or the substitute host. */
export const isHost = (userId: number | null): RawBuilder<boolean> =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${userId} in (host_user_id, substitute_user_id), false)`;

const nobody = sql<boolean>`false`;

/** Whether a row belongs to the link, or, without a link, to the user. */
function isTheirs({ userId, link }: Joiner, of: 'request' | 'registration'): RawBuilder<unknown> {
  if (link) return link.of === of ? sql`id = ${link.id}` : nobody;
  return userId === null ? nobody : isOwn(userId, of === 'request' ? 'email' : 'contact_email');
}

/** Whether the person's online request for this Saturday was accepted, or they said that they are coming. */
const isExpectedOnSaturday = (joiner: Joiner): RawBuilder<boolean> =>
  sql<boolean>`(
    exists (
      select from online_session_people
      where session_id = online_sessions.id and person = ${joiner.person} and is_coming
    ) or exists (
      select from sabbath_requests
      where kind = 'prayer' and state = 'accepted' and attendance = 'online'
        and accepted_day = (online_sessions.starts_at at time zone online_sessions.time_zone)::date
        and ${isTheirs(joiner, 'request')}
    )
  )`;

/** Whether the person's party of the event is settled. */
const isOfEvent = (joiner: Joiner): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from registrations
    where event_id = online_sessions.event_id and ${canArriveNow}
      and ${isTheirs(joiner, 'registration')}
  )`;

/** Whether someone may enter an occurrence while it is open. */
export const mayEnter = (joiner: Joiner): RawBuilder<boolean> =>
  joiner.isVisitor
    ? sql<boolean>`is_on_page`
    : sql<boolean>`(
  ${isHost(joiner.userId)} or case kind
    when 'open' then true
    when 'saturdayPrayer' then ${isExpectedOnSaturday(joiner)}
    else ${isOfEvent(joiner)}
  end
)`;

/** Whether someone may see an occurrence. Users also see Saturday prayer, because they may still announce themselves. */
export const maySee = (joiner: Joiner): RawBuilder<boolean> =>
  joiner.userId === null
    ? mayEnter(joiner)
    : sql<boolean>`(kind in ('open', 'saturdayPrayer') or ${isHost(joiner.userId)} or ${isOfEvent(joiner)})`;

/** Whether the limit of people is reached and this person has not yet entered. */
export const isFull = ({ person }: Joiner): RawBuilder<boolean> => sql<boolean>`(
  max_people is not null
  and max_people <= (
    select count(*) from online_session_people where session_id = online_sessions.id and entered_at is not null
  )
  and not exists (
    select from online_session_people
    where session_id = online_sessions.id and person = ${person} and entered_at is not null
  )
)`;
