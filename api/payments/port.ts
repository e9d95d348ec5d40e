/* The public interface of payments. Other domains use only this file and its rules. */
export { findRefundsLeft } from './refunds-left.ts';
export { selectOpenUnmatched } from './paypal/unmatched/store.ts';
