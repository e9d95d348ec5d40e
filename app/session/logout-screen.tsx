import { Spinner, PageSection } from '#design-system';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Head } from '../shell/screen.ts';
import { useSession } from './session-context.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'nav.logout' }),
    description: '',
    isPrivate: true,
  };
}

/** Ends the session; whoever signs out goes home with the address's query cleared, in every tab. */
export function Component() {
  const intl = useIntl();
  const { visitor, end } = useSession();
  const isKnown = visitor.kind !== 'loading';

  useEffect(() => {
    // Signing out while it is still being found out who is there could be undone by the answer.
    if (isKnown) void end();
  }, [isKnown, end]);

  return (
    <PageSection width="text">
      <Spinner label={intl.formatMessage({ id: 'logout.pending' })} />
    </PageSection>
  );
}
