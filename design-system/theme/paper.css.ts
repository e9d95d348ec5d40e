import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from './media.ts';

/** A page in its own size, with its number below: sheets that fell from the table can be put in order. */
const numbered = (size: 'letter' | 'a4') => ({
  size,
  margin: '14mm 16mm',
  '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' },
});

globalStyle('@page letter', numbered('letter'));
globalStyle('@page a4', numbered('a4'));

/** The paper that something is printed on. */
export const papers = styleVariants({
  letter: { '@media': { [media.print]: { page: 'letter' } } },
  a4: { '@media': { [media.print]: { page: 'a4' } } },
});

// Of the whole document: what lies before the first sheet and is not printed would otherwise be an empty page.
for (const paper of ['letter', 'a4'] as const)
  globalStyle(`body:has(.${papers[paper]})`, { '@media': { [media.print]: { page: paper } } });
