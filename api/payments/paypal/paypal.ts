import type { Config } from '../../platform/config.ts';
import { payPalClientId, takesPayPal } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { createPayPalClient } from './client.ts';
import type { PayPalClient } from './client.ts';

/** The center's PayPal: which app an event is paid through, and how to reach it. */
export interface PayPal {
  /** The client id that an event is paid through; null if it is not paid by PayPal or the id's secret is not configured. */
  readonly clientIdFor: (event: Pick<StoredEvent, 'paymentMethods' | 'links'>) => string | null;
  /** The client of an app; null where its secret is not configured. */
  readonly client: (clientId: string) => PayPalClient | null;
  /** The id of an app's webhook at PayPal; null where none is configured, and then every event is refused. */
  readonly webhookId: (clientId: string) => string | null;
}

/** Creates the clients of all configured apps. */
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
