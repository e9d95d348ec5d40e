import { endOfEvent, toEventDate } from '../../events/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { awaitsHelp, isOverdue } from '../rules.ts';

type Schemas = components['schemas'];

/** The status of a party, the same in every list. */
type PartyStatus = Pick<
  Schemas['RegistrationSummary'],
  'state' | 'paymentStatus' | 'isOverdue' | 'asksForHelp' | 'isClosed' | 'hasEnded' | 'isAddressConfirmed'
>;

/** The columns of a registration and its event that its status depends on. */
export interface StatusRow {
  readonly state: Schemas['RegistrationState'];
  readonly payment_status: string;
  readonly payment_review: Schemas['PaymentReview'] | null;
  readonly owes_since: Date | null;
  readonly help_asked_at: Date | null;
  readonly help_answered_at: Date | null;
  readonly closed_at: Date | null;
  readonly address_unconfirmed_since: Date | null;
  readonly end_date: string;
  readonly time_zone: string;
}

/** Returns the status of a party at this moment. */
export function statusOf(row: StatusRow, now: Date): PartyStatus {
  const { state, owes_since: owesSince, payment_review: paymentReview } = row;
  const help = row.help_asked_at === null ? null : { answeredAt: row.help_answered_at };
  return {
    state,
    // The column contains what the payment rules compute.
    paymentStatus: row.payment_status as Schemas['PaymentStatus'],
    isOverdue: isOverdue({ state, owesSince, help, paymentReview }, now),
    asksForHelp: awaitsHelp({ state, help }),
    isClosed: row.closed_at !== null,
    hasEnded: endOfEvent({ end_date: toEventDate(row.end_date), timeZone: row.time_zone }) <= now,
    isAddressConfirmed: row.address_unconfirmed_since === null,
  };
}
