import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, lineHeight, measure, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const hero = style({
  background: vars.surface.sunken,
  paddingInline: space.gutter,
  '@media': { [media.print]: { background: 'none' } },
});

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xl,
  alignItems: 'end',
  maxInlineSize: measure.wide,
  marginInline: 'auto',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  alignItems: 'flex-start',
  alignSelf: 'center',
  paddingBlock: space.section,
});

export const kicker = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
});

export const mark = style({ flex: 'none', inlineSize: '1.75rem' });

export const lead = style({
  maxInlineSize: measure.form,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.large,
  textWrap: 'pretty',
});

/** Aligns the picture with the lower edge, like a window on its sill. */
export const art = style({
  alignSelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
  blockSize: 'clamp(11rem, 44vw, 18rem)',
  overflow: 'hidden',
  '@media': {
    [media.wide]: { maxInlineSize: 'none', blockSize: 'clamp(22rem, 40vw, 34rem)' },
    [media.print]: { display: 'none' },
  },
});
