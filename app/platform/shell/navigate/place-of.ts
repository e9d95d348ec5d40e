import { guardedScreens } from '#rules/access';
import { mailingKey } from '../../addresses/mailing-address.ts';

/** The paths at which a query opens other pages, with its key. */
const openingKeys: Readonly<Record<string, string>> = {
  // The menu links to the events of one type.
  '/events': 'type',
  [guardedScreens.sendEmail.path]: mailingKey,
};

/**
 * The page that an address opens, to recognize an arrival on another one. A step of a form, or a filter of a list, is not another
 * page, nor is a slash at the end, which some browsers add.
 */
export function placeOf(pathname: string, search: string): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  const key = openingKeys[path];
  return key === undefined ? path : `${path} ${new URLSearchParams(search).get(key) ?? ''}`;
}
