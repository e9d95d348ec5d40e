import { guardedScreens } from '#rules/access';

/** Where staff settle payments that fit no registration. */
export const unmatchedPath = `${guardedScreens.manageRegistrations.path}/unmatched-payments`;
