import { createContext, use } from 'react';

const BesideContext = createContext(false);

/** Tells what is inside whether it stands beside the list from which it was opened. */
export const BesideProvider = BesideContext.Provider;

/** Whether this stands beside a list, whose screen has the heading of level 1 and the way to it. */
export function useIsBeside(): boolean {
  return use(BesideContext);
}
