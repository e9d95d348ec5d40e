import { useRouteLoaderData } from 'react-router-dom';
import type { Schemas } from '../client/client.ts';

export type Site = Schemas['Site'];

/** What the frame of every page is made from. */
export interface FrameData {
  site: Site;
}

export const frameRouteId = 'frame';

/** The site's own facts, loaded once for every page. */
export function useSite(): Site {
  const data = useRouteLoaderData<FrameData>(frameRouteId);
  if (!data) throw new Error('useSite is for screens inside the frame');
  return data.site;
}
