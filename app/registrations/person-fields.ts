import type { Schemas } from '../platform/client/client.ts';

type Registered = Schemas['RegisteredMember'];

/**
 * What the form asks of every person and the registration stores as it is. The details and the responsible adult have their
 * own mappings. A new property of the contract does not compile until it is in this list and in the form's values.
 */
export type PersonField = Exclude<keyof Schemas['Member'], 'details' | 'responsible' | 'deleted'>;

/** A registered person in the values of the form. */
export function fieldsOf({ firstName, lastName, age, gender, lodging }: Registered) {
  return {
    firstName,
    lastName,
    age: String(age),
    gender: gender ?? ('' as const),
    lodging,
  } satisfies Record<PersonField, unknown>;
}

/** Whether the form says the same about a registered person. */
export function hasSameFields(member: Registered, person: Record<PersonField, string>): boolean {
  const fields = Object.entries<string>(fieldsOf(member)) as [PersonField, string][];
  return fields.every(([field, value]) => value === person[field].trim());
}
