import { createContext, use } from 'react';

const BesideContext = createContext(false);

/** Tells the content whether it is shown beside the list it was opened from. */
export const BesideProvider = BesideContext.Provider;

/** Whether this is shown beside a list, whose screen has the level 1 heading and the breadcrumbs. */
export function useIsBeside(): boolean {
  return use(BesideContext);
}
