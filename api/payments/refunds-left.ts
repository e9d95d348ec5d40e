import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { netPaid } from '../registrations/port.ts';
import { refundsByMethod } from './rules.ts';
import type { NetByMethod } from './rules.ts';

type Figures = components['schemas']['EventCancellation'];

/**
 * Returns the money that the parties of an event have paid and not gotten back, by payment method. Refunds in progress at PayPal
 * are excluded.
 */
export async function findRefundsLeft(
  db: Kysely<Database>,
  eventId: string,
): Promise<Pick<Figures, 'refunds' | 'refundParties'>> {
  const { rows } = await sql<NetByMethod>`
    with of_event as (
      select id from registrations
      where event_id = ${eventId} and state <> 'checkedIn' and closed_at is null and ${netPaid()} > 0
    ), moved as (
      select registration_id, method, case kind when 'payment' then amount_cents else -amount_cents end as cents
      from payments join of_event on of_event.id = registration_id
      union all
      select registration_id, 'PayPal', -amount_cents
      from paypal_refunds join of_event on of_event.id = registration_id
      where state in ('asked', 'pending')
    )
    select registration_id as "registrationId", method, sum(cents)::int as "amountCents"
    from moved group by registration_id, method order by registration_id, method
  `.execute(db);
  return refundsByMethod(rows);
}
