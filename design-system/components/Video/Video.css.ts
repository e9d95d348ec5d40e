import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { fontSize, radius, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The space reserved before any metadata is loaded. */
export const size = { width: 960, height: 540 } as const;

/** A row of tall windows behind a video that has not started. */
export const openings = [0, 1, 2, 3, 4].map((index) => ({
  x: 92 + index * 164,
  top: index % 2 === 0 ? 96 : 40,
  width: 120,
  base: 600,
}));

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: `${String(size.width)} / ${String(size.height)}`,
  borderRadius: radius.small,
  background: vars.surface.sunken,
  '@media': { [media.print]: { display: 'none' } },
});

export const drawing = style({ position: 'absolute', inset: 0 });

/** Without a poster, the video is transparent until it plays, so that the drawn windows show. */
export const film = style([
  focusRing,
  { position: 'relative', display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
]);

export const caption = style({ marginBlockStart: space.xs, color: vars.text.muted, fontSize: fontSize.small });
