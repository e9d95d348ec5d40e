import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { byKey, type RegistrationKey } from '../registrations/own/own-registration.ts';

/** Opens an order at PayPal, or finds the open one; answers where to agree to it. */
export async function startPayPal(opened: RegistrationKey): Promise<Schemas['PayPalPayment']> {
  return dataOf(createApi().POST('/registrations/{registrationId}/paypal-order', byKey(opened)));
}

/** Has the server ask PayPal how the payment stands. */
export async function checkPayPal(opened: RegistrationKey): Promise<Schemas['PayPalPayment']> {
  return dataOf(createApi().POST('/registrations/{registrationId}/paypal-order/check', byKey(opened)));
}

/** Goes along to the registration's page: from the form on the way to PayPal, or from the address that PayPal sends people back to. */
export interface PayPalArrival {
  payPal: 'going' | 'returned' | 'left';
}
