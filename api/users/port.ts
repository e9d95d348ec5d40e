/* What other domains use of users: this and its rules, nothing else. */
export { isLastAdministrator, lockUsers } from './administrators.ts';
export { changedMeanwhile, userNames } from './names.ts';
export { findUser, findUserByEmail, hasAdministrator, insertUser, isEmailTaken, replaceUser } from './store.ts';
