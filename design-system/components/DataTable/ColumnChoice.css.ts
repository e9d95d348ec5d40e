import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const columnSummary = style([
  focusRing,
  {
    inlineSize: 'fit-content',
    minBlockSize: size.target,
    paddingBlock: space.xs,
    color: vars.text.action,
    cursor: 'pointer',
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const columnList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  '@media': { [media.print]: { display: 'none' } },
});
