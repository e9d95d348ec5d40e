import { Text } from '#design-system';
import { isMinor } from '#rules/registrations';
import { FormattedMessage, useIntl } from 'react-intl';
import { memberBody, type DraftPerson } from '../draft.ts';

/** From so many people on a party is a group, whose leaders are asked by parishes how many adults look after the young. */
const groupSize = 6;

/** How many adults come with the young of a group; nothing for a family, or where nobody is under age. */
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
