import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { byKey, type RegistrationKey } from '../registrations/own/own-registration.ts';

/** Opens an order at PayPal for what is due now or for everything, or finds the open one; answers where to agree to it. */
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

/** Has the server ask PayPal how the payment stands. */
export async function checkPayPal(opened: RegistrationKey): Promise<Schemas['PayPalPayment']> {
  return dataOf(createApi().POST('/registrations/{registrationId}/paypal-order/check', byKey(opened)));
}

/** Goes along to the registration's page: from the form on the way to PayPal, or from the address that PayPal sends people back to. */
export interface PayPalArrival {
  payPal: 'going' | 'returned' | 'left';
}
