import type { components } from '../contract/schema.gen.ts';

type Schemas = components['schemas'];

/** A registration as the domain holds it; the event is kept by id. */
export interface RegistrationRecord {
  readonly id: string;
  readonly reference: string;
  readonly eventId: string;
  readonly state: Schemas['RegistrationState'];
  readonly rooms: number;
  readonly contact: Schemas['RegisteredContact'];
  readonly members: readonly Schemas['RegisteredMember'][];
  readonly quote: Schemas['Quote'];
  readonly paymentMethod: Schemas['PaymentMethod'];
  readonly language: 'en' | 'es';
  readonly createdAt: Date;
}
