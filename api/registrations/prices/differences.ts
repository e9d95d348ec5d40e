import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { netPaid } from '../../payments/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { PricedEvent, QuoteMember } from '../../pricing/rules.ts';
import { registrationStates } from '../../platform/contract/enums.gen.ts';
import { isChangeable } from '../rules.ts';
import { newPrice } from './new-price.ts';

type PriceDifference = components['schemas']['PriceDifference'];

const changeable = registrationStates.filter(isChangeable);

interface Row {
  readonly registrationId: string;
  readonly version: number;
  readonly reference: string;
  readonly name: string;
  readonly rooms: number;
  readonly totalCents: number;
  readonly adjustmentCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly members: readonly QuoteMember[];
}

/** Returns the parties of an event whose price can be changed, with the data that it depends on. */
async function findPricedParties(db: Kysely<Database>, eventId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id as "registrationId", r.version, r.reference, r.contact_first_name || ' ' || r.contact_last_name as name, r.rooms,
      r.total_cents as "totalCents", r.adjustment_cents as "adjustmentCents", r.paid_cents as "paidCents",
      r.refunded_cents as "refundedCents",
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('age', m.age, 'lodging', m.lodging, 'room', m.room)) order by m.position) as members
    from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and r.state = any(${changeable}::text[]) and r.closed_at is null
    group by r.id
    order by r.contact_last_name, r.contact_first_name, r.id
  `.execute(db);
  return rows;
}

/**
 * Returns the parties that would pay a different price than agreed, or have none, at the rates of `event`; sorted by the contact's
 * name. `event` may be a version that is not published yet.
 */
export async function findPriceDifferences(
  db: Kysely<Database>,
  event: PricedEvent & { readonly id: string },
): Promise<PriceDifference[]> {
  const parties = await findPricedParties(db, event.id);
  return parties.flatMap(({ registrationId, version, reference, name, members, ...party }) => {
    const totalCents = newPrice(event, { ...party, members })?.totalCents ?? null;
    if (totalCents === party.totalCents) return [];
    const shown = { registrationId, version, reference, name, people: members.length };
    return [{ ...shown, totalBeforeCents: party.totalCents, totalCents, paidCents: netPaid(party) }];
  });
}
