import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { fontSize, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** A checkbox or radio button with its label beside it; the label is part of the target. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.s,
  alignItems: 'start',
});

export const boxSize = '1.5rem';

export const box = style([
  focusRing,
  {
    inlineSize: boxSize,
    blockSize: boxSize,
    flex: 'none',
    margin: 0,
    marginBlockStart: `calc((${size.target} - ${boxSize}) / 2)`,
    accentColor: vars.action.rest,
    cursor: 'pointer',
    selectors: {
      // Custom appearance while unchecked: in dark mode browsers fill the box with a gray that looks disabled.
      '&:not(:checked)': {
        border: `${line.control} solid ${vars.border.control}`,
        borderRadius: radius.small,
        appearance: 'none',
        background: vars.surface.raised,
      },
      '&[type="radio"]': { borderRadius: '50%' },
    },
  },
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: size.target,
  paddingBlock: space.xxs,
  fontSize: fontSize.body,
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const description = style({
  gridColumn: 2,
  paddingBlockEnd: space.xs,
  color: vars.text.muted,
  fontSize: fontSize.small,
});
