import { parseUserTypes } from '../../access/rules.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { mayOpenList } from '../access.ts';
import { deleteView, insertView, listViewsOf, updateView } from './store.ts';

type Operations = 'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView';

/** The most views that someone can save of one list. */
export const mostViews = 30;

function requireAccess(list: components['schemas']['ListName'], { userType }: { readonly userType: string }): void {
  if (!mayOpenList(list, parseUserTypes(userType))) throw new ProblemError('forbidden');
}

const cleanName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** The saved views of lists: every staff member has their own. */
export function viewHandlers({ db }: Pick<AppContext, 'db'>): Pick<Handlers, Operations> {
  return {
    async listSavedViews({ query: { list } }, reply, { session }) {
      requireAccess(list, session);
      return reply(200, { items: await listViewsOf(db, session.userId, list) });
    },

    async createSavedView({ body }, reply, { session }) {
      requireAccess(body.list, session);
      const view = await insertView(db, session.userId, { ...body, name: cleanName(body.name) }, mostViews);
      if (typeof view === 'string') throw new ProblemError(view);
      return reply(201, view);
    },

    async updateSavedView({ path: { viewId }, body }, reply, { session }) {
      const changes = { ...body, ...(body.name !== undefined && { name: cleanName(body.name) }) };
      const view = await updateView(db, session.userId, viewId, changes);
      if (typeof view === 'string') throw new ProblemError(view);
      return reply(200, view);
    },

    async deleteSavedView({ path: { viewId } }, reply, { session }) {
      if (!(await deleteView(db, session.userId, viewId))) throw new ProblemError('not-found');
      return reply(204);
    },
  };
}
