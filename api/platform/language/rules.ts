import { languages } from '#contract/languages';

/** The languages of the site (specification, section 1). */
export { languages };
export type Language = (typeof languages)[number];
const fallbackLanguage: Language = 'en';

/** The locales for dates, numbers and money: US conventions in both languages. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Query key, cookie and storage key. The last two are the usual names in i18next, which the specification implies. */
export const languageQueryKey = 'lng';
export const languageCookie = 'i18next';
export const languageStorageKey = 'i18nextLng';

/** Returns the site's language for a tag, by its first two letters; undefined if the site does not have that language. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const letters = tag?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === letters);
}

/** Returns the value of the cookie `name` in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** Returns the languages of an Accept-Language header, most preferred first. */
function acceptedTags(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Returns the first of these tags that is a language of the site; English if none is. */
export function chooseLanguage(tags: Iterable<string | null | undefined>): Language {
  for (const tag of tags) {
    const language = toLanguage(tag);
    if (language) return language;
  }
  return fallbackLanguage;
}

/** Chooses the language from the signals that the server sees: query, cookie, Accept-Language. */
export function requestLanguage(request: {
  query: string | null;
  cookies: string | undefined;
  acceptLanguage: string | undefined;
}): Language {
  return chooseLanguage([
    request.query,
    readCookie(request.cookies, languageCookie),
    ...acceptedTags(request.acceptLanguage),
  ]);
}
