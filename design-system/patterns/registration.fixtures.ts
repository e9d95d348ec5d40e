import type { Language } from '../i18n/useMessages.ts';
import type { Schemas } from './api.fixtures.ts';

/** Someone of a party, as typed. */
export type Member = { id: string; firstName: string; lastName: string; age: string };

/** The answers of a registration, as typed; `payment` is '' until it is chosen. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  people: readonly Member[];
  payment: Schemas['PaymentMethod'] | '';
};

/** A family of three, with names of the length that names have. */
const family: readonly Member[] = [
  { id: 'ana', firstName: 'Ana María', lastName: 'Ruiz', age: '41' },
  { id: 'jose', firstName: 'José Antonio', lastName: 'Hernández de la Cruz', age: '44' },
  { id: 'luis', firstName: 'Luis', lastName: 'Hernández', age: '12' },
];

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  people: [],
  payment: '',
};

export const filledRegistration: Registration = {
  firstName: 'Ana María',
  lastName: 'Ruiz',
  email: 'ana@example.org',
  phone: '+1 305 555 0142',
  people: family,
  payment: 'Zelle',
};

/** What the pages would bring: typed, so that a word missing in one language does not compile. */
export type RegistrationWords = {
  title: string;
  problems: string;
  contact: string;
  firstName: string;
  lastName: string;
  email: string;
  emailHint: string;
  phone: string;
  phoneHint: string;
  people: string;
  peopleHint: string;
  nobody: string;
  add: string;
  change: (name: string) => string;
  remove: (name: string) => string;
  newPerson: string;
  age: string;
  years: (age: string) => string;
  save: string;
  cancel: string;
  payment: string;
  paymentHint: string;
  payments: readonly { value: Schemas['PaymentMethod']; label: string; description?: string }[];
  price: string;
  total: string;
  bands: Record<Schemas['QuoteBand'], string>;
  noPrice: string;
  nothingCharged: string;
  priceLost: string;
  retry: string;
  send: string;
  sending: string;
  /** From the reference that the API gave. */
  done: (reference: string) => string;
  notSent: string;
  refused: string;
  priceChanged: string;
  wrong: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'people' | 'payment' | 'age', string>;
};

const en: RegistrationWords = {
  title: 'Register for the convention in New York',
  problems: 'There is a problem',
  contact: 'Whom we write to',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  emailHint: 'We send the confirmation there.',
  phone: 'Phone',
  phoneHint: 'Begin with + and the country, such as +1 305 555 0142.',
  people: 'Who is coming',
  peopleHint: 'Everyone, children too.',
  nobody: 'No active members found',
  add: 'Add a person',
  change: (name) => `Change ${name}`,
  remove: (name) => `Remove ${name}`,
  newPerson: 'A person who is coming',
  age: 'Age',
  years: (age) => `${age} years`,
  save: 'Save this person',
  cancel: 'Cancel',
  payment: 'How would you like to pay?',
  paymentHint: 'You pay once the registration is confirmed.',
  payments: [
    { value: 'Zelle', label: 'Zelle', description: 'From your bank, at no charge.' },
    { value: 'Check', label: 'Check', description: 'By post, at least two weeks before.' },
  ],
  price: 'Price',
  total: 'Total',
  bands: {
    room: 'Room',
    additionalAdult: 'Another adult',
    adult: 'Adults',
    youngAdult: 'Young adults',
    teen: 'Teenagers',
    child: 'Children',
    toddler: 'Small children',
  },
  noPrice: 'The price appears here as you add people.',
  nothingCharged: 'Nothing is charged now.',
  priceLost: 'The price could not be worked out just now.',
  retry: 'Try again',
  send: 'Send the registration',
  sending: 'Sending…',
  done: (reference) => `You are registered. Your reference is ${reference}.`,
  notSent: 'Not sent: the server cannot be reached. What you typed is still here; send it again in a moment.',
  refused: 'Not sent. Please look through your answers and send it again.',
  priceChanged: 'The price has changed meanwhile. Look at the new one and send it again.',
  wrong: {
    firstName: 'Name is required.',
    lastName: 'Last name is required.',
    email: 'Write the whole address, such as ana@example.org.',
    phone: 'Begin the number with + and the code of the country.',
    people: 'Add at least one person.',
    payment: 'Choose how you would like to pay.',
    age: 'Write the age in figures, such as 42.',
  },
};

const es: RegistrationWords = {
  title: 'Inscripción en la convención de Nueva York',
  problems: 'Hay un problema',
  contact: 'A quién escribimos',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'Ahí le enviaremos la confirmación.',
  phone: 'Teléfono',
  phoneHint: 'Empiece con + y el código del país, por ejemplo +52 55 5555 0142.',
  people: 'Quiénes asistirán',
  peopleHint: 'Todos, también los niños.',
  nobody: 'Todavía no hay nadie en la lista',
  add: 'Agregar a una persona',
  change: (name) => `Cambiar ${name}`,
  remove: (name) => `Quitar ${name}`,
  newPerson: 'Una persona que asistirá',
  age: 'Edad',
  years: (age) => `${age} años`,
  save: 'Guardar a esta persona',
  cancel: 'Cancelar',
  payment: '¿Cómo desea pagar?',
  paymentHint: 'Se paga cuando la inscripción esté confirmada.',
  payments: [
    { value: 'Zelle', label: 'Zelle', description: 'Desde su banco, sin comisión.' },
    { value: 'Check', label: 'Cheque', description: 'Por correo, al menos dos semanas antes.' },
  ],
  price: 'Precio',
  total: 'Total',
  bands: {
    room: 'Habitación',
    additionalAdult: 'Otro adulto',
    adult: 'Adultos',
    youngAdult: 'Jóvenes',
    teen: 'Adolescentes',
    child: 'Niños',
    toddler: 'Niños pequeños',
  },
  noPrice: 'El precio aparecerá aquí a medida que agregue personas.',
  nothingCharged: 'No se cobra nada ahora.',
  priceLost: 'En este momento no se pudo calcular el precio.',
  retry: 'Intentar de nuevo',
  send: 'Enviar la inscripción',
  sending: 'Enviando…',
  done: (reference) => `La inscripción está hecha. Su referencia es ${reference}.`,
  notSent: 'No se envió: no se puede llegar al servidor. Lo que escribió sigue aquí; envíelo de nuevo en un momento.',
  refused: 'No se envió. Revise sus respuestas y envíela de nuevo.',
  priceChanged: 'Entretanto cambió el precio. Vea el nuevo y envíela de nuevo.',
  wrong: {
    firstName: 'El nombre es obligatorio.',
    lastName: 'Los apellidos son obligatorios.',
    email: 'Escriba la dirección completa, por ejemplo ana@example.org.',
    phone: 'Empiece el número con + y el código del país.',
    people: 'Agregue al menos a una persona.',
    payment: 'Elija cómo desea pagar.',
    age: 'Escriba la edad en cifras, por ejemplo 42.',
  },
};

export const registrationWords: Record<Language, RegistrationWords> = { en, es };
