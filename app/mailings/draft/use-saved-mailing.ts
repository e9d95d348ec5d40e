import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { outlivesPage } from '../../platform/browser/outlives-page.ts';
import { useSavedContent } from '../../platform/drafts/use-saved-content.ts';

type Content = Pick<Schemas['Mailing'], 'kind' | 'audience' | 'texts'>;

const contentOf = ({ kind, audience, texts }: Schemas['Mailing']): Content => ({ kind, audience, texts });

/** Saves a draft as it is typed. */
export function useSavedMailing(mailing: Schemas['Mailing']) {
  const params = { path: { mailingId: mailing.id } };
  return useSavedContent<Content>({
    content: contentOf(mailing),
    version: mailing.version,
    save: (content, version, mustOutlivePage) => {
      const body = { ...content, version };
      const keepalive = mustOutlivePage && outlivesPage(body);
      return dataOf(createApi().PUT('/mailings/{mailingId}', { params, body, keepalive }));
    },
    load: async () => {
      const now = await dataOf(createApi().GET('/mailings/{mailingId}', { params }));
      return { content: contentOf(now), version: now.version };
    },
    asStored: (sent) => sent,
  });
}
