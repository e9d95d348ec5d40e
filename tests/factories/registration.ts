import { randomUUID } from 'node:crypto';
import type { components } from '../../api/platform/contract/schema.gen.ts';

type Schemas = components['schemas'];

/** A person of 40, staying in a room where there are rooms. */
export function buildMember(overrides: Partial<Schemas['Member']> = {}): Schemas['Member'] {
  return { firstName: 'Ana', lastName: 'Núñez', age: 40, ...overrides };
}

/** The one who registers. */
export function buildContact(overrides: Partial<Schemas['Contact']> = {}): Schemas['Contact'] {
  return { firstName: 'Ana', lastName: 'Núñez', email: 'ana.nunez@example.org', phone: '+12025550123', ...overrides };
}

/** The first adult is responsible for every minor without another responsible adult, as the form proposes. */
export function withResponsible<Member extends Pick<Schemas['Member'], 'age' | 'deleted' | 'responsible'>>(
  members: readonly Member[],
): Member[] {
  const responsible = members.findIndex(({ age, deleted }) => age >= 18 && deleted !== true);
  return members.map((member) => (member.age >= 18 || responsible < 0 ? member : { responsible, ...member }));
}

/** One adult for the New York convention, paid by Zelle. */
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

/** A key that nobody has used. */
export function buildIdempotencyKey(): string {
  return randomUUID();
}
