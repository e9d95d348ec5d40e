/* Other domains may import only this file and the rules of users. */
export { isLastAdministrator, lockUsers } from './administrators.ts';
export { changedMeanwhile, userNames } from './names.ts';
export {
  findLastingUser,
  findUser,
  findUserByEmail,
  hasAdministrator,
  insertUser,
  isEmailTaken,
  replaceUser,
} from './store.ts';
