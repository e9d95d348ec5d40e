import { ageBandOf } from '#rules/people';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { memberBody, type PersonValues } from './form/draft.ts';

/** Age, band and lodging of a person in one line, such as: 16 years · teenager · in a room. */
export function personDetails(
  intl: IntlShape,
  event: Schemas['Event'],
  person: PersonValues,
  showsLodging: boolean,
): string {
  const { age } = memberBody(person);
  const parts =
    typeof age === 'number' && age <= 120
      ? [
          intl.formatMessage({ id: 'registration.person.years' }, { age }),
          intl.formatMessage({ id: `band.${ageBandOf(event.ageBands, age)}` }),
        ]
      : [];
  if (showsLodging) parts.push(intl.formatMessage({ id: `registration.person.lodging.${person.lodging}` }));
  return parts.join(' · ');
}
