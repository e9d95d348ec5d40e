import { Link, Text } from '#design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { ownerOf } from '../../platform/drafts/draft-storage.ts';
import { personOf } from '../../platform/visitor/visitor.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { offlinePage } from '../../platform/offline/addresses.ts';
import { SavedRegistrationFacts } from '../port/saved-registration-facts.tsx';
import { keepRegistration, useSavedRegistrations } from '../../platform/offline/registrations/saved-registrations.ts';

/** Saves what people need for the trip to the event on this device, and tells them. */
export function KeepHere({ registration }: { registration: Schemas['Registration'] }) {
  const { visitor } = useSession();
  const owner = ownerOf(visitor);
  useEffect(() => {
    if (owner) keepRegistration(registration, owner);
  }, [registration, owner]);
  if (registration.state === 'cancelled') return null;
  return (
    <Text tone="muted">
      <FormattedMessage
        id="offline.savedHere"
        values={{ who: personOf(visitor).kind, link: (words) => <Link href={offlinePage}>{words}</Link> }}
      />
    </Text>
  );
}

/** Shows the saved data of a registration that cannot be opened now; nothing if there is none. */
export function SavedHere({ registrationId }: { registrationId: string }) {
  const saved = useSavedRegistrations().find(({ id }) => id === registrationId);
  return saved && <SavedRegistrationFacts registration={saved} headingLevel={2} />;
}
