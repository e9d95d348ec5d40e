import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Beside the content from laptop width up; a sheet over it on smaller screens. */
const asSheet = {
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  display: 'none',
  inlineSize: 'min(100%, 20rem)',
  blockSize: '100dvb',
  borderInlineEnd: `${line.control} solid ${vars.border.strong}`,
  background: vars.surface.page,
  selectors: { '&:popover-open': { display: 'block' } },
} as const;

export const side = style({
  flex: 'none',
  '@media': {
    [media.wide]: { inlineSize: '14rem', borderInlineEnd: `${line.hair} solid ${vars.border.hairline}` },
    [media.roomy]: { inlineSize: '16.5rem' },
    [media.print]: { display: 'none' },
  },
});

export const sheet = style({
  // Resets the browser's default popover styles first.
  position: 'sticky',
  insetBlockStart: 0,
  insetInline: 'auto',
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxBlockSize: '100dvb',
  margin: 0,
  padding: space.xs,
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: 'transparent',
  color: 'inherit',
  '@supports': { 'selector(:popover-open)': { '@media': { [media.belowWide]: asSheet } } },
});

export const closeRow = style({
  display: 'none',
  '@supports': {
    'selector(:popover-open)': {
      '@media': {
        [media.belowWide]: {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          paddingBlockEnd: space.xs,
        },
      },
    },
  },
});

export const title = style({ paddingInline: space.xs, color: vars.text.muted, fontSize: fontSize.small });

/** A line separates the groups; with so few entries they need no titles. */
export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
    },
  },
});

export const item = style([
  focusRing,
  hovered({ background: vars.surface.sunken }, ':not([aria-current])'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    minBlockSize: size.target,
    paddingInline: space.xs,
    paddingBlock: space.xxs,
    borderInlineStart: `${line.strong} solid transparent`,
    borderRadius: radius.small,
    color: vars.text.default,
    fontSize: fontSize.small,
    lineHeight: lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': {
        borderInlineStartColor: vars.text.action,
        background: vars.surface.info,
        fontWeight: fontWeight.strong,
      },
    },
    '@media': {
      [media.finePointer]: { minBlockSize: '2.25rem' },
      [media.forcedColors]: {
        borderInlineStartColor: systemColor.background,
        selectors: { '&[aria-current]': { borderInlineStartColor: systemColor.selected } },
      },
    },
  },
]);

/** The number of open items beside a label. It is only visual, because the link text has it in words. */
export const count = style({
  '::before': { content: 'attr(data-count) / ""' },
  flex: 'none',
  minInlineSize: '1.5rem',
  paddingInline: space.xxs,
  borderRadius: radius.round,
  background: vars.surface.sunken,
  color: vars.text.default,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: `1px solid ${systemColor.text}` } },
});
