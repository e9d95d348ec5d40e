import { Spinner, PageSection, useAnnounce } from '#design-system';
import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Head } from '../platform/shell/screen.ts';
import { useSession } from '../platform/visitor/session-context.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'nav.logout' }),
    description: '',
    isPrivate: true,
    isPassing: true,
  };
}

/** After this time, in ms, the page announces what it is waiting for. */
const saidAfter = 1000;

/** Ends the session; then every tab goes to the home page, with the address's query cleared. */
export function Component() {
  const intl = useIntl();
  const { visitor, end, meetingUntil } = useSession();
  const [isMeetingKept, setMeetingKept] = useState(false);
  // The browser forgets the meeting account while the session ends, so remember that there was one.
  if (meetingUntil !== undefined && !isMeetingKept) setMeetingKept(true);
  const announce = useAnnounce();
  const isKnown = visitor.kind !== 'loading';

  useEffect(() => {
    // Signing out while the session is still being checked could be undone by the answer.
    if (isKnown) void end();
  }, [isKnown, end]);

  const pending = intl.formatMessage({ id: isMeetingKept ? 'logout.pendingWithMeeting' : 'logout.pending' });
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
