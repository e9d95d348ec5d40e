import type { components } from '#contract/schema';
import type { Language } from '../../platform/language/rules.ts';

type Event = components['schemas']['Event'];
type QuoteBand = components['schemas']['QuoteBand'];

/**
 * The names of price lines. Pages and emails share them, so that a family reads the same words everywhere. They are separate from
 * the other pricing rules, because the home page loads those without showing a price.
 */
const lineNames: Readonly<Record<Language, Readonly<Record<QuoteBand | 'adultWithoutRoom' | 'adjustment', string>>>> = {
  en: {
    room: 'Rooms, with one adult each',
    additionalAdult: 'Additional adults in a room',
    adult: 'Adults',
    adultWithoutRoom: 'Adults not staying overnight',
    youngAdult: 'Young adults',
    teen: 'Teenagers',
    child: 'Children',
    toddler: 'Small children',
    adjustment: 'Price reduction',
  },
  es: {
    room: 'Habitaciones, con un adulto cada una',
    additionalAdult: 'Adultos adicionales en una habitación',
    adult: 'Adultos',
    adultWithoutRoom: 'Adultos que no pasan la noche',
    youngAdult: 'Jóvenes adultos',
    teen: 'Adolescentes',
    child: 'Niños',
    toddler: 'Niños pequeños',
    adjustment: 'Reducción del precio',
  },
};

/** Returns the name of a line in a quote. At a residential event, the adult rate is for adults who do not stay the night. */
export function priceLineName(band: QuoteBand, { type }: Pick<Event, 'type'>, language: Language): string {
  return lineNames[language][band === 'adult' && type === 'Residential' ? 'adultWithoutRoom' : band];
}

/** Returns the name of the line for a price reduction by staff. */
export function adjustmentName(language: Language): string {
  return lineNames[language].adjustment;
}
