import { deferralScript } from './deferredLayout.ts';
import { themeScript } from './colorScheme.ts';

/** Source of the script for the document's head that runs everything needed before the first paint. */
export const earlyScript = `${themeScript}${deferralScript}`;
