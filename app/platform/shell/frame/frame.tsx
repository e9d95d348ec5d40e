import { Outlet } from 'react-router-dom';
import { LiveProvider } from '../live/live-context.tsx';
import { useSavedVisits } from '../../offline/use-saved-visits.ts';
import { useHydrationMark } from '../../browser/hydrated.ts';
import { usePageArrival } from '../navigate/route-focus.ts';

/** The frame that all pages share; inside it, PublicFrame or WorkspaceFrame draws the surroundings of the screen. */
export function Frame() {
  usePageArrival();
  useSavedVisits();
  useHydrationMark();
  return (
    <LiveProvider>
      <Outlet />
    </LiveProvider>
  );
}
