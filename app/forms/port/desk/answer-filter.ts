import type { IntlShape } from 'react-intl';
import type { ListControls } from '../../../platform/lists/list-filters.tsx';

/** The filter by answers in the address, as the start page links to it. */
export function answerFilter(query: URLSearchParams): 'undelivered' | undefined {
  return query.get('answer') === 'undelivered' ? 'undelivered' : undefined;
}

/** Offers the forms whose answer could not be delivered. */
export function answerControl(intl: IntlShape): ListControls<'answer'>['answer'] {
  return {
    type: 'select',
    label: intl.formatMessage({ id: 'formDesk.answers' }),
    placeholder: intl.formatMessage({ id: 'formDesk.anyAnswer' }),
    options: [{ value: 'undelivered', label: intl.formatMessage({ id: 'formDesk.undelivered' }) }],
  };
}
