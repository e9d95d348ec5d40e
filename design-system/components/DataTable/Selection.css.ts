import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontWeight, size, space } from '../../theme/tokens.ts';

const target = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  minBlockSize: size.target,
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});

export const selectTarget = style([target, { minInlineSize: size.target, justifyContent: 'center' }]);

export const selectAll = style([target, { gap: space.xs, lineHeight: size.target, fontWeight: fontWeight.medium }]);
