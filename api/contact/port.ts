/* Other domains may import only this file and the rules of contact. */
export { contactColumns } from './store.ts';
