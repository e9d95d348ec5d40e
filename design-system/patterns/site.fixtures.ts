import type { Language } from '../i18n/useMessages.ts';
import type { Schemas } from './api.fixtures.ts';

const openRetreat: Record<Language, Schemas['OpenRetreat']> = {
  // Longer than the menu shows (specification, section 9).
  en: { id: 'hope', name: 'Families of Hope Retreat in Miami' },
  es: { id: 'hope', name: 'Retiro de Familias de la Esperanza en Miami' },
};

/** What the frame of every page shows, while a retreat is open for registration. */
export const site = (language: Language): Schemas['Site'] => ({
  organisationName: language === 'en' ? 'Grace Hill Retreat House' : 'Casa de Retiros Monte de la Gracia',
  copyrightHolder: 'Grace Hill',
  email: 'house@example.org',
  phone: '+1 305 555 0142',
  address: ['12 Orchard Road', 'Miami, FL 33101'],
  links: [{ id: 'news', href: 'https://news.example.org/' }],
  people: { founder: { slug: 'founder', name: null }, director: { slug: 'director', name: null } },
  logo: null,
  promoVideo: null,
  demo: false,
  publicUrl: 'https://retreats.example.org',
  timeZone: 'America/New_York',
  today: '2026-03-13',
  openRetreat: openRetreat[language],
});

/** The session of someone with these types, such as 'A,R'; a guest ('G') has no user. */
export const session = (userType: string): Schemas['SessionState'] => ({
  session: {
    user: userType === 'G' ? null : { id: 7, firstName: 'Ana María', lastName: 'Ruiz', userType, language: 'en' },
    exp: Date.UTC(2026, 2, 13, 13),
    remaining: userType === 'G' ? null : 12 * 60 * 60_000,
  },
});
