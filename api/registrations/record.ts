import type { components } from '../platform/contract/schema.gen.ts';
import type { Receipts } from '../payments/rules.ts';
import type { AddressStatus } from './rules.ts';

type Schemas = components['schemas'];

/** A request for help with the price, made in confidence. */
interface PriceHelp {
  readonly askedAt: Date;
  readonly canPayCents: number | null;
  /** When staff answered it. */
  readonly answeredAt: Date | null;
}

/** A registration as the domain uses it; the event is referred to by id. */
export interface RegistrationRecord {
  readonly id: string;
  readonly reference: string;
  /** How often its link was replaced, and when it was last replaced. */
  readonly linkNumber: number;
  readonly linkReplacedAt: Date | null;
  readonly version: number;
  readonly eventId: string;
  readonly state: Schemas['RegistrationState'];
  readonly source: Schemas['RegistrationSource'];
  /** Until when the places of an offered or paying party are held. */
  readonly heldUntil: Date | null;
  /** When it accepted offered places. */
  readonly acceptedAt: Date | null;
  /** Since when it has been waiting. */
  readonly waitingSince: Date | null;
  /** The order of the waiting list; the database assigns it when the registration is stored. */
  readonly waitingNumber: number | null;
  readonly rooms: number;
  readonly contact: Schemas['RegisteredContact'];
  /** A person keeps the id through every correction. */
  readonly members: readonly Schemas['RegisteredMember'][];
  /** Named by minors who come without an adult. */
  readonly responsibleAdult?: Schemas['RegisteredResponsibleAdult'] | undefined;
  readonly quote: Schemas['Quote'];
  readonly paymentMethod: Schemas['PaymentMethod'];
  readonly receipts: Receipts;
  readonly language: 'en' | 'es';
  readonly createdAt: Date;
  /** Since when it owes something; null while nothing is due. */
  readonly owesSince: Date | null;
  /** Who still checks money that PayPal reported for it. */
  readonly paymentReview: Schemas['PaymentReview'] | null;
  /** Why the contact has not received the last email. */
  readonly emailProblem: Schemas['EmailProblem'] | null;
  /** Whether the contact's address is confirmed. */
  readonly address: AddressStatus;
  /** The price reduction by staff, in cents; the quote subtracts no more than the total of its lines. */
  readonly adjustmentCents: number;
  /** Its request for help with the price; null when it made none. */
  readonly help: PriceHelp | null;
  /** The number of places of people who are not coming that were freed at check-in. */
  readonly freedPlaces: number;
  /** When staff closed it after the event. */
  readonly closedAt: Date | null;
}
