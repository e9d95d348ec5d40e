import type { DoubleOrder, PayPalDouble } from './double-types.ts';
import { escape, htmlPage } from '../html-page.ts';

/** The choices of a payer on the stand-in's page. */
type PayerChoice = 'pay' | 'review' | 'decline' | 'leave';

const words = {
  en: {
    title: 'PayPal, as the demonstration plays it',
    about: 'No money is moved: this page stands where PayPal’s own would be.',
    pay: 'Pay',
    review: 'Pay with a payment that PayPal reviews first',
    decline: 'Pay with a card that is declined',
    leave: 'Cancel and go back',
    gone: 'There is no such order.',
  },
  es: {
    title: 'PayPal, tal como lo representa la demostración',
    about: 'No se mueve dinero: esta página está donde estaría la de PayPal.',
    pay: 'Pagar',
    review: 'Pagar con un pago que PayPal revisa primero',
    decline: 'Pagar con una tarjeta rechazada',
    leave: 'Cancelar y volver',
    gone: 'No existe ese pedido.',
  },
} as const;

/** The page on which a payer approves an order, or does not. */
export function checkoutPage(
  { orders }: PayPalDouble,
  orderId: string,
): { readonly status: number; readonly html: string } {
  const order = orders.get(orderId);
  if (!order || order.status === 'COMPLETED')
    return { status: 404, html: htmlPage('en', words.en.title, `<p>${words.en.gone} ${words.es.gone}</p>`) };
  const text = words[order.language];
  const button = (choice: PayerChoice): string =>
    `<p><button name="choice" value="${choice}">${text[choice]}</button></p>`;
  const { value, currency_code: currency } = order.amount;
  const form = `<form method="post">${button('pay')}${button('review')}${button('decline')}${button('leave')}</form>`;
  return {
    status: 200,
    html: htmlPage(
      order.language,
      text.title,
      `<p>${text.about}</p><p>${escape(order.description)}: <strong>${value} ${currency}</strong></p>${form}`,
    ),
  };
}

function agree(order: DoubleOrder, choice: string): void {
  order.status = 'APPROVED';
  if (choice === 'review') order.captureStatus = 'PENDING';
  if (choice === 'decline') order.refusal = 'INSTRUMENT_DECLINED';
}

/**
 * Applies the payer's choice.
 * @returns where the payer is sent; null when there is no such order.
 */
export function chooseAtCheckout({ orders }: PayPalDouble, orderId: string, choice: string): string | null {
  const order = orders.get(orderId);
  if (!order) return null;
  const isLeft = choice !== 'pay' && choice !== 'review' && choice !== 'decline';
  if (!isLeft && order.status === 'PAYER_ACTION_REQUIRED') agree(order, choice);
  const address = new URL(isLeft ? order.cancelUrl : order.returnUrl);
  address.searchParams.set('token', order.id);
  if (!isLeft) address.searchParams.set('PayerID', 'DEMOPAYER');
  return address.href;
}
