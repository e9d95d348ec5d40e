import { createContext, use } from 'react';

const BesideContext = createContext(false);

/** Tells the content whether it is beside the list it was opened from. */
export const BesideProvider = BesideContext.Provider;

/** Whether this is beside a list, whose screen has the level 1 heading and the way to it. */
export function useIsBeside(): boolean {
  return use(BesideContext);
}
