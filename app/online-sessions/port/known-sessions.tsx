import { lazy, Suspense } from 'react';
import { withFurtherMessages } from '../../platform/messages/messages.ts';
import { useSite } from '../../platform/shell/site.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import type { SessionsOf } from '../sessions-here.tsx';

// Visitors need neither its code nor its messages.
const SessionsHere = lazy(() =>
  withFurtherMessages(() => import('../sessions-here.tsx')).then((module) => ({ default: module.SessionsHere })),
);

/** The sessions on this page's topic, for visitors the site knows. */
export function KnownSessions(about: SessionsOf) {
  const { meetings } = useSite();
  const { visitor } = useSession();
  if (!meetings || (visitor.kind !== 'user' && visitor.kind !== 'guest')) return null;
  return (
    <Suspense fallback={null}>
      <SessionsHere {...about} />
    </Suspense>
  );
}
