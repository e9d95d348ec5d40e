interface ReturnedTexts {
  readonly subject: (isReversal: boolean, reference: string | undefined) => string;
  readonly greeting: (firstName: string) => string;
  readonly reversed: (amount: string) => string;
  readonly refunded: (amount: string) => string;
  readonly reference: string;
  readonly contact: string;
  readonly event: string;
  readonly amount: string;
  readonly balance: string;
  readonly entered: string;
  readonly notEntered: string;
  readonly stray: string;
  readonly objection: string;
  readonly open: string;
  readonly openDesk: string;
}

/** What staff are told of money that was returned or taken back at PayPal itself. */
export const returnedTexts: Readonly<Record<'en' | 'es', ReturnedTexts>> = {
  en: {
    subject: (isReversal, reference) =>
      `${isReversal ? 'PayPal has taken a payment back' : 'A payment was returned at PayPal'}${reference === undefined ? '' : ` (${reference})`}`,
    greeting: (firstName) => `Dear ${firstName},`,
    reversed: (amount) => `PayPal has taken ${amount} back from us, as it does after a dispute or a chargeback.`,
    refunded: (amount) => `Someone has returned ${amount} in PayPal’s own pages.`,
    reference: 'Reference',
    contact: 'Contact',
    event: 'Event',
    amount: 'Returned',
    balance: 'Still to be paid',
    entered: 'It is in the ledger of the registration already, and the party was written to. Its places are kept: please decide what becomes of them.',
    notEntered: 'The ledger of the registration holds less than that, so nothing was entered and the party was not written to. Please set the ledger right.',
    stray: 'The payment belonged to no registration. It is among the payments without a registration.',
    objection: 'If you do not agree, PayPal’s Resolution Centre says what you can answer and until when.',
    open: 'Open the registration',
    openDesk: 'Open the registration desk',
  },
  es: {
    subject: (isReversal, reference) =>
      `${isReversal ? 'PayPal ha retirado un pago' : 'Pago devuelto en PayPal'}${reference === undefined ? '' : ` (${reference})`}`,
    greeting: (firstName) => `Paz y bien, ${firstName}:`,
    reversed: (amount) => `PayPal nos ha retirado ${amount}, como hace después de una reclamación o de un contracargo.`,
    refunded: (amount) => `Alguien ha devuelto ${amount} desde las páginas de PayPal.`,
    reference: 'Referencia',
    contact: 'Contacto',
    event: 'Evento',
    amount: 'Devuelto',
    balance: 'Queda por pagar',
    entered: 'Ya consta en las cuentas de la inscripción y se ha escrito al grupo. Sus lugares siguen reservados: decida usted qué hacer con ellos.',
    notEntered: 'En las cuentas de la inscripción hay menos que eso, así que no se ha anotado nada ni se ha escrito al grupo. Le rogamos que corrija las cuentas.',
    stray: 'El pago no correspondía a ninguna inscripción. Lo encontrará entre los pagos sin inscripción.',
    objection: 'Si no está de acuerdo, el Centro de resoluciones de PayPal indica qué puede responder y hasta cuándo.',
    open: 'Abrir la inscripción',
    openDesk: 'Abrir la gestión de inscripciones',
  },
};
