/* Other domains may import only this file and the rules of prayer. */
export { prayerColumns } from './store.ts';
