import type { IntlShape } from 'react-intl';
import type { Schemas } from '../client/client.ts';

/** The title of the window: the page first, then the site. */
export function windowTitle(intl: IntlShape, page: string, { organisationName }: Schemas['Site']): string {
  return intl.formatMessage({ id: 'page.title' }, { page, site: organisationName });
}
