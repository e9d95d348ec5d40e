import type { components } from '../../platform/contract/schema.gen.ts';
import { linkOpenDays } from '../rules.ts';

type Schemas = components['schemas'];

interface MailTexts {
  readonly subject: (event: string, reference: string) => string;
  readonly preview: (event: string) => string;
  readonly opening: (event: string) => string;
  readonly reference: string;
  readonly days: string;
  readonly timings: string;
  readonly place: string;
  readonly rooms: string;
  readonly people: string;
  readonly price: string;
  readonly columns: readonly [item: string, quantity: string, each: string, total: string];
  readonly total: string;
  /** The line of what the center takes off. */
  readonly adjustment: string;
  /** For a party that said it cannot pay the whole price. */
  readonly helpAsked: string;
  /** The lines of the price, in the words of the site's own price summary. */
  readonly bands: Readonly<Record<Schemas['QuoteBand'], string>>;
  /** The line of adults at a residential event who stay in no room. */
  readonly dayGuests: string;
  readonly payment: string;
  readonly payableTo: string;
  readonly mailTo: string;
  readonly memo: string;
  readonly toPay: (amount: string, method: string) => string;
  /** The deposit; what is due later follows. */
  readonly toPayNow: (amount: string, method: string) => string;
  readonly toPayLater: (amount: string, method: string, day: string) => string;
  readonly restDue: (amount: string, day: string) => string;
  /** For a party that pays online: until when its places are kept, and where it pays. */
  readonly payOnline: (until: string) => string;
  readonly nothingToPay: string;
  readonly methods: Readonly<Record<Schemas['PaymentMethod'], string>>;
  readonly whatsApp: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly questions: (email: string, phone: string) => string;
  readonly closing: string;
}

/** What the confirmation of a registration says, in both languages. */
export const mailTexts: Readonly<Record<'en' | 'es', MailTexts>> = {
  en: {
    subject: (event, reference) => `Your registration for ${event} (${reference})`,
    preview: (event) => `We have received your registration for ${event} and look forward to seeing you.`,
    opening: (event) =>
      `Thank you for registering for ${event}. Your places are held, and we look forward to welcoming you. Here is everything you need to know.`,
    reference: 'Your reference',
    days: 'When',
    timings: 'Times',
    place: 'Where',
    rooms: 'Rooms',
    people: 'Who is coming',
    price: 'What it costs',
    columns: ['Item', 'Quantity', 'Each', 'Total'],
    total: 'Total',
    adjustment: 'Price reduction',
    helpAsked:
      'You told us that you cannot pay the full price. Thank you for your trust. We will write to you about it, and your places are held in the meantime.',
    bands: {
      room: 'Rooms, with one adult each',
      additionalAdult: 'Additional adults in a room',
      adult: 'Adults',
      youngAdult: 'Young adults',
      teen: 'Teenagers',
      child: 'Children',
      toddler: 'Small children',
    },
    dayGuests: 'Adults not staying overnight',
    payment: 'How to pay',
    payableTo: 'Make the check payable to',
    mailTo: 'Mail the check to',
    memo: 'Put this in the memo',
    toPay: (amount, method) => `Amount due: ${amount}, by ${method}.`,
    toPayNow: (amount, method) => `Deposit, due now: ${amount}, by ${method}.`,
    toPayLater: (amount, method, day) => `Nothing is due now. Amount due by ${day}: ${amount}, by ${method}.`,
    restDue: (amount, day) => `The rest, ${amount}, is due by ${day}. You may also pay everything now.`,
    payOnline: (until) =>
      `If you have not paid yet: your places are held until ${until}. Open your registration with the button below and pay there.`,
    nothingToPay: 'There is nothing to pay. Your registration is confirmed.',
    methods: { Zelle: 'Zelle', Check: 'check', Cash: 'cash', PayPal: 'PayPal' },
    whatsApp: 'Join the WhatsApp group',
    link: `You can view your registration whenever you like; from ${String(linkOpenDays)} days after the event this link shows your reference and receipts only. It is just for you: please do not share it.`,
    linkLabel: 'View your registration',
    questions: (email, phone) =>
      `Do you have a question, or has something changed? Write to ${email} or call ${phone}.`,
    closing: 'May God bless you and all who come with you.',
  },
  es: {
    subject: (event, reference) => `Su inscripción: ${event} (${reference})`,
    preview: (event) => `Recibimos su inscripción en «${event}» y le esperamos con alegría.`,
    opening: (event) =>
      `Gracias por inscribirse en «${event}». Sus lugares están reservados y le esperamos con alegría. Aquí tiene todo lo que necesita saber.`,
    reference: 'Su referencia',
    days: 'Cuándo',
    timings: 'Horario',
    place: 'Dónde',
    rooms: 'Habitaciones',
    people: 'Quiénes vienen',
    price: 'Cuánto cuesta',
    columns: ['Concepto', 'Cantidad', 'Precio', 'Total'],
    total: 'Total',
    adjustment: 'Reducción del precio',
    helpAsked:
      'Nos dijo que no puede pagar el precio completo. Gracias por su confianza: le escribiremos al respecto y, mientras tanto, sus lugares siguen reservados.',
    bands: {
      room: 'Habitaciones, con un adulto cada una',
      additionalAdult: 'Adultos adicionales en una habitación',
      adult: 'Adultos',
      youngAdult: 'Jóvenes adultos',
      teen: 'Adolescentes',
      child: 'Niños',
      toddler: 'Niños pequeños',
    },
    dayGuests: 'Adultos que no pasan la noche',
    payment: 'Cómo pagar',
    payableTo: 'Haga el cheque a nombre de',
    mailTo: 'Envíe el cheque por correo a',
    memo: 'Referencia para su pago (memo)',
    toPay: (amount, method) => `Monto a pagar: ${amount}, ${method}.`,
    toPayNow: (amount, method) => `Anticipo que debe pagar ahora: ${amount}, ${method}.`,
    toPayLater: (amount, method, day) =>
      `Por ahora no hay nada que pagar. Monto a pagar a más tardar el ${day}: ${amount}, ${method}.`,
    restDue: (amount, day) => `El resto, ${amount}, se paga a más tardar el ${day}. También puede pagar todo ahora.`,
    payOnline: (until) =>
      `Si todavía no ha pagado: le guardamos sus lugares hasta el ${until}. Abra su inscripción con el botón de abajo y pague allí.`,
    nothingToPay: 'No hay nada que pagar. Su inscripción está confirmada.',
    methods: { Zelle: 'por Zelle', Check: 'con cheque', Cash: 'en efectivo', PayPal: 'por PayPal' },
    whatsApp: 'Unirse al grupo de WhatsApp',
    link: `Puede ver su inscripción cuando quiera; a partir de ${String(linkOpenDays)} días después del evento, este enlace solo muestra su referencia y sus recibos. Es solo para usted; le rogamos que no lo comparta.`,
    linkLabel: 'Ver su inscripción',
    questions: (email, phone) => `¿Tiene alguna pregunta o cambió algo? Escriba a ${email} o llame al ${phone}.`,
    closing: 'Que Dios le bendiga, junto con quienes le acompañan.',
  },
};
