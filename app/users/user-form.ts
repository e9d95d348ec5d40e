import { parseUserTypes } from '#rules/access';
import { plainPhone } from '#rules/forms';
import { userTypeText } from '#rules/users';
import type { Schemas } from '../platform/client/client.ts';

type Language = Schemas['UserDetails']['language'];

/** The form values of a user; the types in their stored form, such as A,R. */
export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  userType: string;
}

/** The fields in page order. */
export const userFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'userType',
] as const satisfies readonly (keyof UserValues)[];

/** Converts a user to form values. */
export function valuesOf({
  firstName,
  lastName,
  email,
  phone,
  language,
  userType,
}: Schemas['UserDetails']): UserValues {
  return { firstName, lastName, email, phone: phone ?? '', language, userType };
}

/** The values to send: trimmed, the phone number without separators, empty ones left out. */
export function bodyOf({
  firstName,
  lastName,
  email,
  phone,
  language,
  userType,
}: UserValues): Schemas['CreateUserRequest'] {
  const plain = plainPhone(phone);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    ...(plain !== '' && { phone: plain }),
    language,
    userType: userTypeText(parseUserTypes(userType)),
  };
}

/** The differences between the form and the user as first loaded; nothing else is sent. */
export function changesOf(
  values: UserValues,
  before: Schemas['UserDetails'],
): Omit<Schemas['UpdateUserRequest'], 'version'> {
  const wanted = { ...bodyOf(values), phone: bodyOf(values).phone ?? null };
  return Object.fromEntries(
    userFields.filter((field) => wanted[field] !== before[field]).map((field) => [field, wanted[field]]),
  );
}

/** A field that someone else may have changed while the form was open. */
export type SharedField = keyof UserValues | 'state';

/** The fields that someone else has changed since the form was opened. */
export function changedMeanwhile(before: Schemas['UserDetails'], now: Schemas['UserDetails']): SharedField[] {
  return ([...userFields, 'state'] as const).filter((field) => before[field] !== now[field]);
}
