import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { createChurchYear } from './church-year.ts';
import { textsOfDay } from './rules.ts';
import { readIsoDay } from '../platform/moments/rules.ts';

/** Today in the Church's year, for everyone. */
export function calendarHandlers({ today }: Pick<AppContext, 'today'>): Pick<Handlers, 'getDay'> {
  const findDay = createChurchYear();
  return {
    async getDay({ query: { lng } }, reply) {
      const date = today();
      const day = readIsoDay(date);
      const { celebration, ...shown } = await findDay(day, lng);
      return reply(200, { date, ...shown, ...textsOfDay({ day, season: shown.season, celebration }) });
    },
  };
}
