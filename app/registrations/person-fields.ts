import type { Schemas } from '../platform/client/client.ts';

type Registered = Schemas['RegisteredMember'];

/**
 * What the form asks of every person and the registration stores as it is. The details, the responsible adult and
 * the room have their own mappings. A new property of the contract does not compile until it is in this list and in the form's values.
 */
export type PersonField = Exclude<
  keyof Schemas['Member'],
  'details' | 'responsible' | 'room' | 'wantedRoommate' | 'deleted'
>;

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

/** Where a registered person sleeps, and with whom of another registration they would like to, in the values of the form. */
export function roomFieldsOf({ room, wantedRoommate }: Registered) {
  return {
    room,
    roommateFirstName: wantedRoommate?.firstName ?? '',
    roommateLastName: wantedRoommate?.lastName ?? '',
  };
}

/** Whether the form names the same roommate for a registered person. */
export function hasSameRoommate(
  member: Registered,
  person: { roommateFirstName: string; roommateLastName: string },
): boolean {
  const { roommateFirstName, roommateLastName } = roomFieldsOf(member);
  return roommateFirstName === person.roommateFirstName.trim() && roommateLastName === person.roommateLastName.trim();
}
