import { parseUserTypes } from '../access/rules.ts';
import { sortEvents } from '../events/rules.ts';
import { findEvents } from '../events/port.ts';
import { countWarnings } from '../system/port.ts';
import type { StatusReader } from '../system/port.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { maySearch, maySeeCount, maySeeFigures, visibleSubjects } from './access.ts';
import { listColleaguesActions } from './colleagues.ts';
import { listNextEvents } from './next-events.ts';
import { countOpenWork } from './open-work.ts';
import { searchedFor } from './rules.ts';
import { search } from './search/search.ts';

/** The start page of staff, and the search on all their screens. */
export function workspaceHandlers(
  context: AppContext,
  status: StatusReader,
): Pick<Handlers, 'getWorkspace' | 'searchWorkspace'> {
  const { db, clock } = context;
  return {
    async getWorkspace({ query: { lng } }, reply, { session }) {
      const now = clock();
      const held = parseUserTypes(session.userType);
      const events = sortEvents(await findEvents(db), now);
      const [openWork, warnings, next, actions] = await Promise.all([
        countOpenWork(context, { held, language: lng, timeZone: context.config.site.timeZone }, events, now),
        maySeeCount('systemWarnings', held) ? countWarnings(status) : 0,
        listNextEvents(
          db,
          events,
          { language: lng, seesHidden: maySearch('staffEvents', held), seesFigures: maySeeFigures(held) },
          now,
        ),
        listColleaguesActions(db, session.userId, { subjects: visibleSubjects(held), held, language: lng }, now),
      ]);
      const ofSystem = { kind: 'systemWarnings', count: warnings, countIsExact: true } as const;
      return reply(200, { openWork: [...(warnings > 0 ? [ofSystem] : []), ...openWork], events: next, actions });
    },

    async searchWorkspace({ query: { q, lng } }, reply, { session }) {
      const viewer = { held: parseUserTypes(session.userType), language: lng };
      return reply(200, await search(db, searchedFor(q), viewer, clock()));
    },
  };
}
