/* Other domains may import only this file and the rules of news. */
export { refusedAmong } from './stopped-addresses.ts';
export { askableAmong, moveSubscriber, subscriptionOf } from './store.ts';
export { eraseSubscriber, stopNews, subscribe, unsubscribe } from './subscription.ts';
export { unsubscribedAddress, unsubscribeToken } from './tokens.ts';
