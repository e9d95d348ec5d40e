import { languageQueryKey, languages, type Language } from '#rules/language';
import type { Head } from './shell/screen.ts';

/** What the build made and every page contains. */
export interface PageAssets {
  /** The stylesheet, inlined so that nothing stands between the words and the first paint. */
  css: string;
  /** Runs before the first paint; must be tiny. */
  earlyScript: string;
  /** Fetches the application after the first paint, or at the first touch of the page. */
  startScript: string;
  icon: string;
}

export interface Page {
  language: Language;
  head: Head;
  /** The title of the window. */
  title: string;
  /** Origin and path of the page without its query, and the query that belongs to its identity. */
  address: { origin: string; path: string; query: URLSearchParams };
  /** The application's markup. */
  body: string;
  /** What the application needs to go on from this markup, as JSON. */
  data: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that can stand inside a script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}

function addressIn(page: Page, language?: Language): string {
  const query = new URLSearchParams(page.address.query);
  query.delete(languageQueryKey);
  if (language) query.set(languageQueryKey, language);
  const search = query.toString();
  return `${page.address.origin}${page.address.path}${search ? `?${search}` : ''}`;
}

function searchEngineTags(page: Page): string {
  if (page.head.isPrivate || (page.head.status ?? 200) !== 200) return '<meta name="robots" content="noindex">';
  const alternates = languages.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(addressIn(page, language))}">`,
  );
  return [
    // An address without a language is the one for readers of any; with one it is that language's own.
    `<link rel="canonical" href="${escapeHtml(addressIn(page, page.address.query.has(languageQueryKey) ? page.language : undefined))}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn(page))}">`,
  ].join('');
}

/** The whole HTML document around a rendered page. */
export function documentHtml(page: Page, assets: PageAssets): string {
  const { head } = page;
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${assets.earlyScript}</script>`,
    `<style>${assets.css}</style>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    searchEngineTags(page),
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    '<meta property="og:type" content="website">',
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    `</head><body><div id="root">${page.body}</div>`,
    `<script id="page-data" type="application/json">${page.data}</script>`,
    `<script>${assets.startScript}</script></body></html>`,
  ].join('');
}

/** The page that stands in when another could not be rendered. */
export function failureDocumentHtml(language: Language, texts: { title: string; text: string; home: string }, assets: PageAssets): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${assets.css}</style><title>${escapeHtml(texts.title)}</title></head>`,
    `<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.text)}</p><p><a href="/">${escapeHtml(texts.home)}</a></p></main></body></html>`,
  ].join('');
}
