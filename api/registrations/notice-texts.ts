import type { RegistrationNotice } from '../jobs/jobs.ts';

/** What a notice may mention. */
interface NoticeFacts {
  readonly event: string;
  readonly reference: string;
  /** Until when an offer is good, in words; empty where nothing is limited. */
  readonly until: string;
  /** What came or was returned, in words. */
  readonly amount: string;
  /** What is still to be paid, in words; empty when nothing is, and while the places are not the party's own. */
  readonly balance: string;
  /** What came above what it costs, in words; empty when nothing did. */
  readonly surplus: string;
  /** Whether the places are the party's own for good; one that waits or has cancelled may have paid as well. */
  readonly isConfirmed: boolean;
  /** Whether places may still become the party's own, and cost something then. */
  readonly isWaiting: boolean;
  /** Whether PayPal took the money back by itself. */
  readonly isReversal: boolean;
}

/** Everything a party is written to about besides the confirmation of its registration. */
export type Notice = Exclude<RegistrationNotice, 'registered'>;

interface NoticeText {
  readonly subject: (facts: NoticeFacts) => string;
  readonly paragraphs: (facts: NoticeFacts) => readonly string[];
}

/** What each notice says, in both languages. */
export const noticeTexts: Readonly<Record<'en' | 'es', Readonly<Record<Notice, NoticeText>>>> = {
  en: {
    waitlisted: {
      subject: ({ event, reference }) => `You are on the waiting list for ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `There are not enough places left for all of you at ${event}, so you are on the waiting list. We keep your party together.`,
        'As soon as there are places for everyone, we write to you. You then have 48 hours to take them. Please pay nothing until then.',
        'What you told us and the price stay as they are.',
      ],
    },
    offered: {
      subject: ({ event, reference }) => `Good news: there are places for you at ${event} (${reference})`,
      paragraphs: ({ event, until }) => [
        `There are now places for all of you at ${event}. We keep them for you until ${until}.`,
        'Please open your registration with the button below and say whether you take them. After that they go to the next family.',
      ],
    },
    offerAccepted: {
      subject: ({ event, reference }) => `Your places at ${event} are yours (${reference})`,
      paragraphs: ({ event }) => [`You have taken the places that were offered. We look forward to welcoming you at ${event}.`],
    },
    offerEnded: {
      subject: ({ event, reference }) => `The places at ${event} have gone to the next family (${reference})`,
      paragraphs: ({ event }) => [
        `We kept places for you at ${event} for two days and did not hear from you, so they have gone to those who wait after you.`,
        'If you would still like to come, please register once more or write to us: we would be glad.',
      ],
    },
    holdEnded: {
      subject: ({ event, reference }) => `Your places at ${event} were not paid for (${reference})`,
      paragraphs: ({ event }) => [
        `The payment for ${event} was not finished, so your places have been given back. We have received nothing; if you see a charge all the same, we return it.`,
        'You are welcome to register again.',
      ],
    },
    cancelled: {
      subject: ({ event, reference }) => `Your registration for ${event} is cancelled (${reference})`,
      paragraphs: ({ event, amount }) => [
        `Your registration for ${event} is cancelled and your places have been given back.`,
        ...(amount === '' ? [] : [`You have paid ${amount}. We will write to you about it; please keep your reference.`]),
        'We hope to see you another time.',
      ],
    },
    confirmed: {
      subject: ({ event, reference }) => `Your registration for ${event} is confirmed (${reference})`,
      paragraphs: ({ event }) => [`Your registration for ${event} is confirmed. We look forward to welcoming you.`],
    },
    changed: {
      subject: ({ event, reference }) => `Your registration for ${event} has been changed (${reference})`,
      paragraphs: ({ event, balance, surplus }) => [
        `Your registration for ${event} has been changed. Below you find who is coming now and what it costs.`,
        ...(balance === '' ? [] : [`Still to be paid: ${balance}.`]),
        ...(surplus === '' ? [] : [`You have paid ${surplus} more than it costs now. We will write to you about it.`]),
        'If you did not ask for this change, please tell us at once.',
      ],
    },
    balanceReminder: {
      subject: ({ event, reference }) => `A reminder: payment for ${event} (${reference})`,
      paragraphs: ({ event, balance }) => [
        `Your places at ${event} are kept for you. Still to be paid: ${balance}.`,
        'If you have paid in the last days, thank you; please disregard this mail. If something makes it hard for you, write to us.',
      ],
    },
    eventReminder: {
      subject: ({ event, reference }) => `${event} is near (${reference})`,
      paragraphs: ({ event, balance }) => [
        `We look forward to welcoming you at ${event}. Here is once more when and where it takes place.`,
        ...(balance === '' ? [] : [`Still to be paid: ${balance}.`]),
        'If someone cannot come, please tell us: others may be waiting for the place.',
      ],
    },
    payment: {
      subject: ({ event, reference }) => `Your payment for ${event} has arrived (${reference})`,
      paragraphs: ({ amount, balance, isConfirmed }) => [
        `Thank you: we have received ${amount}.`,
        ...(balance === '' ? [] : [`Still to be paid: ${balance}.`]),
        ...(balance === '' && isConfirmed ? ['Everything is paid, and your registration is confirmed.'] : []),
        'Please keep this mail as your receipt.',
      ],
    },
    refund: {
      subject: ({ event, reference, isReversal }) => `${isReversal ? 'A payment was reversed' : 'A refund'}: ${event} (${reference})`,
      paragraphs: ({ amount, balance, isWaiting, isReversal }) => {
        const nothing = isWaiting ? 'For now nothing is to be paid.' : 'Nothing is left to be paid.';
        return isReversal
          ? [
              `PayPal tells us that a payment of ${amount} was reversed: the money has gone back to where it came from.`,
              balance === '' ? nothing : `Still to be paid: ${balance}.`,
              'If you did not expect this, please write to us. We will gladly help.',
            ]
          : [
              `We have returned ${amount} to you. Please keep this mail as your receipt.`,
              balance === '' ? nothing : `Still to be paid: ${balance}. Your places are kept for you; if you are not coming, please tell us.`,
            ];
      },
    },
  },
  es: {
    waitlisted: {
      subject: ({ event, reference }) => `Está en la lista de espera: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `En «${event}» no quedan lugares suficientes para todo su grupo, así que está en la lista de espera. No separamos a quienes vienen juntos.`,
        'En cuanto haya lugares para todos le escribiremos, y tendrá 48 horas para aceptarlos. Hasta entonces, le rogamos que no pague nada.',
        'Los datos que nos dio y el precio quedan como están.',
      ],
    },
    offered: {
      subject: ({ event, reference }) => `Buenas noticias: hay lugares para ustedes en ${event} (${reference})`,
      paragraphs: ({ event, until }) => [
        `Ya hay lugares para todos ustedes en «${event}». Se los guardamos hasta el ${until}.`,
        'Abra su inscripción con el botón de abajo y díganos si los acepta. Después pasarán a la siguiente familia.',
      ],
    },
    offerAccepted: {
      subject: ({ event, reference }) => `Sus lugares ya son suyos: ${event} (${reference})`,
      paragraphs: ({ event }) => [`Ha aceptado los lugares que le ofrecimos. Le esperamos con alegría en «${event}».`],
    },
    offerEnded: {
      subject: ({ event, reference }) => `Los lugares han pasado a la siguiente familia: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `Le guardamos lugares en «${event}» durante dos días y no tuvimos respuesta, así que han pasado a quienes esperaban después.`,
        'Si todavía quiere venir, vuelva a inscribirse o escríbanos: nos dará mucha alegría.',
      ],
    },
    holdEnded: {
      subject: ({ event, reference }) => `No se completó el pago: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `El pago de «${event}» no llegó a completarse, así que sus lugares han quedado libres. No hemos recibido nada; si aun así aparece un cargo, se lo devolveremos.`,
        'Puede volver a inscribirse cuando quiera.',
      ],
    },
    cancelled: {
      subject: ({ event, reference }) => `Su inscripción queda cancelada: ${event} (${reference})`,
      paragraphs: ({ event, amount }) => [
        `Su inscripción en «${event}» queda cancelada y sus lugares, libres.`,
        ...(amount === '' ? [] : [`Usted había pagado ${amount}. Le escribiremos al respecto; conserve su referencia.`]),
        'Esperamos verle en otra ocasión.',
      ],
    },
    confirmed: {
      subject: ({ event, reference }) => `Su inscripción está confirmada: ${event} (${reference})`,
      paragraphs: ({ event }) => [`Su inscripción en «${event}» está confirmada. Le esperamos con alegría.`],
    },
    changed: {
      subject: ({ event, reference }) => `Su inscripción ha cambiado: ${event} (${reference})`,
      paragraphs: ({ event, balance, surplus }) => [
        `Su inscripción en «${event}» ha cambiado. Abajo encontrará quiénes vienen ahora y cuánto cuesta.`,
        ...(balance === '' ? [] : [`Queda por pagar: ${balance}.`]),
        ...(surplus === '' ? [] : [`Ha pagado ${surplus} más de lo que cuesta ahora. Le escribiremos al respecto.`]),
        'Si usted no pidió este cambio, avísenos enseguida.',
      ],
    },
    balanceReminder: {
      subject: ({ event, reference }) => `Le recordamos el pago: ${event} (${reference})`,
      paragraphs: ({ event, balance }) => [
        `Sus lugares en «${event}» siguen reservados. Queda por pagar: ${balance}.`,
        'Si ha pagado en estos días, muchas gracias; no tenga en cuenta este correo. Si algo se lo dificulta, escríbanos.',
      ],
    },
    eventReminder: {
      subject: ({ event, reference }) => `Ya falta poco: ${event} (${reference})`,
      paragraphs: ({ event, balance }) => [
        `Le esperamos con alegría en «${event}». Aquí tiene de nuevo cuándo y dónde será.`,
        ...(balance === '' ? [] : [`Queda por pagar: ${balance}.`]),
        'Si alguien no puede venir, avísenos: quizá otra persona espera ese lugar.',
      ],
    },
    payment: {
      subject: ({ event, reference }) => `Hemos recibido su pago: ${event} (${reference})`,
      paragraphs: ({ amount, balance, isConfirmed }) => [
        `Gracias: hemos recibido ${amount}.`,
        ...(balance === '' ? [] : [`Queda por pagar: ${balance}.`]),
        ...(balance === '' && isConfirmed ? ['Todo está pagado y su inscripción queda confirmada.'] : []),
        'Conserve este correo como recibo.',
      ],
    },
    refund: {
      subject: ({ event, reference, isReversal }) => `${isReversal ? 'Pago revertido' : 'Reembolso'}: ${event} (${reference})`,
      paragraphs: ({ amount, balance, isWaiting, isReversal }) => {
        const nothing = isWaiting ? 'Por ahora no hay nada que pagar.' : 'No queda nada por pagar.';
        return isReversal
          ? [
              `PayPal nos informa de que se ha revertido un pago de ${amount}: el dinero ha vuelto a la cuenta de la que salió.`,
              balance === '' ? nothing : `Queda por pagar: ${balance}.`,
              'Si usted no lo esperaba, escríbanos. Le ayudaremos con gusto.',
            ]
          : [
              `Le hemos devuelto ${amount}. Conserve este correo como recibo.`,
              balance === '' ? nothing : `Queda por pagar: ${balance}. Sus lugares siguen reservados; si no va a venir, avísenos, por favor.`,
            ];
      },
    },
  },
};
