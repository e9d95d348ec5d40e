import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { byKey, type RegistrationKey } from '../../platform/client/registration-key.ts';

/** Opens a PayPal order for what is due now or for everything, or finds the open one. Returns where to approve it. */
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

/** Has the server ask PayPal for the status of the payment. */
export async function checkPayPal(opened: RegistrationKey): Promise<Schemas['PayPalPayment']> {
  return dataOf(createApi().POST('/registrations/{registrationId}/paypal-order/check', byKey(opened)));
}

/**
 * Passed to the registration's page: from the form on the way to PayPal, or from the address to which PayPal sends people back.
 */
export interface PayPalArrival {
  payPal: 'going' | 'returned' | 'left';
}
