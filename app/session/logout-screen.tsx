import { Spinner, PageSection, useAnnounce } from '#design-system';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Head } from '../platform/shell/screen.ts';
import { useSession } from './session-context.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'nav.logout' }),
    description: '',
    isPrivate: true,
    isPassing: true,
  };
}

/** In milliseconds. Who has not come home by then is told what it waits for. */
const saidAfter = 1000;

/** Ends the session; anyone who signs out goes home with the address's query cleared, in every tab. */
export function Component() {
  const intl = useIntl();
  const { visitor, end } = useSession();
  const announce = useAnnounce();
  const isKnown = visitor.kind !== 'loading';

  useEffect(() => {
    // Signing out while it is still being found out who is there could be undone by the answer.
    if (isKnown) void end();
  }, [isKnown, end]);

  const pending = intl.formatMessage({ id: 'logout.pending' });
  useEffect(() => {
    const timer = setTimeout(() => {
      announce(pending);
    }, saidAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, pending]);

  return (
    <PageSection width="text">
      <Spinner label={pending} />
    </PageSection>
  );
}
