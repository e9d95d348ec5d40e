import { globalStyle, style } from '@vanilla-extract/css';
import { gaps } from '../../theme/gaps.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { words } from '../../private/Choice/Choice.css.ts';
import { label } from '../../private/Field/Field.css.ts';
import { legends } from '../../private/FieldGroup/FieldGroup.css.ts';
import { sizes as buttonSizes } from '../Button/Button.css.ts';
import { fact, list as factList } from '../Facts/Facts.css.ts';
import { widths } from '../PageLayout/PageSection.css.ts';
import { sizes as textSizes } from '../Text/Text.css.ts';

/**
 * The root of every staff screen. It fills the window and grows with its content.
 */
export const workspace = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
  fontSize: '1rem',
  '@media': { [media.print]: { display: 'block' } },
});

/*
 * Density. Every size in the library is relative to the root font size, so that one rule makes everything smaller for a mouse.
 * Touch keeps 44 px targets, and people who choose 'comfortable' keep the sizes of the public pages.
 */
globalStyle(`:root:not([data-density="comfortable"]):has(${workspace})`, {
  '@media': { [media.finePointer]: { fontSize: '87.5%' } },
});

// Headings here structure a tool rather than open a chapter: small steps, and no sizes that grow with the window.
globalStyle(`${workspace} :is(h1, h2, h3, h4, h5)`, { lineHeight: '1.25', letterSpacing: 0 });
globalStyle(`${workspace} h1`, { fontSize: '1.75rem' });
globalStyle(`${workspace} h2`, { fontSize: '1.3125rem', fontWeight: fontWeight.medium });
globalStyle(`${workspace} h3`, { fontSize: '1.125rem', fontWeight: fontWeight.medium });
// A table's name is no larger than the title of its section.
globalStyle(`${workspace} caption`, { fontSize: '1.125rem' });
globalStyle(`${workspace} :is(h4, h5)`, {
  fontSize: '1rem',
  fontFamily: fontFamily.text,
  fontWeight: fontWeight.strong,
});

// The wide gaps between sections of public pages are smaller here.
globalStyle(`${workspace} ${gaps.m}`, { gap: '0.875rem' });
globalStyle(`${workspace} ${gaps.l}`, { gap: space.m });
globalStyle(`${workspace} ${gaps.xl}`, { gap: '1.75rem' });

// Facts are read at a glance, so they are as dense as table rows.
globalStyle(`${workspace} ${factList}`, { fontSize: fontSize.small });
globalStyle(`${workspace} ${fact}`, { paddingBlock: space.xs });
// Keeps a fact with a link as high as the others.
globalStyle(`:root:not([data-density="comfortable"]) ${workspace} ${fact} a`, {
  '@media': { [media.finePointer]: { minBlockSize: '24px' } },
});

// Text, field labels and buttons have the font size of table rows on every screen.
globalStyle(`${workspace} :is(${label}, ${legends.label}, ${words}, ${textSizes.body})`, { fontSize: fontSize.small });
globalStyle(`${workspace} ${buttonSizes.medium}`, {
  minBlockSize: size.target,
  paddingBlock: space.xxs,
  paddingInline: space.s,
  fontSize: fontSize.small,
});

export const banner = style({
  '@media': { [media.print]: { display: 'none' } },
});

// A banner takes only one line here, because the main content is the screen's rows.
globalStyle(`${banner} > * > *`, { paddingBlock: line.hair, paddingInline: space.s, fontSize: '0.875rem' });

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

// The placeholder of a loading or failed screen is laid out for public pages; here it starts at the top.
globalStyle(`${main} > div`, { paddingBlock: space.m, paddingInline: space.m });
globalStyle(`${main} > div > div`, { marginInline: 0 });
globalStyle(`${main} ${widths.wide}`, { maxInlineSize: 'none' });

export const footer = style({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});
