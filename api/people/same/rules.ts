import { foldText } from '../../platform/text/rules.ts';
import type { Person } from '../rules.ts';

/** Returns the words of a name, normalized for comparison: Sofía and Sophia, Rafael and Raphael are one name in two languages. */
function wordsOf(name: string): string[] {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '').map((word) => word.replaceAll('ph', 'f'));
}

/**
 * Returns how many letters must be inserted, deleted, changed or swapped with the next one to turn one word into another.
 * Implemented here because rules import no packages, and the small packages that count a swap as one step have had no release for
 * years.
 */
function slipsBetween(one: string, other: string): number {
  let older: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const ways = [(row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, ...(isSwapped ? [(older[to - 2] ?? 0) + 1] : [])));
    }
    older = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Returns all names in a fixed order, because people may type a name in the wrong field. */
const fullName = ({ firstName, lastName }: Person): string => wordsOf(`${firstName} ${lastName}`).sort().join(' ');

/** Whether two first names are the same except for spelling, an initial, or a second name that one of them leaves out. */
function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort(
    (first, second) => first.length - second.length,
  );
  const isOne = (word: string, candidate: string): boolean => {
    const [short = '', long = ''] = [word, candidate].sort((first, second) => first.length - second.length);
    return (
      (short.length === 1 && long.startsWith(short)) || slipsBetween(word, candidate) <= (short.length > 5 ? 2 : 1)
    );
  };
  return shorter.every((word) => longer.some((candidate) => isOne(word, candidate)));
}

/**
 * Whether an edit still describes the same person: the same names, or a first name with another spelling at the same age. If
 * unsure, it does not.
 */
export function isSamePerson(before: Person, after: Person): boolean {
  return (
    fullName(before) === fullName(after) || (before.age === after.age && isSameName(before.firstName, after.firstName))
  );
}

/** How a change affects the people of a party. */
interface Changed<Before, After> {
  /** The people who are replaced, each with the new person. */
  readonly replaced: readonly { readonly before: Before; readonly after: After }[];
  /** Whether nobody from the earlier party is coming anymore. */
  readonly isAnother: boolean;
}

/** Compares a party with its changed version. Ids identify the earlier people. */
export function compareParties<
  Before extends Person & { readonly id: string },
  After extends Person & { readonly id?: string },
>(before: readonly Before[], after: readonly After[]): Changed<Before, After> {
  const known = new Map(before.map((person) => [person.id, person]));
  const kept = after.flatMap((person) => {
    const earlier = person.id === undefined ? undefined : known.get(person.id);
    return earlier ? [{ before: earlier, after: person }] : [];
  });
  const replaced = kept.filter((pair) => !isSamePerson(pair.before, pair.after));
  // People may have swapped places; then both are still coming.
  const names = new Set(before.map(fullName));
  return {
    replaced,
    isAnother: replaced.length === kept.length && !after.some((person) => names.has(fullName(person))),
  };
}

/** Whether two full names are the same except for spelling, order and names that one of them leaves out. */
export function isSameFullName(one: string, other: string): boolean {
  return isSameName(one, other);
}
