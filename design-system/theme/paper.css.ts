import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from './media.ts';
import { printedFooter } from './printed-footer.ts';

/** A page of a given size, with its number at the bottom, so that mixed-up sheets can be put in order, and `PrintedFooter`. */
const numbered = (size: 'letter' | 'a4') => ({
  size,
  margin: '14mm 16mm',
  '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt', whiteSpace: 'nowrap' },
  '@bottom-right': { content: `var(${printedFooter})`, fontSize: '9pt' },
});

globalStyle('@page letter', numbered('letter'));
globalStyle('@page a4', numbered('a4'));

/** The paper size for printing. */
export const papers = styleVariants({
  letter: { '@media': { [media.print]: { page: 'letter' } } },
  a4: { '@media': { [media.print]: { page: 'a4' } } },
});

// Set for the whole document: otherwise the hidden content before the first sheet would print as an empty page.
for (const paper of ['letter', 'a4'] as const)
  globalStyle(`body:has(.${papers[paper]})`, { '@media': { [media.print]: { page: paper } } });
