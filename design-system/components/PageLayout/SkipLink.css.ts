import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { fontWeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Hidden until focused; then it takes its own line, so that it covers nothing clickable. */
export const skipLink = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    minBlockSize: size.target,
    paddingInline: space.m,
    borderRadius: radius.small,
    background: vars.action.rest,
    color: vars.action.text,
    fontWeight: fontWeight.medium,
    selectors: { '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
]);
