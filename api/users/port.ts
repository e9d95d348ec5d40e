/* What other domains use of users: this and its rules, nothing else. */
export { isLastAdministrator } from './administrators.ts';
export { changedMeanwhile, userNames } from './names.ts';
export { findUser, findUserByEmail, isEmailTaken } from './store.ts';
