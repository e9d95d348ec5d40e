import {
  chooseLanguage,
  languageCookie,
  languageQueryKey,
  languageStorageKey,
  readCookie,
  type Language,
} from '#rules/language';
import { readStored, writeStored } from '../browser/storage.ts';

/** The reader's language in the specification's order: query, cookie, local storage, session storage, browser, page. */
export function detectLanguage(): Language {
  return chooseLanguage([
    new URLSearchParams(window.location.search).get(languageQueryKey),
    readCookie(document.cookie, languageCookie),
    readStored('local', languageStorageKey),
    readStored('session', languageStorageKey),
    ...window.navigator.languages,
    document.documentElement.lang,
  ]);
}

/** Saves the language for the next visit, and in the cookie so that the server renders the next page in it. */
export function rememberLanguage(language: Language): void {
  const year = 365 * 24 * 60 * 60;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${String(year)}; SameSite=Lax${secure}`;
  writeStored('local', languageStorageKey, language);
}
