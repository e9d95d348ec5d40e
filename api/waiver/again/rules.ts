import { isMinor, responsibleNames } from '../../people/rules.ts';
import type { NamedParty, Person } from '../../people/rules.ts';
import { isSameFullName, isSamePerson } from '../../people/same/rules.ts';
import { foldText } from '../../platform/text/rules.ts';

/**
 * Whether a changed person needs a new signature: somebody else comes instead, or somebody else has to sign, because a minor
 * turns out to be an adult or the other way round.
 */
function mustSignAgain(before: Person, after: Person): boolean {
  return isMinor(before.age) !== isMinor(after.age) || !isSamePerson(before, after);
}

/**
 * Returns the ids of the people in a changed party who need a new signature. They include minors whose responsible adult has
 * changed, since the waiver names that adult. If no adult was named for a minor before, the signed text named nobody, so the
 * signature stays valid.
 */
export function whoSignsAgain(before: NamedParty, after: NamedParty): string[] {
  const known = new Map(before.members.map((member) => [member.id, member]));
  const [adultsBefore, adults] = [responsibleNames(before), responsibleNames(after)];
  return after.members.flatMap((member) => {
    const earlier = known.get(member.id);
    if (!earlier) return [];
    const [adultBefore, adult] = [adultsBefore.get(member.id), adults.get(member.id)];
    // Two people of one family may have similar names; a corrected name belongs to the person with the same id.
    const isSwitched = ![earlier.responsibleId, member.responsibleId].includes(undefined);
    const isSame =
      isSwitched && earlier.responsibleId !== member.responsibleId
        ? (one: string, other: string) => foldText(one) === foldText(other)
        : isSameFullName;
    const hasAnotherAdult = adultBefore !== undefined && (adult === undefined || !isSame(adultBefore, adult));
    return hasAnotherAdult || mustSignAgain(earlier, member) ? [member.id] : [];
  });
}
