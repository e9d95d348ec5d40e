import { arrivalScript } from './arrival.ts';
import { themeScript } from './colorScheme.ts';

/** Source of the script for the document's head, for all that must be known before the first paint. */
export const earlyScript = `${themeScript}${arrivalScript}`;
