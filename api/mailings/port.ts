/* What other domains use of mailings: this and its rules, nothing else. */
export { failedMailings, findMailings } from './find.ts';
