import { afterEach, expect, test, vi } from 'vitest';
import { detectLanguage, rememberLanguage } from './browser-language.ts';

interface Told {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  browser?: readonly string[];
  page?: string;
}

const storage = (value: string | undefined) => ({
  getItem: (key: string) => (key === 'i18nextLng' ? (value ?? null) : null),
  setItem: vi.fn(),
});

/** A browser in which these sources specify a language. */
function browserThatSays({ query, cookie, local, session, browser, page }: Told) {
  const window = {
    location: { search: query ? `?lng=${query}` : '', protocol: 'https:' },
    localStorage: storage(local),
    sessionStorage: storage(session),
    navigator: { languages: browser ?? [] },
  };
  const document = { cookie: cookie ? `other=1; i18next=${cookie}` : '', documentElement: { lang: page ?? '' } };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, document };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const order = ['query', 'cookie', 'local', 'session', 'browser', 'page'] as const;
const said = (place: (typeof order)[number], language: string): Told => ({
  [place]: place === 'browser' ? [language] : language,
});

const pairs = order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const));

test.each(pairs)('%s takes precedence over %s', (first, second) => {
  browserThatSays({ ...said(first, 'es'), ...said(second, 'en') });
  expect(detectLanguage()).toBe('es');
  browserThatSays({ ...said(first, 'en'), ...said(second, 'es') });
  expect(detectLanguage()).toBe('en');
});

test.each(order)('%s alone decides; an unsupported language is ignored', (place) => {
  browserThatSays(said(place, 'es-419'));
  expect(detectLanguage()).toBe('es');
  browserThatSays(said(place, 'fr'));
  expect(detectLanguage()).toBe('en');
});

test('the browser’s languages count in their order, by their first two letters', () => {
  browserThatSays({ browser: ['pt-BR', 'es-MX', 'en-US'] });
  expect(detectLanguage()).toBe('es');
});

test('the language is kept in local storage and written to the cookie', () => {
  const { window, document } = browserThatSays({});
  rememberLanguage('es');
  expect(window.localStorage.setItem).toHaveBeenCalledWith('i18nextLng', 'es');
  expect(document.cookie).toMatch(/^i18next=es; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
});
