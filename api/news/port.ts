/* What other domains use of news: this and its rules, nothing else. */
export { refusedAmong } from './refusals.ts';
export { askableAmong, subscriptionOf } from './store.ts';
export { eraseSubscriber, stopNews, subscribe, unsubscribe } from './subscription.ts';
export { unsubscribedAddress, unsubscribeToken } from './tokens.ts';
