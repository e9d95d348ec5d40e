/* What other domains use of payments: this and its rules, nothing else. */
export { findRefundsLeft } from './refunds-left.ts';
export { selectOpenUnmatched } from './unmatched/store.ts';
