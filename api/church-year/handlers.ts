import type { Handlers } from '../platform/contract/handler.ts';
import { dayIn } from '../events/rules.ts';
import type { Parts } from '../context.ts';
import { createChurchYear } from './church-year.ts';
import { isoDay, textsOfDay } from './rules.ts';

/** Today in the Church's year, for everyone. */
export function calendarHandlers({ clock, config }: Pick<Parts, 'clock' | 'config'>): Pick<Handlers, 'getDay'> {
  const findDay = createChurchYear();
  return {
    async getDay({ query: { lng } }, reply) {
      const day = dayIn(clock(), config.site.timeZone);
      const { celebration, ...shown } = await findDay(day, lng);
      return reply(200, { date: isoDay(day), ...shown, ...textsOfDay({ day, season: shown.season, celebration }) });
    },
  };
}
