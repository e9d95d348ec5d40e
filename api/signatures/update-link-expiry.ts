import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { endOfEvent } from '../events/rules.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { linkLifetime } from '../waiver/rules.ts';

/** Gives the links of a party that moves to another event the expiry that they would have had for that event. */
export async function updateLinkExpiry(
  transaction: Transaction<Database>,
  registrationId: string,
  event: ScheduledEvent,
): Promise<void> {
  await sql`
    update waiver_links set expires_at = least(ordered_at + ${linkLifetime} * interval '1 millisecond', ${endOfEvent(event)})
    where registration_id = ${registrationId}
  `.execute(transaction);
}
