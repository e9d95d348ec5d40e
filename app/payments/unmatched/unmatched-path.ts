import { guardedScreens } from '#rules/access';

/** Where staff settle payments that fit no registration. */
export const straysPath = `${guardedScreens.manageRegistrations.path}/strays`;
