import atkinsonItalicUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url';
import atkinsonUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import newsreaderItalicUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url';
import newsreaderUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

const faces = [
  { family: 'Atkinson Hyperlegible Next', url: atkinsonUrl, style: 'normal' },
  { family: 'Atkinson Hyperlegible Next', url: atkinsonItalicUrl, style: 'italic' },
  { family: 'Newsreader', url: newsreaderUrl, style: 'normal' },
  { family: 'Newsreader', url: newsreaderItalicUrl, style: 'italic' },
] as const;

/**
 * Makes the two typefaces known to the page; call it once after the first paint. The browser fetches a
 * face only when words are set in it, so the italics cost nothing on pages without them.
 */
export function loadFonts(): void {
  for (const { family, url, style } of faces) {
    document.fonts.add(new FontFace(family, `url(${url})`, { style, weight: '200 800', display: 'swap' }));
  }
}
