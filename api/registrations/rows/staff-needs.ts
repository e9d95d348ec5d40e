import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import { netPaid, notCanceled, offered } from './conditions.ts';
import { withoutSignature } from './figure-conditions.ts';
import type { WaiverVersions } from './figure-conditions.ts';

type Need = components['schemas']['PartyNeed'];

/** After how long a refund that PayPal has not finished needs attention, in ms: 2 days. */
const refundPatience = 2 * 24 * 60 * 60_000;

/** The data that needs depend on: the time, and the waivers at that time. */
interface Circumstances {
  readonly now: Date;
  readonly waivers: WaiverVersions;
}

const conditions: Readonly<Record<Need, (circumstances: Circumstances) => Expression<SqlBool>>> = {
  offerEndsToday: ({ now }) => sql`
    ${offered} and registrations.held_until < (
      select (date_trunc('day', ${now}::timestamptz at time zone time_zone) + interval '1 day') at time zone time_zone
      from events where id = registrations.event_id
    )
  `,
  failedEmail: () => sql`
    registrations.email_problem is not null and ${notCanceled} and registrations.closed_at is null
  `,
  // A refund that PayPal has not finished counts as given here; `stuckRefund` shows it if it takes too long.
  refundLeft: () => sql`
    registrations.state = 'cancelled' and registrations.closed_at is null
    and registrations.event_id in (select id from events where cancelled_at is not null)
    and ${netPaid()} > (
      select coalesce(sum(amount_cents), 0) from paypal_refunds
      where paypal_refunds.registration_id = registrations.id and paypal_refunds.state in ('asked', 'pending')
    )
  `,
  // A refused refund is settled once the money was returned in another way, or it was requested again.
  stuckRefund: ({ now }) => sql`
    registrations.id in (
      select refund.registration_id from paypal_refunds refund
      where refund.state <> 'done' and refund.registration_id is not null and (
        refund.state <> 'refused' and refund.created_at < ${new Date(now.getTime() - refundPatience)}
        or refund.state = 'refused' and not exists (
          select 1 from paypal_refunds again
          where again.capture_id = refund.capture_id and again.created_at > refund.created_at
        ) and not exists (
          select 1 from payments
          where payments.registration_id = refund.registration_id and payments.kind = 'refund'
            and payments.created_at > refund.updated_at
        )
      )
    )
  `,
  signature: ({ waivers }) => withoutSignature(waivers),
};

/** Parties that need this from staff, as a condition on rows of `registrations`. */
export function inNeedOf(need: Need, circumstances: Circumstances): Expression<SqlBool> {
  return sql<SqlBool>`(${conditions[need](circumstances)})`;
}
