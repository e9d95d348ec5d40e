import { style } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { fontSize, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({ position: 'relative', display: 'inline-block' });

/** Padding that makes a line of text as high as a touch target. */
const around = '0.75rem';

/** A full-size touch target that does not move the text or the lines around it. */
export const press = style([
  focusRing,
  {
    minInlineSize: size.target,
    marginInlineEnd: `calc(${around} * -1)`,
    marginBlock: `calc(${around} * -1)`,
    paddingBlock: around,
    paddingInline: `0 ${around}`,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
  },
]);

export const time = style({
  whiteSpace: 'nowrap',
  // Hover does not exist on paper, so the full date replaces the relative time.
  '@media': { [media.print]: { display: 'none' } },
});

/** Always available to screen readers, and shown below the text while it is hovered or focused. */
export const full = style({
  ...onlyHeard,
  whiteSpace: 'pre',
  selectors: {
    '&[data-open]': {
      zIndex: 3,
      insetBlockStart: '100%',
      insetInlineEnd: 0,
      inlineSize: 'max-content',
      maxInlineSize: 'min(20rem, 80vw)',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      paddingInline: space.xs,
      paddingBlock: space.xxs,
      border: `${line.hair} solid ${vars.border.control}`,
      borderRadius: radius.small,
      background: vars.surface.raised,
      color: vars.text.default,
      fontSize: fontSize.small,
      lineHeight: lineHeight.snug,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
  '@media': {
    [media.print]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
