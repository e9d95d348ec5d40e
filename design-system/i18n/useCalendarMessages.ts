import { useLanguage, type Language } from './useMessages.ts';

const en = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  selected: 'selected',
  dayUnavailable: 'not available',
  dayChosen: (day: string): string => `${day} was chosen.`,
};

const es: typeof en = {
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  selected: 'seleccionado',
  dayUnavailable: 'no disponible',
  dayChosen: (day) => `Fecha elegida: ${day}.`,
};

const catalogs: Record<Language, typeof en> = { en, es };

/** Returns the calendar messages in the page's language. They are a separate catalog, because few forms have a calendar. */
export function useCalendarMessages(): typeof en {
  return catalogs[useLanguage()];
}
