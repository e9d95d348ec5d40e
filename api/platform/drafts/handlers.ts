import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { AppContext } from '../../context.ts';
import { discardDraft, findDraft, storeDraft } from './store.ts';

/** The maximum size of the content, in bytes of JSON. */
const maxBytes = 64 * 1024;

/**
 * Handlers for drafts of forms that are not yet submitted. A user's drafts are available on every device; a guest's last until the
 * session ends.
 */
export function draftHandlers({
  db,
  clock,
  rateLimiter,
}: Pick<AppContext, 'db' | 'clock' | 'rateLimiter'>): Pick<Handlers, 'getDraft' | 'saveDraft' | 'discardDraft'> {
  return {
    async getDraft({ path: { draftKey } }, reply, { session }) {
      const draft = await findDraft(db, session, draftKey, clock());
      return reply(200, {
        draft: draft && { version: draft.version, content: draft.content, savedAt: draft.savedAt.toISOString() },
      });
    },

    async saveDraft({ path: { draftKey }, body }, reply, { session, address }) {
      if (session.userId === null) await rateLimiter.consume('guestDrafts', address);
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
