import { prayerDeskStates } from '#contract/enums';
import { lists } from '#contract/lists';
import type { IntlShape } from 'react-intl';
import { answerFilter } from '../../forms/port/desk/answer-filter.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../../platform/lists/list-address.ts';
import type { ListControls } from '../../platform/lists/list-filters.tsx';
import { listQuestion } from '../../platform/lists/list-question.ts';

const { sortFields, sort } = lists.listPrayerRequests;
const languages = ['en', 'es'] as const;

/** The sort order in the address. */
export const prayerOrder = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** The filters in the address. */
export function prayerFilters(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    state: prayerDeskStates.find((state) => state === query.get('state')),
    writtenIn: languages.find((language) => language === query.get('writtenIn')),
    sharing: query.get('sharing') === 'unshared' ? ('unshared' as const) : undefined,
    answer: answerFilter(query),
  };
}

/** Converts them to the API's query. */
export function prayerQuestion(query: URLSearchParams) {
  const { search, state, writtenIn, sharing, answer } = prayerFilters(query);
  return listQuestion<'listPrayerRequests'>(
    { page: pageOf(query), pageSize, sort: sortOf(prayerOrder(query)) },
    { search, state, writtenIn, unshared: sharing && true, undelivered: answer && true },
  );
}

/** The filters that both screens offer. */
export function commonFilters(intl: IntlShape, searchHint: string): ListControls<'search' | 'state' | 'writtenIn'> {
  return {
    search: { type: 'text', label: intl.formatMessage({ id: 'prayerDesk.search' }), description: searchHint },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'formDesk.state' }),
      placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
      options: prayerDeskStates.map((state) => ({
        value: state,
        label: intl.formatMessage({ id: `prayerDesk.state.${state}` }),
      })),
    },
    writtenIn: {
      type: 'select',
      label: intl.formatMessage({ id: 'formDesk.language' }),
      placeholder: intl.formatMessage({ id: 'formDesk.anyLanguage' }),
      options: languages.map((language) => ({
        value: language,
        label: intl.formatMessage({ id: `language.${language}` }),
      })),
    },
  };
}
