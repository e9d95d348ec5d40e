import { mailingRecipientStates } from '#contract/enums';
import { lists } from '#contract/lists';
import { sortEvents } from '#rules/events';
import { dataOf } from '../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import { listQuestion } from '../platform/lists/list-question.ts';
import type { LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';

const { sortFields, sort } = lists.listMailingRecipients;

/** The sort order of the recipients in the address. */
export const recipientOrder = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** Loads a bulk email with the other data that its page shows. */
export async function loadMailing({ api, url, language }: LoadInput, mailingId: string) {
  const path = { mailingId };
  return orSignIn(url, async () => {
    const mailing = await dataOf(api.GET('/mailings/{mailingId}', { params: { path } }));
    const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
    const events = sortEvents(items, new Date());
    if (mailing.state === 'draft') return { mailing, events, recipients: undefined };
    const state = mailingRecipientStates.find((each) => each === url.searchParams.get('state'));
    const search = url.searchParams.get('search') ?? '';
    const query = listQuestion<'listMailingRecipients'>(
      { page: pageOf(url.searchParams), pageSize, sort: sortOf(recipientOrder(url.searchParams)) },
      { search, state },
    );
    const recipients = await dataOf(api.GET('/mailings/{mailingId}/recipients', { params: { path, query } }));
    return { mailing, events, recipients };
  });
}
