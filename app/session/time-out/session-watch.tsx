import type { SessionWatchProps } from '../../platform/visitor/session-context.tsx';
import { InactivityWarning } from './inactivity-warning.tsx';
import { useInactivity } from './use-inactivity.ts';

/** Watches a session: records and reports activity, warns before the end, and ends it on time. */
export default function SessionWatch({ isGuest, onSignOut, ...watched }: SessionWatchProps) {
  const { nearEnd, extend } = useInactivity(watched);
  const { onOver } = watched;
  return (
    <InactivityWarning
      nearEnd={nearEnd}
      isGuest={isGuest}
      onExtend={extend}
      onSignOut={onSignOut}
      onSignInAgain={() => {
        onOver('age');
      }}
    />
  );
}
