import type { IntlShape } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import type { Head } from './screen.ts';

/** The title of the window: the page first, then the site. */
export function windowTitle(intl: IntlShape, { title }: Head, { organisationName }: Schemas['Site']): string {
  return intl.formatMessage({ id: 'page.title' }, { page: title, site: organisationName });
}
