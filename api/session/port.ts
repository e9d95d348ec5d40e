/* Other domains may import only this file and the rules of session. */
export { forgiveCodes } from './guessing.ts';
export { withKnownDevice } from './known-device.ts';
export { ownNames, requireUnguessable } from './password/common-passwords.ts';
export { hashPassword, verifyPassword } from './password/password.ts';
export { presentSession } from './present.ts';
export { signInUser } from './sign-in.ts';
export type { Caller, ProvenUser } from './sign-in.ts';
export {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  prolongSession,
  rotateToken,
} from './store.ts';
