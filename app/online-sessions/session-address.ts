import { furtherScreens } from '#rules/access';

/** In an address, the id of a session that is being scheduled. */
export const newSession = 'new';

/** The address of one occurrence, or of the form that schedules. */
export function sessionAddress(id: string): string {
  return `${furtherScreens.onlineSessions.path}/${id}`;
}
