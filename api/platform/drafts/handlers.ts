import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { AppContext } from '../../context.ts';
import { discardDraft, findDraft, storeDraft } from './store.ts';

/** The longest content, in bytes of JSON. */
const maxBytes = 64 * 1024;

/**
 * What is typed and not yet sent, stored for the session's owner: for a user on every device, for a guest until the session ends.
 */
export function draftHandlers({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Pick<Handlers, 'getDraft' | 'saveDraft' | 'discardDraft'> {
  return {
    async getDraft({ path: { draftKey } }, reply, { session }) {
      const draft = await findDraft(db, session, draftKey, clock());
      return reply(200, {
        draft: draft && { version: draft.version, content: draft.content, savedAt: draft.savedAt.toISOString() },
      });
    },

    async saveDraft({ path: { draftKey }, body }, reply, { session }) {
      if (Buffer.byteLength(JSON.stringify(body.content)) > maxBytes) throw new ProblemError('payload-too-large');
      await storeDraft(db, session, { ...body, key: draftKey, savedAt: clock() });
      return reply(204);
    },

    async discardDraft({ path: { draftKey } }, reply, { session }) {
      await discardDraft(db, session, draftKey);
      return reply(204);
    },
  };
}
