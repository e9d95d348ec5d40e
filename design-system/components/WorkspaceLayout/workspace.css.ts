import { globalStyle, style } from '@vanilla-extract/css';
import { gaps } from '../../theme/gaps.css.ts';
import { media } from '../../theme/media.ts';
import { fontWeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { widths } from '../PageLayout/PageSection.css.ts';

/**
 * The root of every staff screen. A whole screen of panes (see `shell`) fills the window; any other grows with its content.
 */
export const workspace = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  fontFamily: fontFamily.text,
  fontSize: '1rem',
  '@media': { [media.print]: { display: 'block' } },
});

/*
 * Density. Every size of the library is a multiple of the root's type size, so that one rule makes all of it smaller for a
 * mouse. A finger keeps its 44 px, and people who choose 'comfortable' keep the sizes of the public pages.
 */
globalStyle(`:root:not([data-density="comfortable"]):has(${workspace})`, {
  '@media': { [media.finePointer]: { fontSize: '87.5%' } },
});

// Titles order a tool, they do not open a chapter: one step each, and none that grows with the window.
globalStyle(`${workspace} :is(h1, h2, h3, h4)`, { lineHeight: '1.25', letterSpacing: 0 });
globalStyle(`${workspace} h1`, { fontSize: '1.75rem' });
globalStyle(`${workspace} h2`, { fontSize: '1.3125rem', fontWeight: fontWeight.medium });
globalStyle(`${workspace} h3`, { fontSize: '1.125rem', fontWeight: fontWeight.medium });
globalStyle(`${workspace} h4`, { fontSize: '1rem', fontFamily: fontFamily.text, fontWeight: fontWeight.strong });

// Wide gaps that part the chapters of a page are steps here.
globalStyle(`${workspace} ${gaps.m}`, { gap: '0.875rem' });
globalStyle(`${workspace} ${gaps.l}`, { gap: space.m });
globalStyle(`${workspace} ${gaps.xl}`, { gap: '1.75rem' });

export const banner = style({
  paddingInline: space.s,
  paddingBlock: space.xxs,
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style({
  display: 'flex',
  flex: '1 0 auto',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
});

export const main = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ':focus': { outline: 'none' },
});

// The placeholder of a screen that loads or fails is laid out for public pages; here it begins at the top.
globalStyle(`${main} > div`, { paddingBlock: space.m, paddingInline: space.m });
globalStyle(`${main} > div > div`, { marginInline: 0 });
globalStyle(`${main} ${widths.wide}`, { maxInlineSize: 'none' });

export const footer = style({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});
