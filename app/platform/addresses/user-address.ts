import { guardedScreens } from '#rules/access';

/** The page that adds a user. */
export const newUserPath = `${guardedScreens.listUsers.path}/new`;
