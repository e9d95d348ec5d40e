import { languageQueryKey, languages, type Language } from '../../api/platform/language/rules.ts';
import { contentPages, otherPublicPages, people } from '../../api/platform/pages/rules.ts';

const events = [
  'miami-retreat-2026',
  'chicago-retreat-2026',
  'new-york-convention-2027',
  'washington-dc-convention-2027',
];

/** Every public page, and the pages shown for unknown URLs and expired links. */
const paths = [
  ...Object.values(contentPages),
  ...people.map((person) => `/${person}`),
  ...otherPublicPages,
  '/events?type=Convention',
  '/events?type=Residential',
  ...events.flatMap((id) => [`/events/${id}`, `/retreat-registration?id=${id}`]),
  '/events/no-such-event',
  '/retreat-registration?id=no-such-event',
  '/offline',
  '/login',
  '/signup',
  '/forgotPassword',
  '/verifyEmail',
  '/callback',
  '/first-administrator',
  '/no-such-page',
];

/** A page in one language. */
export interface Place {
  path: string;
  language: Language;
  address: string;
}

/** Every page in every language, one language after another; `part` keeps only pages whose path contains it. */
export function places(part = ''): Place[] {
  const wanted = paths.filter((path) => path.includes(part));
  return languages.flatMap((language) =>
    wanted.map((path) => ({
      path,
      language,
      address: `${path}${path.includes('?') ? '&' : '?'}${languageQueryKey}=${language}`,
    })),
  );
}
