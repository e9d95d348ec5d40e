import atkinsonItalicUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url';
import atkinsonUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import newsreaderItalicUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2?url';
import newsreaderUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import plainZeroUrl from '../plain-zero/plain-zero.woff2?url';

interface Face {
  family: string;
  url: string;
  style: 'normal' | 'italic';
  unicodeRange?: string;
  isOnEveryPage?: boolean;
}

/**
 * Atkinson Hyperlegible Next has a slashed zero and no feature for a plain one, so amounts and years look as if they were
 * crossed out. The plain zero is listed after the full face, so it replaces that face's zero.
 */
const faces: readonly Face[] = [
  { family: 'Atkinson Hyperlegible Next', url: atkinsonUrl, style: 'normal', isOnEveryPage: true },
  { family: 'Atkinson Hyperlegible Next', url: atkinsonItalicUrl, style: 'italic' },
  {
    family: 'Atkinson Hyperlegible Next',
    url: plainZeroUrl,
    style: 'normal',
    unicodeRange: 'U+30',
    isOnEveryPage: true,
  },
  { family: 'Atkinson Slashed Zero', url: atkinsonUrl, style: 'normal', unicodeRange: 'U+30' },
  { family: 'Newsreader', url: newsreaderUrl, style: 'normal', isOnEveryPage: true },
  { family: 'Newsreader', url: newsreaderItalicUrl, style: 'italic' },
];

/**
 * Adds the two typefaces to the page; call it once after the first paint. They are added together when the upright faces, which
 * every page uses, have loaded, so that the page is laid out again only once. The browser fetches the other faces only if text
 * uses them, so they cost nothing on other pages. Settles when the upright faces have loaded or failed to load.
 */
export async function loadFonts(): Promise<void> {
  const made = faces.map(
    ({ family, url, style, unicodeRange }) =>
      new FontFace(family, `url(${url})`, { style, unicodeRange, weight: '200 800', display: 'swap' }),
  );
  await Promise.allSettled(made.filter((_, index) => faces[index]?.isOnEveryPage).map((face) => face.load()));
  for (const face of made) document.fonts.add(face);
}
