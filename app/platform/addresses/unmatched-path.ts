import { guardedScreens } from '#rules/access';

/** The address where staff settle unmatched payments. */
export const unmatchedPath = `${guardedScreens.manageRegistrations.path}/unmatched-payments`;
