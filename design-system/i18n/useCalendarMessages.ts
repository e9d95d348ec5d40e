import { useLanguage, type Language } from './useMessages.ts';

const en = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayUnavailable: 'not available',
  dayChosen: (day: string): string => `${day} was chosen.`,
};

const es: typeof en = {
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  dayUnavailable: 'no disponible',
  dayChosen: (day) => `Fecha elegida: ${day}.`,
};

const catalogues: Record<Language, typeof en> = { en, es };

/** The words of a calendar in the page's language; on their own, as few forms have one. */
export function useCalendarMessages(): typeof en {
  return catalogues[useLanguage()];
}
