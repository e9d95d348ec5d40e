import type { IntlShape } from 'react-intl';
import type { Schemas } from '../client/client.ts';

/** The title of the window: the page first, then the site; in front of both, that a form on it was refused. */
export function windowTitle(
  intl: IntlShape,
  page: string,
  { organisationName }: Schemas['Site'],
  hasErrors = false,
): string {
  const title = intl.formatMessage({ id: 'page.title' }, { page, site: organisationName });
  return hasErrors ? intl.formatMessage({ id: 'page.errorTitle' }, { title }) : title;
}
