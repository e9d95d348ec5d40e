/* What other domains use of prayer: this and its rules, nothing else. */
export { prayerColumns } from './store.ts';
