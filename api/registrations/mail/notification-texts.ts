import type { RegistrationNotice } from '../../platform/jobs/jobs.ts';
import { reminderTexts } from '../../payments/mail/reminder-texts.ts';
import { addressTexts } from './address-texts.ts';

/** What a notice may mention. */
interface NoticeFacts {
  readonly event: string;
  readonly reference: string;
  /** Until when an offer is good, in words; empty where nothing is limited. */
  readonly until: string;
  /** Until when the places are safe although nobody has confirmed the address, in words; empty until the party is reminded. */
  readonly safeUntil: string;
  /** What came or was returned, in words. */
  readonly amount: string;
  /** What is still to be paid and by when, as a sentence; empty when nothing is, and while the places are not the party's own. */
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
        `There are not enough places left for all of you at ${event}, so you are on the waiting list. We keep your group together.`,
        'As soon as there are places for everyone, we will write to you, and you will have 48 hours to accept them. Please do not pay anything until then.',
        'Your answers and your price stay as they are.',
      ],
    },
    offered: {
      subject: ({ event, reference }) => `Good news: there are places for you at ${event} (${reference})`,
      paragraphs: ({ event, until }) => [
        `There are now places for all of you at ${event}. We are holding them for you until ${until}.`,
        'Please open your registration with the button below and let us know whether you will take them. After that they go to the next family.',
      ],
    },
    offerAccepted: {
      subject: ({ event, reference }) => `The places at ${event} are yours (${reference})`,
      paragraphs: ({ event }) => [
        `You accepted the places that we offered. We look forward to welcoming you at ${event}.`,
      ],
    },
    offerEnded: {
      subject: ({ event, reference }) => `The places at ${event} have gone to the next family (${reference})`,
      paragraphs: ({ event }) => [
        `We held places for you at ${event} for two days and did not hear from you, so they have gone to the next family on the list.`,
        'If you would still like to come, please register again or write to us. We would be glad to welcome you.',
      ],
    },
    holdEnded: {
      subject: ({ event, reference }) => `Your places at ${event} were not paid for (${reference})`,
      paragraphs: ({ event }) => [
        `The payment for ${event} was not completed, so your places have been released. We did not receive a payment; if you see a charge anyway, we will refund it.`,
        'You are welcome to register again.',
      ],
    },
    cancelled: {
      subject: ({ event, reference }) => `Your registration for ${event} is cancelled (${reference})`,
      paragraphs: ({ event, amount }) => [
        `Your registration for ${event} is cancelled and your places have been released.`,
        ...(amount === ''
          ? []
          : [`You have paid ${amount}. We will write to you about it; please keep your reference.`]),
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
        `Your registration for ${event} has been changed. Below you will find who is coming now and what it costs.`,
        ...(balance === '' ? [] : [balance]),
        ...(surplus === '' ? [] : [`You have paid ${surplus} more than it costs now. We will write to you about it.`]),
        'If you did not ask for this change, please tell us right away.',
      ],
    },
    priceAdjusted: {
      subject: ({ event, reference }) => `The price of your registration for ${event} (${reference})`,
      paragraphs: ({ event, balance, surplus, isWaiting }) => [
        `We have changed the price of your registration for ${event}. Below you will find the current price.`,
        ...(balance === '' ? (isWaiting ? [] : ['There is nothing left to pay.']) : [balance]),
        ...(surplus === '' ? [] : [`You have paid ${surplus} more than it costs now. We will write to you about it.`]),
      ],
    },
    linkReplaced: {
      subject: ({ event, reference }) => `A new link to your registration for ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `Your registration for ${event} has a new link: the button below opens it. The links in our earlier emails no longer work.`,
        'Nothing else has changed.',
        'If neither you nor anyone in your family asked for this, please tell us right away.',
      ],
    },
    ...reminderTexts.en,
    ...addressTexts.en,
    eventReminder: {
      subject: ({ event, reference }) => `${event} is coming up (${reference})`,
      paragraphs: ({ event, balance }) => [
        `We look forward to welcoming you at ${event}. Here again is when and where it takes place.`,
        ...(balance === '' ? [] : [balance]),
        'If someone cannot come, please let us know: others may be waiting for a place.',
      ],
    },
    payment: {
      subject: ({ event, reference }) => `We received your payment for ${event} (${reference})`,
      paragraphs: ({ amount, balance, isConfirmed }) => [
        `Thank you. We received ${amount}.`,
        ...(balance === '' ? [] : [balance]),
        ...(balance === '' && isConfirmed ? ['Everything is paid, and your registration is confirmed.'] : []),
        'Please keep this email as your receipt.',
      ],
    },
    refund: {
      subject: ({ event, reference, isReversal }) =>
        `${isReversal ? 'A payment was reversed' : 'A refund'}: ${event} (${reference})`,
      paragraphs: ({ amount, balance, isWaiting, isReversal }) => {
        const nothing = isWaiting ? 'There is nothing to pay for now.' : 'There is nothing left to pay.';
        return isReversal
          ? [
              `PayPal tells us that a payment of ${amount} was reversed: the money went back to the account it came from.`,
              balance === '' ? nothing : balance,
              'If you did not expect this, please write to us. We will be glad to help.',
            ]
          : [
              `We have refunded ${amount} to you. Please keep this email as your receipt.`,
              balance === ''
                ? nothing
                : `${balance} Your places are held for you; if you are not coming, please let us know.`,
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
        `Ya hay lugares para todos ustedes en «${event}». Se los apartamos hasta el ${until}.`,
        'Abra su inscripción con el botón de abajo y díganos si los acepta. Después pasarán a la siguiente familia.',
      ],
    },
    offerAccepted: {
      subject: ({ event, reference }) => `Sus lugares ya son suyos: ${event} (${reference})`,
      paragraphs: ({ event }) => [`Usted aceptó los lugares que le ofrecimos. Le esperamos con alegría en «${event}».`],
    },
    offerEnded: {
      subject: ({ event, reference }) => `Los lugares pasaron a la siguiente familia: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `Le guardamos lugares en «${event}» durante dos días y no tuvimos respuesta, así que pasaron a la siguiente familia de la lista.`,
        'Si todavía quiere venir, vuelva a inscribirse o escríbanos: nos dará mucha alegría.',
      ],
    },
    holdEnded: {
      subject: ({ event, reference }) => `No se completó el pago: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `El pago de «${event}» no llegó a completarse, así que sus lugares quedaron libres. No recibimos ningún pago; si aun así aparece un cargo, se lo devolveremos.`,
        'Puede volver a inscribirse cuando quiera.',
      ],
    },
    cancelled: {
      subject: ({ event, reference }) => `Su inscripción queda cancelada: ${event} (${reference})`,
      paragraphs: ({ event, amount }) => [
        `Su inscripción en «${event}» queda cancelada y sus lugares, libres.`,
        ...(amount === '' ? [] : [`Usted pagó ${amount}. Le escribiremos al respecto; conserve su referencia.`]),
        'Esperamos contar con su presencia en otra ocasión.',
      ],
    },
    confirmed: {
      subject: ({ event, reference }) => `Su inscripción está confirmada: ${event} (${reference})`,
      paragraphs: ({ event }) => [`Su inscripción en «${event}» está confirmada. Le esperamos con alegría.`],
    },
    changed: {
      subject: ({ event, reference }) => `Cambios en su inscripción: ${event} (${reference})`,
      paragraphs: ({ event, balance, surplus }) => [
        `Se modificó su inscripción en «${event}». Abajo encontrará quiénes vienen ahora y cuánto cuesta.`,
        ...(balance === '' ? [] : [balance]),
        ...(surplus === '' ? [] : [`Pagó ${surplus} más de lo que cuesta ahora. Le escribiremos al respecto.`]),
        'Si usted no pidió este cambio, avísenos enseguida.',
      ],
    },
    priceAdjusted: {
      subject: ({ event, reference }) => `El precio de su inscripción: ${event} (${reference})`,
      paragraphs: ({ event, balance, surplus, isWaiting }) => [
        `Cambiamos el precio de su inscripción en «${event}». Abajo encontrará el precio actual.`,
        ...(balance === '' ? (isWaiting ? [] : ['No queda nada por pagar.']) : [balance]),
        ...(surplus === '' ? [] : [`Pagó ${surplus} más de lo que cuesta ahora. Le escribiremos al respecto.`]),
      ],
    },
    linkReplaced: {
      subject: ({ event, reference }) => `Un nuevo enlace para su inscripción: ${event} (${reference})`,
      paragraphs: ({ event }) => [
        `Su inscripción en «${event}» tiene un nuevo enlace: el botón de abajo la abre. Los enlaces de nuestros correos anteriores ya no funcionan.`,
        'No ha cambiado nada más.',
        'Si no lo pidió usted ni nadie de su familia, avísenos enseguida, por favor.',
      ],
    },
    ...reminderTexts.es,
    ...addressTexts.es,
    eventReminder: {
      subject: ({ event, reference }) => `Ya falta poco: ${event} (${reference})`,
      paragraphs: ({ event, balance }) => [
        `Le esperamos con alegría en «${event}». Aquí tiene de nuevo cuándo y dónde será.`,
        ...(balance === '' ? [] : [balance]),
        'Si alguien no puede venir, avísenos: quizá otra persona espera ese lugar.',
      ],
    },
    payment: {
      subject: ({ event, reference }) => `Recibimos su pago: ${event} (${reference})`,
      paragraphs: ({ amount, balance, isConfirmed }) => [
        `Gracias. Recibimos ${amount}.`,
        ...(balance === '' ? [] : [balance]),
        ...(balance === '' && isConfirmed ? ['Todo está pagado y su inscripción queda confirmada.'] : []),
        'Conserve este correo como recibo.',
      ],
    },
    refund: {
      subject: ({ event, reference, isReversal }) =>
        `${isReversal ? 'Pago revertido' : 'Reembolso'}: ${event} (${reference})`,
      paragraphs: ({ amount, balance, isWaiting, isReversal }) => {
        const nothing = isWaiting ? 'Por ahora no hay nada que pagar.' : 'No queda nada por pagar.';
        return isReversal
          ? [
              `PayPal nos informa que se revirtió un pago de ${amount}: el dinero volvió a la cuenta de la que salió.`,
              balance === '' ? nothing : balance,
              'Si usted no lo esperaba, escríbanos. Le ayudaremos con gusto.',
            ]
          : [
              `Le devolvimos ${amount}. Conserve este correo como recibo.`,
              balance === ''
                ? nothing
                : `${balance} Sus lugares siguen reservados; si no va a venir, avísenos, por favor.`,
            ];
      },
    },
  },
};
