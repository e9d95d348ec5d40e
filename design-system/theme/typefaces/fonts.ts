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
 * Atkinson Hyperlegible Next strikes its zero through and has no feature for a plain one: amounts and years read as if they
 * were crossed out. The plain zero comes after the whole face, and so takes the place of its zero.
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
 * Makes the two typefaces known to the page; call it once after the first paint. They are put in together when the upright
 * faces, which every page has, have come, so that the page is laid out again once and not for each of them. The browser
 * fetches the others only when words are set in them, so they cost nothing on pages without such words. Settles when the upright
 * faces are in, or do not come.
 */
export async function loadFonts(): Promise<void> {
  const made = faces.map(
    ({ family, url, style, unicodeRange }) =>
      new FontFace(family, `url(${url})`, { style, unicodeRange, weight: '200 800', display: 'swap' }),
  );
  await Promise.allSettled(made.filter((_, index) => faces[index]?.isOnEveryPage).map((face) => face.load()));
  for (const face of made) document.fonts.add(face);
}
