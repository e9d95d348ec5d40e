import { guardedScreens } from '#rules/access';

/** Query key of the bulk email that is open. */
export const mailingKey = 'mailing';

/** The address of a bulk email. */
export function mailingAddress(id: string): string {
  return `${guardedScreens.sendEmail.path}?${mailingKey}=${id}`;
}
