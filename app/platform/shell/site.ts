import { useRouteLoaderData } from 'react-router-dom';
import type { Schemas } from '../client/client.ts';

export type Site = Schemas['Site'];
export type ChurchDay = Schemas['ChurchDay'];

/** The data that the frame of every page needs. */
export interface FrameData {
  site: Site;
  /** Today in the Church's year; null if it could not be loaded, which must not break a page. */
  day: ChurchDay | null;
}

export const frameRouteId = 'frame';

function useFrameData(): FrameData {
  const data = useRouteLoaderData<FrameData>(frameRouteId);
  if (!data) throw new Error('The data of the frame is for screens inside it');
  return data;
}

/** The site's own facts, loaded once for every page. */
export function useSite(): Site {
  return useFrameData().site;
}

/** Today in the Church's year. */
export function useDay(): ChurchDay | null {
  return useFrameData().day;
}
