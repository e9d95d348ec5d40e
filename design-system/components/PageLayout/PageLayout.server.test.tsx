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

  it('leads past the header to the main content', () => {
    expect(html).toMatch(new RegExp(`<a [^>]*href="#main"[^>]*>${skip}</a>`));
    expect(html).toMatch(/<main id="main" tabindex="-1"/);
  });

  it('opens groups with the browser’s own disclosure, one at a time', () => {
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

  it('offers the sign-in that scripts would have put in place of the spinner', () => {
    expect(html).toMatch(new RegExp(`<noscript>.*href="/login".*${login}.*</noscript>`));
  });

  it('changes language by a link', () => {
    expect(html).toMatch(/<a [^>]*href="\/\?lng=es"[^>]*lang="es"/);
  });

  it('writes no style into the markup and no id twice', () => {
    expect(html).not.toMatch(/<style|\sstyle="/);
    const ids = all(/\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
