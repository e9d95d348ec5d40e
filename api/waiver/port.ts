/* What other domains use of waiver: this and its rules, nothing else. */
export { selectUnsigned } from './unsigned.ts';
