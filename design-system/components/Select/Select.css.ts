import { style } from '@vanilla-extract/css';
import { input } from '../../private/Field/Field.css.ts';
import { media, systemColor } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const wrapper = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

export const select = style([
  input,
  {
    inlineSize: 'auto',
    maxInlineSize: '100%',
    paddingInlineEnd: '2.75rem',
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
]);

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.s,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { color: systemColor.text } },
});
