import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The wall that is drawn where there is no picture; what is beside its middle is cut off by other shapes. */
export const size = { width: 960, height: 640 } as const;

export const openings = [0, 1, 2, 3, 4].map((index) => ({
  x: 92 + index * 164,
  top: index % 2 === 0 ? 130 : 64,
  width: 120,
  base: 580,
}));

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** Windows in place of a picture are for the screen only. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: vars.surface.sunken,
  '@media': { [media.print]: { selectors: { '&:not(:has(img))': { display: 'none' } } } },
});

export const ratios = styleVariants({
  landscape: { aspectRatio: '3 / 2' },
  wide: { aspectRatio: '16 / 9' },
  square: { aspectRatio: '1' },
  portrait: { aspectRatio: '4 / 5' },
});

export const drawing = style({ position: 'absolute', inset: 0 });

const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const focuses = styleVariants({
  top: [picture, { objectPosition: 'top' }],
  middle: [picture],
  bottom: [picture, { objectPosition: 'bottom' }],
});

export const caption = style({ color: vars.text.muted, fontSize: fontSize.small, lineHeight: lineHeight.snug });

export const credit = style({ display: 'block', fontStyle: 'italic' });
