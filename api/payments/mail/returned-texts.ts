interface ReturnedTexts {
  readonly subject: (isReversal: boolean, reference: string | undefined) => string;
  readonly reversed: (amount: string) => string;
  readonly refunded: (amount: string) => string;
  readonly reference: string;
  readonly contact: string;
  readonly event: string;
  readonly amount: string;
  readonly balance: string;
  readonly later: (day: string) => string;
  readonly entered: string;
  readonly notEntered: string;
  readonly unmatched: string;
  readonly objection: string;
  readonly open: string;
  readonly openDesk: string;
}

/** What staff are told of money that was returned or taken back at PayPal itself. */
export const returnedTexts: Readonly<Record<'en' | 'es', ReturnedTexts>> = {
  en: {
    subject: (isReversal, reference) =>
      `${isReversal ? 'PayPal has taken a payment back' : 'A payment was returned at PayPal'}${reference === undefined ? '' : ` (${reference})`}`,
    reversed: (amount) => `PayPal has taken ${amount} back from us, as it does after a dispute or a chargeback.`,
    refunded: (amount) => `Someone has returned ${amount} on PayPal’s own site.`,
    reference: 'Reference',
    contact: 'Contact',
    event: 'Event',
    amount: 'Returned',
    balance: 'Still to be paid',
    later: (day) => `Of this, due by ${day}`,
    entered:
      'It is already in the ledger of the registration, and the family was notified. Its places are kept: please decide what to do with them.',
    notEntered:
      'The ledger of the registration holds less than that, so nothing was entered and the family was not notified. Please correct the ledger.',
    unmatched: 'The payment matched no registration. It is among the unmatched payments.',
    objection: 'If you do not agree, PayPal’s Resolution Center says what you can answer and until when.',
    open: 'Open the registration',
    openDesk: 'Open the registration desk',
  },
  es: {
    subject: (isReversal, reference) =>
      `${isReversal ? 'PayPal retiró un pago' : 'Pago devuelto en PayPal'}${reference === undefined ? '' : ` (${reference})`}`,
    reversed: (amount) => `PayPal nos retiró ${amount}, como hace después de una reclamación o de un contracargo.`,
    refunded: (amount) => `Alguien devolvió ${amount} desde el sitio de PayPal.`,
    reference: 'Referencia',
    contact: 'Contacto',
    event: 'Evento',
    amount: 'Devuelto',
    balance: 'Queda por pagar',
    later: (day) => `De esto, a más tardar el ${day}`,
    entered:
      'Ya consta en la cuenta de la inscripción y se avisó a la familia. Sus lugares siguen reservados: decida usted qué hacer con ellos.',
    notEntered:
      'En la cuenta de la inscripción hay menos que eso, así que no se registró nada ni se avisó a la familia. Le rogamos que corrija la cuenta.',
    unmatched: 'El pago no correspondía a ninguna inscripción. Lo encontrará entre los pagos sin asignar.',
    objection: 'Si no está de acuerdo, el Centro de resoluciones de PayPal indica qué puede responder y hasta cuándo.',
    open: 'Abrir la inscripción',
    openDesk: 'Abrir la mesa de inscripciones',
  },
};
