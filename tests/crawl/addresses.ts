import { languageQueryKey, languages, type Language } from '../../api/platform/language/rules.ts';
import { contentPages, otherPublicPages, people } from '../../api/platform/pages/rules.ts';

const events = [
  'miami-retreat-2026',
  'chicago-retreat-2026',
  'new-york-convention-2027',
  'washington-dc-convention-2027',
];

/** Every page that anyone can open, and those that an address which is none, or a link that is spent, leads to. */
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

/** Every page in every language, one language after the other; `part` leaves those whose address has it. */
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
