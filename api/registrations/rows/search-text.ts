import { foldText } from '../../platform/text/rules.ts';

/** Returns the text by which staff find a registration: names, email, phone, and the reference with and without its hyphen. */
export function searchText(registration: {
  readonly reference: string;
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email?: string | undefined;
    readonly phone: string;
  };
  readonly members: readonly { readonly firstName: string; readonly lastName: string }[];
}): string {
  const { reference, contact, members } = registration;
  const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const own = [contact.firstName, contact.lastName, contact.email ?? '', contact.phone];
  return foldText([...own, reference, reference.replace('-', ''), ...new Set(names)].join(' '));
}
