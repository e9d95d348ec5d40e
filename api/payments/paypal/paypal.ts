import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/store.ts';
import { createPayPalClient } from './client.ts';
import type { PayPalClient } from './client.ts';

/** The center's PayPal: which app an event is paid by, and how to speak to it. */
export interface PayPal {
  /** The client id that an event is paid by; null where it is not paid by PayPal or the id's secret is not configured. */
  readonly clientIdFor: (event: Pick<StoredEvent, 'paymentMethods' | 'links'>) => string | null;
  /** The client of an app; null where its secret is not configured. */
  readonly client: (clientId: string) => PayPalClient | null;
  /** The id of an app's webhook at PayPal; null where none is configured, and then no notice is believed. */
  readonly webhookId: (clientId: string) => string | null;
}

/** The client id that an event is meant to be paid by: its own, or the center's; undefined where it takes no PayPal. */
export function payPalClientId(
  { paymentMethods, links }: Pick<StoredEvent, 'paymentMethods' | 'links'>,
  { payPal }: Pick<Config, 'payPal'>,
): string | undefined {
  return paymentMethods.includes('PayPal') ? (links.paypal_clientID ?? payPal.clientId) : undefined;
}

/** Whether an event can be paid by PayPal now: its client id is known and so is the secret. */
export function takesPayPal(
  event: Pick<StoredEvent, 'paymentMethods' | 'links'>,
  config: Pick<Config, 'payPal'>,
): boolean {
  const clientId = payPalClientId(event, config);
  return clientId !== undefined && Object.hasOwn(config.payPal.secrets, clientId);
}

/** Makes the clients of all apps that the configuration knows. */
export function createPayPal(config: Config, clock: () => Date): PayPal {
  const { apiUrl, secrets, webhooks, patience } = config.payPal;
  const clients = new Map(
    Object.entries(secrets).map(([clientId, secret]) => [
      clientId,
      createPayPalClient({ apiUrl, clientId, secret, clock, patience }),
    ]),
  );
  return {
    clientIdFor: (event) => (takesPayPal(event, config) ? (payPalClientId(event, config) ?? null) : null),
    client: (clientId) => clients.get(clientId) ?? null,
    webhookId: (clientId) => webhooks[clientId] ?? null,
  };
}
