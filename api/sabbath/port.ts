/* Other domains may import only this file and the rules of sabbath. */
export { sabbathPrayerColumns, sabbathRetreatColumns } from './store.ts';
