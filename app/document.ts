import { languageQueryKey, languages, locales, type Language } from '#rules/language';
import { failureNoticeId, pageDataId } from './platform/chunks/names.ts';
import type { Head } from './platform/shell/screen.ts';

/** The build output that every page contains. */
export interface PageAssets {
  /** The styles to inline, so that no request delays the first paint. */
  css: string;
  /** The address of the complete stylesheet; `css` lacks the styles that may be needed later. */
  stylesheet: string;
  /** Runs before the first paint; must be tiny. */
  earlyScript: string;
  /** Fetches the application after the first paint, or when the page is first touched. */
  startScript: string;
}

export interface Page {
  language: Language;
  head: Head;
  /** The title of the window. */
  title: string;
  /** Origin and path of the page without its query, and the part of the query that identifies the page. */
  address: { origin: string; path: string; query: URLSearchParams };
  /** The name of the retreat center. */
  siteName: string;
  /** The subject of the page, as schema.org structured data. */
  structuredData?: Record<string, unknown>;
  /** The application's markup. */
  body: string;
  /** The message, with a link to try again, that is shown if the application fails to load. */
  failure: { title: string; text: string; tryAgain: string };
  /** The data for hydration as JSON, or the address to load it from, since it repeats the text of the page. */
  data: string | { from: string };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that is safe inside a script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function addressIn(page: Page, language?: Language): string {
  const query = new URLSearchParams(page.address.query);
  query.delete(languageQueryKey);
  if (language) query.set(languageQueryKey, language);
  const search = query.toString();
  return `${page.address.origin}${page.address.path}${search ? `?${search}` : ''}`;
}

/** The page's canonical address: without a language if it was opened without one, otherwise with that language. */
function ownAddress(page: Page): string {
  return addressIn(page, page.address.query.has(languageQueryKey) ? page.language : undefined);
}

const isFound = ({ head }: Page): boolean => (head.status ?? 200) === 200;

/** The tags for link previews when someone shares the page. */
function cardTags(page: Page): string {
  if (!isFound(page)) return '';
  const tags: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': page.siteName,
    'og:title': page.title,
    'og:description': page.head.description,
    'og:url': ownAddress(page),
    'og:locale': locales[page.language].replace('-', '_'),
    'og:image': `${page.address.origin}/card.png`,
  };
  const others = languages
    .filter((language) => language !== page.language)
    .map((language) => locales[language].replace('-', '_'));
  return [
    ...Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    ...others.map((locale) => `<meta property="og:locale:alternate" content="${locale}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

function searchEngineTags(page: Page): string {
  if (page.head.isPrivate || !isFound(page)) return '<meta name="robots" content="noindex">';
  const alternates = languages.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(addressIn(page, language))}">`,
  );
  return [
    `<link rel="canonical" href="${escapeHtml(ownAddress(page))}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn(page))}">`,
  ].join('');
}

/** A hidden error message; if loading fails, the start script puts it above the page, which stays readable. */
function failureNotice({ failure }: Page): string {
  // An empty address reloads the page itself.
  const words = `<h2>${escapeHtml(failure.title)}</h2><p>${escapeHtml(failure.text)}</p><p><a href="">${escapeHtml(failure.tryAgain)}</a></p>`;
  return `<template id="${failureNoticeId}"><section role="alert">${words}</section></template>`;
}

function dataScript(data: Page['data']): string {
  const open = `<script id="${pageDataId}" type="application/json"`;
  return typeof data === 'string'
    ? `${open}>${data}</script>`
    : `${open} data-from="${escapeHtml(data.from)}"></script>`;
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
    // With scripts, the stylesheet loads after the first paint.
    assets.stylesheet && `<noscript><link rel="stylesheet" href="${assets.stylesheet}"></noscript>`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    searchEngineTags(page),
    cardTags(page),
    // The application adds the tab icon; until then the empty one keeps browsers from requesting any.
    '<link rel="icon" href="data:,"><link rel="apple-touch-icon" href="/icon.png">',
    // React listens here for the whole page. Without the role, screen readers would announce the element as clickable.
    `</head><body><div id="root" role="presentation">${page.body}</div>`,
    failureNotice(page),
    page.structuredData ? `<script type="application/ld+json">${scriptSafeJson(page.structuredData)}</script>` : '',
    dataScript(page.data),
    `<script>${assets.startScript}</script></body></html>`,
  ].join('');
}

/** The page shown when another could not be rendered. */
export function failureDocumentHtml(
  language: Language,
  { title, text, way }: { title: string; text: string; way: { href: string; label: string } },
  assets: PageAssets,
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<style>${assets.css}</style><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(way.href)}">${escapeHtml(way.label)}</a></p></main></body></html>`,
  ].join('');
}

/** Adds a banner above the page, outside the application's root so that React leaves it alone. */
export function noticedHtml(html: string, notice: string): string {
  return html.replace(
    '<body>',
    () => `<body><section role="status"><p><strong>${escapeHtml(notice)}</strong></p></section>`,
  );
}
