import type { PayPalDouble, RefundStatus } from './double-types.ts';
import { escape, htmlPage } from '../html-page.ts';

const statuses: readonly RefundStatus[] = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'];

const words = {
  en: {
    title: 'PayPal in the demonstration: choose what happens',
    next: 'How PayPal answers the next refund',
    chosen: 'Chosen',
    pending: 'Refunds that PayPal has not finished',
    reviewed: 'Payments that PayPal is reviewing',
    none: 'None.',
    asked: 'The site asks PayPal again within a few minutes.',
    status: {
      COMPLETED: 'Completed',
      PENDING: 'Pending: finished later',
      FAILED: 'Failed',
      CANCELLED: 'Canceled',
      DECLINED: 'Declined',
    },
  },
  es: {
    title: 'PayPal en la demostración: elija qué sucede',
    next: 'Cómo responde PayPal al próximo reembolso',
    chosen: 'Elegido',
    pending: 'Reembolsos que PayPal no ha terminado',
    reviewed: 'Pagos que PayPal está revisando',
    none: 'Ninguno.',
    asked: 'El sitio vuelve a preguntar a PayPal en pocos minutos.',
    status: {
      COMPLETED: 'Completado',
      PENDING: 'Pendiente: termina después',
      FAILED: 'Fallido',
      CANCELLED: 'Cancelado',
      DECLINED: 'Rechazado',
    },
  },
} as const;

type Status = keyof (typeof words)['en']['status'];

/** The page on which people who try the demonstration choose how PayPal answers. */
export function controlPage({ refundAnswers, refunds, captures }: PayPalDouble, language: 'en' | 'es'): string {
  const text = words[language];
  const form = (name: string, value: string, options: readonly Status[]): string =>
    `<form method="post"><input type="hidden" name="${name}" value="${escape(value)}">${options
      .map((status) => `<button name="status" value="${status}">${text.status[status]}</button> `)
      .join('')}</form>`;
  const list = (items: readonly string[]): string =>
    items.length === 0
      ? `<p>${text.none}</p>`
      : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>${text.asked}</p>`;
  const [chosen = 'COMPLETED'] = refundAnswers;
  const open = [...refunds.values()].filter(({ status }) => status === 'PENDING');
  const reviewed = [...captures.values()].filter(({ status }) => status === 'PENDING');
  return htmlPage(
    language,
    text.title,
    [
      `<h2>${text.next}</h2><p>${text.chosen}: <strong>${text.status[chosen]}</strong></p>${form('next', '1', statuses)}`,
      `<h2>${text.pending}</h2>`,
      list(
        open.map(
          ({ id, amount }) =>
            `${amount.value} ${amount.currency_code} (${id})${form('refund', id, ['COMPLETED', 'FAILED', 'CANCELLED'])}`,
        ),
      ),
      `<h2>${text.reviewed}</h2>`,
      list(
        reviewed.map(
          ({ id, amount }) =>
            `${amount.value} ${amount.currency_code} (${id})${form('capture', id, ['COMPLETED', 'DECLINED'])}`,
        ),
      ),
    ].join(''),
  );
}

/** Applies the choice made on that page; any other input changes nothing. */
export function chooseOutcome(double: PayPalDouble, choice: URLSearchParams): void {
  const { refundAnswers, refunds, captures, finishRefund, finishCapture } = double;
  const chosen = choice.get('status');
  const status = statuses.find((one) => one === chosen);
  const refund = refunds.get(choice.get('refund') ?? '');
  const capture = captures.get(choice.get('capture') ?? '');
  if (refund?.status === 'PENDING' && status) finishRefund(refund.id, status);
  else if (capture?.status === 'PENDING' && (chosen === 'COMPLETED' || chosen === 'DECLINED'))
    finishCapture(capture.id, chosen);
  else if (choice.has('next') && status) refundAnswers.splice(0, refundAnswers.length, status);
}
