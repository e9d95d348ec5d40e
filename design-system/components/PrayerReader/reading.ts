import { createContext } from 'react';

/** How prayers are shown. */
export type Reading = { large: boolean; night: boolean; both: boolean };

/** Set by a book of prayers, which has the switches for all of them. */
export const ReadingContext = createContext<Reading | undefined>(undefined);
