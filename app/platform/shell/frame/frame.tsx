import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LiveProvider } from '../../../live/live-context.tsx';
import { useKeptVisits } from '../../offline/use-kept-visits.ts';
import { useHydrationMark } from '../hydrated.ts';
import { usePageArrival } from '../navigate/route-focus.ts';

/** What every page has in common; inside it, PublicFrame or WorkspaceFrame draws what is around the screen. */
export function Frame() {
  usePageArrival();
  useKeptVisits();
  useHydrationMark();
  return (
    <LiveProvider>
      <Outlet />
      <ScrollRestoration />
    </LiveProvider>
  );
}
