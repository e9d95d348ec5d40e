import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useSavedContent } from '../../platform/drafts/use-saved-content.ts';

type Content = Pick<Schemas['Mailing'], 'kind' | 'audience' | 'texts'>;

/** Saves a draft as it is typed. */
export function useSavedMailing({ id, version, kind, audience, texts }: Schemas['Mailing']) {
  return useSavedContent<Content>({
    content: { kind, audience, texts },
    version,
    save: (content, current) =>
      dataOf(
        createApi().PUT('/mailings/{mailingId}', {
          params: { path: { mailingId: id } },
          body: { ...content, version: current },
        }),
      ),
  });
}
