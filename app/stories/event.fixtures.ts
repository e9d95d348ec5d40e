import type { Schemas } from '../platform/client/client.ts';

/** The facts of the site, as a new installation has them. */
export const site: Schemas['Site'] = {
  organisationName: 'The Retreat Center',
  copyrightHolder: 'The Retreat Center',
  email: 'info@example.org',
  phone: '+1 202-555-0100',
  address: ['Street and number', 'City, State ZIP'],
  links: [
    { id: 'news', href: 'https://www.example.org/news' },
    { id: 'retreatCentre', href: 'https://www.example.org/retreat-centre' },
    { id: 'church', href: 'https://www.example.org/church' },
    { id: 'vatican', href: 'https://www.vatican.va' },
    { id: 'website', href: 'https://www.example.org' },
    { id: 'map', href: 'https://www.openstreetmap.org' },
  ],
  people: { founder: { slug: 'founder', name: null }, director: { slug: 'director', name: null } },
  logo: null,
  promoVideo: null,
  demo: false,
  openRetreat: { id: 'renewal', name: 'Weekend of Renewal' },
  publicUrl: 'https://www.example.org',
  timeZone: 'America/New_York',
  today: '2026-11-23',
};

const words = {
  en: {
    name: 'Weekend of Renewal',
    timings: 'From Friday evening to Sunday afternoon',
    location: 'At the retreat center',
    description: 'Leave the hurry behind for a weekend. Families stay together: a room holds up to four people.',
    short_description: 'A residential weekend to rest in the Lord, for individuals, couples and families.',
    fee: 'Room with one adult $385, each additional adult in the room $230.',
    contact: 'Do you have a question? Write to info@example.org.',
  },
  es: {
    name: 'Fin de semana de renovación',
    timings: 'Del viernes por la tarde al domingo por la tarde',
    location: 'En la casa de retiros',
    description: 'Deje la prisa por un fin de semana. Las familias se quedan juntas: caben hasta cuatro personas.',
    short_description: 'Un fin de semana para descansar en el Señor: personas solas, matrimonios y familias.',
    fee: 'Habitación con un adulto $385, cada adulto adicional en la habitación $230.',
    contact: '¿Tiene alguna pregunta? Escriba a info@example.org.',
  },
};

/** A retreat that is open for registration, in the language that was asked for. */
export function eventIn(language: string | null): Schemas['Event'] {
  return {
    id: 'renewal',
    type: 'Residential',
    status: 'Planned',
    reg_date: '09-OCT-2026',
    reg_end_date: '23-DEC-2026',
    start_date: '08-JAN-2027',
    end_date: '10-JAN-2027',
    timeZone: 'America/New_York',
    roomCapacity: 4,
    ageBands: [
      { band: 'toddler', from: 0, to: 5 },
      { band: 'child', from: 6, to: 12 },
      { band: 'teen', from: 13, to: 17 },
      { band: 'youngAdult', from: 18, to: 25 },
      { band: 'adult', from: 26, to: null },
    ],
    teenRate: 50,
    childRate: 210,
    toddlerRate: 0,
    roomBasePrice: 385,
    adultRetreatRate: 200,
    additionalAdultRate: 230,
    paymentMethods: ['Zelle', 'Check'],
    onlinePaymentMethods: ['Zelle', 'Check'],
    paymentInstructions: { Zelle: 'Zelle: info@example.org', Check: 'The Retreat Center' },
    maxRegistrationCount: 120,
    offeredBands: ['toddler', 'child', 'teen', 'youngAdult', 'adult'],
    registration: {
      state: 'open',
      opensAt: '2026-10-09T04:00:00.000Z',
      closesAt: '2026-12-24T05:00:00.000Z',
      placesLeft: 28,
      waiting: 0,
    },
    ...words[language === 'es' ? 'es' : 'en'],
  };
}
