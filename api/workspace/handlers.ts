import { parseUserTypes } from '../access/rules.ts';
import { sortEvents } from '../events/rules.ts';
import { findEvents } from '../events/store.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import type { Parts } from '../context.ts';
import { maySeeFigures, visibleSubjects } from './access.ts';
import { listColleaguesActions } from './colleagues.ts';
import { listNextEvents } from './next-events.ts';
import { countOpenWork } from './open-work.ts';
import { searchedFor } from './rules.ts';
import { search } from './search/search.ts';

/** The start page of staff, and the search that is at hand on all their screens. */
export function workspaceHandlers(parts: Parts): Pick<Handlers, 'getWorkspace' | 'searchWorkspace'> {
  const { db, clock } = parts;
  return {
    async getWorkspace({ query: { lng } }, reply, { session }) {
      const now = clock();
      const held = parseUserTypes(session.userType);
      const events = sortEvents(await findEvents(db), now);
      const [openWork, next, actions] = await Promise.all([
        countOpenWork(parts, { held, language: lng }, events, now),
        listNextEvents(db, events, { language: lng, seesFigures: maySeeFigures(held) }, now),
        listColleaguesActions(db, session.userId, visibleSubjects(held), now),
      ]);
      return reply(200, { openWork, events: next, actions });
    },

    async searchWorkspace({ query: { q, lng } }, reply, { session }) {
      const viewer = { held: parseUserTypes(session.userType), language: lng };
      return reply(200, await search(db, searchedFor(q), viewer, clock()));
    },
  };
}
