import { Text } from '#design-system';
import { isMinor } from '#rules/people';
import { FormattedMessage, useIntl } from 'react-intl';
import { memberBody, type DraftPerson } from '../draft.ts';

/** A party of at least this many people is a group, whose leaders must know how many adults accompany the minors. */
const groupSize = 6;

/** Shows how many adults come with a group's minors; nothing for a family or without minors. */
export function AdultsAndMinors({ people }: { people: readonly DraftPerson[] }) {
  const intl = useIntl();
  const ages = people.flatMap((person) => {
    const { age } = memberBody(person);
    return typeof age === 'number' ? [age] : [];
  });
  const minors = ages.filter(isMinor).length;
  const adults = ages.length - minors;
  if (minors === 0 || adults === 0 || ages.length < groupSize) return null;
  const each = intl.formatNumber(minors / adults, { maximumFractionDigits: 1 });
  return (
    <Text>
      <FormattedMessage id="registration.ratio" values={{ adults, minors, each }} />
    </Text>
  );
}
