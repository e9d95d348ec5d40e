import { withoutTags } from '#rules/text';

/** First and last name, as they are shown. */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return withoutTags(`${firstName} ${lastName}`);
}
