import type { components } from '../contract/schema.gen.ts';
import type { Receipts } from '../payments/rules.ts';

type Schemas = components['schemas'];

/** A registration as the domain holds it; the event is kept by id. */
export interface RegistrationRecord {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly eventId: string;
  readonly state: Schemas['RegistrationState'];
  readonly source: Schemas['RegistrationSource'];
  /** Until when the places of an offered or paying party are kept. */
  readonly heldUntil: Date | null;
  /** When it took places that were offered to it. */
  readonly acceptedAt: Date | null;
  /** Since when it waits; the order of the waiting list. */
  readonly waitingSince: Date | null;
  readonly rooms: number;
  readonly contact: Schemas['RegisteredContact'];
  /** A person keeps the id through every correction. */
  readonly members: readonly Schemas['RegisteredMember'][];
  readonly quote: Schemas['Quote'];
  readonly paymentMethod: Schemas['PaymentMethod'];
  readonly receipts: Receipts;
  readonly language: 'en' | 'es';
  readonly createdAt: Date;
  /** Since when it owes something; null while nothing is due. */
  readonly owesSince: Date | null;
}
