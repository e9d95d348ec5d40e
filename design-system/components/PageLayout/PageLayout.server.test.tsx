import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wholePage } from './PageLayout.fixtures.tsx';

describe.each([
  ['en', 'Skip to main content', 'Schedules', 'Login'],
  ['es', 'Ir al contenido', 'Calendario', 'Iniciar sesión'],
] as const)('a page from the server in %s, for readers without scripts', (language, skip, group, login) => {
  const html = renderToString(wholePage(language));
  const all = (pattern: RegExp): readonly (string | undefined)[] =>
    [...html.matchAll(pattern)].map(([, found]) => found);

  it('has a skip link past the header to the main content', () => {
    expect(html).toMatch(new RegExp(`<a [^>]*href="#main"[^>]*>${skip}</a>`));
    expect(html).toMatch(/<main id="main" tabindex="-1"/);
  });

  it('opens groups with the native disclosure, one at a time', () => {
    const names = all(/<details [^>]*name="([^"]+)"/g);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html).toMatch(new RegExp(`<summary[^>]*>(<svg.*?</svg>)?<span[^>]*>${group}</span>`));
    expect(html).toContain('href="/events?type=Residential"');
  });

  it('opens the menu of a small screen with a popover', () => {
    const [target] = all(/<button [^>]*popoverTarget="([^"]+)"/gi);
    expect(target).toBeDefined();
    expect(html).toMatch(new RegExp(`<div id="${String(target)}" popover="auto"`));
  });

  it('offers a login link without scripts in place of the spinner', () => {
    expect(html).toMatch(new RegExp(`<noscript>.*href="/login".*${login}.*</noscript>`));
  });

  it('changes the language through a link', () => {
    expect(html).toMatch(/<a [^>]*href="\/\?lng=es"[^>]*lang="es"/);
  });

  it('has no inline styles and no duplicate ids', () => {
    expect(html).not.toMatch(/<style|\sstyle="/);
    const ids = all(/\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
