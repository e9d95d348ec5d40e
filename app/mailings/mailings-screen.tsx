import { lazy } from 'react';
import type { IntlShape } from 'react-intl';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { mailingKey } from '../platform/addresses/mailing-address.ts';
import { loadList, MailingList } from './mailing-list.tsx';
import { loadMailing } from './load-mailing.ts';
import { mailingTitle } from './mailing-title.ts';

// The list does not load the editor.
const loadPage = () => loadChunk(() => import('./mailing-page.tsx'));
const MailingPage = lazy(async () => ({ default: (await loadPage()).MailingPage }));

// One screen for the list and the opened email: separate routes would make the script of every public page larger.
export async function load(input: LoadInput) {
  const id = input.url.searchParams.get(mailingKey);
  if (id === null) return { kind: 'list' as const, ...(await loadList(input)) };
  const [data] = await Promise.all([loadMailing(input, id), loadPage()]);
  return { kind: 'mailing' as const, data };
}

export function head(intl: IntlShape, shown?: Awaited<ReturnType<typeof load>>): Head {
  const title =
    shown?.kind === 'mailing' ? mailingTitle(intl, shown.data) : intl.formatMessage({ id: 'manage.bulkEmails' });
  return { title, description: '', isPrivate: true };
}

/** The list of bulk emails, or the opened one. */
export function Component() {
  const shown = useScreenData<typeof load>();
  return shown.kind === 'list' ? (
    <MailingList page={shown.page} views={shown.views} query={shown.query} />
  ) : (
    <MailingPage data={shown.data} />
  );
}
