import { useIntl } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import { useSite } from '../shell/site.ts';
import type { PersonValues } from './draft.ts';

/** A mail address link that brings what was typed to the centre, for what cannot be registered online. */
export function useWriteToCentre(event: Schemas['Event'], people: PersonValues[]): string {
  const intl = useIntl();
  const site = useSite();
  const lines = people.map(({ firstName, lastName, age }) =>
    intl.formatMessage({ id: 'registration.write.person' }, { name: `${firstName} ${lastName}`.trim(), age }),
  );
  const subject = intl.formatMessage({ id: 'registration.write.subject' }, { event: event.name });
  // With nobody named there is nothing to bring.
  const body = lines.length === 0 ? '' : [intl.formatMessage({ id: 'registration.write.greeting' }), ...lines].join('\n');
  return `mailto:${event.retreatEmail ?? site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
