import { furtherScreens } from '#rules/access';

/** Stands for the id in the address while a new session is being scheduled. */
export const newSession = 'new';

/** The address of one occurrence, or of the scheduling form. */
export function sessionAddress(id: string): string {
  return `${furtherScreens.onlineSessions.path}/${id}`;
}
