import { createContext } from 'react';

/** The display settings for prayers. */
export type Reading = { large: boolean; night: boolean; both: boolean };

/** Provided by a PrayerBook, which has the switches for all of its prayers. */
export const ReadingContext = createContext<Reading | undefined>(undefined);
