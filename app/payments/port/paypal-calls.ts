import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { byKey, type RegistrationKey } from '../../platform/client/registration-key.ts';

/** Opens a PayPal order for the amount due now or for everything, or finds the open one. Returns the address to approve it. */
export async function startPayPal(
  opened: RegistrationKey,
  part: Schemas['PayPalPart'],
): Promise<Schemas['PayPalPayment']> {
  const { params, ...rest } = byKey(opened);
  return dataOf(
    createApi().POST('/registrations/{registrationId}/paypal-order', {
      ...rest,
      params: { ...params, query: { ...params.query, part } },
    }),
  );
}

/** Makes the server ask PayPal for the status of the payment. */
export async function checkPayPal(opened: RegistrationKey): Promise<Schemas['PayPalPayment']> {
  return dataOf(createApi().POST('/registrations/{registrationId}/paypal-order/check', byKey(opened)));
}

/**
 * Navigation state for the registration's page: from the form on the way to PayPal, or from the page to which PayPal redirects.
 */
export interface PayPalArrival {
  payPal: 'going' | 'returned' | 'left';
}
