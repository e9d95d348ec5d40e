/* What other domains use of sabbath: this and its rules, nothing else. */
export { sabbathPrayerColumns, sabbathRetreatColumns } from './store.ts';
