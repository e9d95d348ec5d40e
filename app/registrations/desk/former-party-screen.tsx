import { redirect } from 'react-router-dom';
import type { IntlShape } from 'react-intl';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import type { Head, LoadInput } from '../../platform/shell/screen.ts';

/** Redirects to the party's page. Only the browser knows whose address it is: the server renders one frame for all. */
export async function load({ params }: LoadInput): Promise<null> {
  await Promise.resolve();
  throw redirect(desk.party(params.registrationId ?? ''));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'desk.title' }), description: '', isPrivate: true };
}

/** Shows nothing before the redirect. */
export function Component() {
  return null;
}
