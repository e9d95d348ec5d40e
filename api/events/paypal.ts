import type { Config } from '../platform/config.ts';
import type { StoredEvent } from './store.ts';

/** Returns the client id for an event's payments: its own or the center's; undefined if the event does not offer PayPal. */
export function payPalClientId(
  { paymentMethods, links }: Pick<StoredEvent, 'paymentMethods' | 'links'>,
  { payPal }: Pick<Config, 'payPal'>,
): string | undefined {
  return paymentMethods.includes('PayPal') ? (links.paypal_clientID ?? payPal.clientId) : undefined;
}

/** Whether an event can be paid with PayPal now: its client id and the secret are both known. */
export function takesPayPal(
  event: Pick<StoredEvent, 'paymentMethods' | 'links'>,
  config: Pick<Config, 'payPal'>,
): boolean {
  const clientId = payPalClientId(event, config);
  return clientId !== undefined && Object.hasOwn(config.payPal.secrets, clientId);
}
