import type { IntlShape } from 'react-intl';
import type { Schemas } from '../client/client.ts';

/** The window's title: the page first, then the site; in front of both, a note if a form on the page has errors. */
export function windowTitle(
  intl: IntlShape,
  page: string,
  { organisationName }: Schemas['Site'],
  hasErrors = false,
): string {
  const title = intl.formatMessage({ id: 'page.title' }, { page, site: organisationName });
  return hasErrors ? intl.formatMessage({ id: 'page.errorTitle' }, { title }) : title;
}
