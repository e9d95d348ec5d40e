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
 * Makes the two typefaces known to the page; call it once after the first paint. They are put in together when the upright
 * faces, which every page has, have come, so that the page is laid out again once and not for each of them. The browser
 * fetches an italic only when words are set in it, so it costs nothing on pages without them. Settles when the upright
 * faces are in, or do not come.
 */
export async function loadFonts(): Promise<void> {
  const made = faces.map(
    ({ family, url, style }) => new FontFace(family, `url(${url})`, { style, weight: '200 800', display: 'swap' }),
  );
  const upright = made.filter(({ style }) => style === 'normal');
  await Promise.allSettled(upright.map((face) => face.load()));
  for (const face of made) document.fonts.add(face);
}
