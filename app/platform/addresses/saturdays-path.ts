import { guardedScreens } from '#rules/access';

/** The address of the calendar of Saturdays. */
export const saturdaysPath = `${guardedScreens.listSabbathRequests.path}/calendar`;
