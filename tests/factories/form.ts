import type { components } from '../../api/platform/contract/schema.gen.ts';

type Schemas = components['schemas'];

/** Builds a message to the center. */
export function buildContactMessage(
  overrides: Partial<Schemas['ContactMessageForm']> = {},
): Schemas['ContactMessageForm'] {
  return {
    firstName: 'Ana',
    lastName: 'Núñez',
    email: 'ana.nunez@example.org',
    message: 'Is there a train?',
    ...overrides,
  };
}

/** Builds a prayer request without an email address. */
export function buildPrayerRequest(
  overrides: Partial<Schemas['PrayerRequestForm']> = {},
): Schemas['PrayerRequestForm'] {
  return { firstName: 'Ana', prayerRequest: 'For my mother’s health', ...overrides };
}

/** Builds a request for Saturday, April 3, 2027. */
export function buildSabbathRequest(
  overrides: Partial<Schemas['SabbathRequestForm']> = {},
): Schemas['SabbathRequestForm'] {
  return { firstName: 'Ana', lastName: 'Núñez', email: 'ana.nunez@example.org', date: '2027-04-03', ...overrides };
}

/** Builds a retreat request of twelve people for Saturday, April 10, 2027. */
export function buildSabbathRetreat(
  overrides: Partial<Schemas['SabbathRetreatForm']> = {},
): Schemas['SabbathRetreatForm'] {
  return {
    firstName: 'Ana',
    lastName: 'Núñez',
    email: 'ana.nunez@example.org',
    phone: '+12025550123',
    firstDate: '2027-04-10',
    people: 12,
    ...overrides,
  };
}
