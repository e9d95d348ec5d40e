import type { components } from '#contract/schema';

type PaymentMethod = components['schemas']['PaymentMethod'];

/** Ways of paying that need no provider: the party promises, staff confirm. */
const promised: readonly PaymentMethod[] = ['Zelle', 'Check', 'Cash'];

/** The ways of paying that an event names and that can be chosen online, in the event's order. */
export function paymentMethodsOnline(event: { readonly paymentMethods: readonly PaymentMethod[] }): PaymentMethod[] {
  return event.paymentMethods.filter((method) => promised.includes(method));
}
