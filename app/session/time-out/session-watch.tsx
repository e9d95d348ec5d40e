import { InactivityWarning } from './inactivity-warning.tsx';
import { useInactivity, type Watched } from './use-inactivity.ts';

interface SessionWatchProps extends Watched {
  isGuest: boolean;
  onSignOut: () => void;
}

/** Goes with a session: notes and reports that someone is there, says when the end is near, and ends it in time. */
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
