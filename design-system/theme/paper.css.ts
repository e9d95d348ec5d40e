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
