import { foldText } from '../rules.ts';

/** What staff can find a registration by: names, email, phone, and the reference with and without its hyphen. */
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

/** A LIKE pattern that finds these words as they stand, anywhere. */
export function containsPattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** LIKE patterns for a search, one per word; every one must match. */
export function searchPatterns(search: string): string[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map(containsPattern);
}
