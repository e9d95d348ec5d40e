import { readConfig } from '../../api/platform/config.ts';
import type { Config } from '../../api/platform/config.ts';
import { readEventSource } from '../../api/events/source.ts';
import type { StoredEvent } from '../../api/events/store.ts';
import { quote } from '../../api/pricing/quote.ts';
import type { RegistrationRecord } from '../../api/registrations/record.ts';

/*
 * Sample data for the emails in tests/emails/all-emails.ts: a family at a retreat, one person at a convention, and submitted
 * forms.
 */

/** The configuration that the samples are made with. */
export const config: Config = readConfig({
  PUBLIC_URL: 'https://retreats.example.org',
  SITE_ADDRESS: '12 Hill Road | Springfield, IL 62701',
});

const texts = {
  en: {
    name: 'Retreat in Lent',
    timings: 'Friday 6 pm to Sunday 2 pm',
    short_description: 'A weekend.',
    description: 'A weekend of prayer.',
    location: 'The Retreat Center',
    address: '12 Hill Road, Springfield',
    packing:
      'Please bring:\n- warm clothes and shoes for walking\n- your medicines for the whole stay\n\nA Bible and a rosary, if you have them. Questions: {email}.',
    travel:
      'Please arrive by 5 pm on Friday. A bus leaves the station at 4 pm; call {phone} if you would like to be met.',
    paymentOptions: {
      Zelle: 'Send the amount by Zelle to {email} and write {reference} in the memo.',
      Check: 'Please mail your check two weeks before the retreat.',
      Cash: 'Please bring the amount in cash when you arrive.',
      PayPal: 'Online, by PayPal.',
    },
  },
  es: {
    name: 'Retiro de Cuaresma',
    timings: 'Viernes a las 6 de la tarde a domingo a las 2',
    short_description: 'Un fin de semana.',
    description: 'Un fin de semana de oración.',
    location: 'La Casa de Retiros',
    address: '12 Hill Road, Springfield',
    packing:
      'Le rogamos que traiga:\n- ropa de abrigo y zapatos para caminar\n- sus medicinas para toda la estancia\n\nUna Biblia y un rosario, si los tiene. Preguntas: {email}.',
    travel:
      'Le rogamos que llegue antes de las 5 de la tarde del viernes. A las 4 sale un autobús de la estación; si desea que le recojamos, llame al {phone}.',
    paymentOptions: {
      Zelle: 'Envíe el monto por Zelle a {email} y escriba {reference} en la nota del pago.',
      Check: 'Envíe su cheque dos semanas antes del retiro.',
      Cash: 'Traiga el monto en efectivo cuando llegue.',
      PayPal: 'En línea, por PayPal.',
    },
  },
};

/** An event as the database would return it. */
export function sampleEvent(overrides: Record<string, unknown> = {}): StoredEvent {
  const { event } = readEventSource('sample', '', 'America/New_York', {
    id: 'sample-retreat',
    type: 'Residential',
    status: 'Planned',
    reg_date: '01-JAN-2027',
    start_date: '12-MAR-2027',
    end_date: '14-MAR-2027',
    maxRegistrationCount: 60,
    rates: {
      roomBasePrice: 385,
      childRate: 210,
      teenRate: 50,
      additionalAdultRate: 230,
      adultRetreatRate: 200,
      toddlerRate: 0,
    },
    paymentMethods: ['Zelle', 'Check', 'Cash', 'PayPal'],
    links: {
      map: 'https://www.openstreetmap.org/#map=15/39.80/-89.65',
      whatsAppLink: 'https://chat.whatsapp.com/sample',
    },
    texts,
    ...overrides,
  });
  const { rates, maxRegistrationCount, sessions, reg_end_date, ...facts } = event;
  return {
    ...facts,
    ...rates,
    ...(maxRegistrationCount !== undefined && { maxRegistrationCount }),
    ...(sessions !== undefined && { sessions }),
    ...(reg_end_date !== undefined && { reg_end_date }),
    taken: 12,
    waiting: 0,
    updatedAt: new Date('2027-01-01T12:00:00Z'),
    isHidden: false,
  };
}

/** An event without packing list, travel, map and group, like the embedded events. */
export function plainEvent(type: 'Residential' | 'Convention'): StoredEvent {
  const { en, es } = texts;
  const { packing: _packing, travel: _travel, ...english } = en;
  const { packing: _packingEs, travel: _travelEs, ...spanish } = es;
  return sampleEvent({ id: `plain-${type.toLowerCase()}`, type, links: {}, texts: { en: english, es: spanish } });
}

const people = [
  ['Rosa', 'Vega', 41, 'adult'],
  ['Luis', 'Vega', 44, 'adult'],
  ['Sofía', 'Vega', 15, 'teen'],
  ['Mateo', 'Vega', 9, 'child'],
] as const;

/** A family registered in this language. */
export function sampleParty(
  language: 'en' | 'es',
  event: StoredEvent,
  overrides: Partial<RegistrationRecord> = {},
): RegistrationRecord {
  const rooms = event.type === 'Residential' ? 1 : 0;
  const members = people.map(([firstName, lastName, age, band], index) => ({
    id: `00000000-0000-4000-8000-00000000000${String(index)}`,
    firstName,
    lastName,
    age,
    band,
    lodging: rooms > 0 ? ('room' as const) : ('none' as const),
    ...(age < 18 && { responsibleId: '00000000-0000-4000-8000-000000000000' }),
  }));
  const priced = quote(event, rooms, members);
  if (!priced.quote) throw new Error('The sample has no price');
  return {
    id: '7a0c2f4e-1111-4222-8333-944444444444',
    reference: 'K7M-3QX',
    version: 2,
    linkNumber: 0,
    linkReplacedAt: null,
    freedPlaces: 0,
    paymentReview: null,
    eventId: event.id,
    state: 'pendingPayment',
    source: 'online',
    heldUntil: null,
    acceptedAt: null,
    waitingSince: null,
    waitingNumber: null,
    rooms,
    contact: { firstName: 'Rosa', lastName: 'Vega', email: 'rosa.vega@example.org', phone: '+12025550123' },
    members,
    quote: priced.quote,
    paymentMethod: 'Zelle',
    receipts: { paidCents: 0, refundedCents: 0 },
    language,
    createdAt: new Date('2027-01-20T12:00:00Z'),
    owesSince: new Date('2027-01-20T12:00:00Z'),
    emailProblem: null,
    address: { unconfirmedSince: null, remindedAt: null, releasedAt: null },
    adjustmentCents: 0,
    help: null,
    closedAt: null,
    ...overrides,
  };
}
