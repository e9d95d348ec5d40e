import { withoutTags } from '#rules/text';

const shownLength = 140;

/** The beginning of a text on one line, cut between words. */
export function beginningOf(text: string): string {
  const plain = withoutTags(text).replaceAll(/\s+/g, ' ').trim();
  return plain.length <= shownLength ? plain : `${plain.slice(0, shownLength).replace(/\s\S*$/, '')}…`;
}
