import { randomUUID } from 'node:crypto';
import type { components } from '../../api/platform/contract/schema.gen.ts';

type Schemas = components['schemas'];

/** Builds a person of 40, who stays in a room if there are rooms. */
export function buildMember(overrides: Partial<Schemas['Member']> = {}): Schemas['Member'] {
  return { firstName: 'Ana', lastName: 'Núñez', age: 40, ...overrides };
}

/** Builds the contact person. */
export function buildContact(overrides: Partial<Schemas['Contact']> = {}): Schemas['Contact'] {
  return { firstName: 'Ana', lastName: 'Núñez', email: 'ana.nunez@example.org', phone: '+12025550123', ...overrides };
}

/** Makes the first adult responsible for every minor without a responsible adult, as the form proposes. */
export function withResponsible<Member extends Pick<Schemas['Member'], 'age' | 'deleted' | 'responsible'>>(
  members: readonly Member[],
): Member[] {
  const responsible = members.findIndex(({ age, deleted }) => age >= 18 && deleted !== true);
  return members.map((member) => (member.age >= 18 || responsible < 0 ? member : { responsible, ...member }));
}

/** Builds a registration of one adult for the New York convention, paid by Zelle. */
export function buildRegistration(
  overrides: Partial<Schemas['RegistrationRequest']> = {},
): Schemas['RegistrationRequest'] {
  const members = overrides.members ?? [buildMember()];
  return {
    eventId: 'new-york-convention-2027',
    rooms: 0,
    contact: buildContact(),
    paymentMethod: 'Zelle',
    quotedTotalCents: 10_000 * members.filter(({ deleted }) => deleted !== true).length,
    language: 'en',
    ...overrides,
    members: withResponsible(members),
  };
}

/** Returns a new idempotency key. */
export function buildIdempotencyKey(): string {
  return randomUUID();
}

/** Returns the header of a request with a new idempotency key. */
export function buildIdempotencyHeader(): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': buildIdempotencyKey() };
}
