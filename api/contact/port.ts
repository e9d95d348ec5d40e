/* What other domains use of contact: this and its rules, nothing else. */
export { contactColumns } from './store.ts';
