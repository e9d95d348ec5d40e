import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import { endOfEvent } from '../events/rules.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { linkLifetime } from '../waiver/rules.ts';

type Dates = Pick<ScheduledEvent, 'end_date' | 'timeZone'>;

/** The expiry of a link that was ordered for an event with these dates. */
function expiryAt(dates: Dates): RawBuilder<Date> {
  return sql`least(ordered_at + ${linkLifetime} * interval '1 millisecond', ${endOfEvent(dates)})`;
}

/** Gives the links of a party that moves to another event the expiry that they would have had for that event. */
export async function updateLinkExpiry(
  transaction: Transaction<Database>,
  registrationId: string,
  event: Dates,
): Promise<void> {
  await sql`
    update waiver_links set expires_at = ${expiryAt(event)} where registration_id = ${registrationId}
  `.execute(transaction);
}

/** Gives the links of all parties of an event whose dates change the expiry that they would have had with the new dates. */
export async function updateLinkExpiryAt(
  transaction: Transaction<Database>,
  eventId: string,
  dates: Dates,
): Promise<void> {
  await sql`
    update waiver_links set expires_at = ${expiryAt(dates)}
    where registration_id in (select id from registrations where event_id = ${eventId})
  `.execute(transaction);
}
