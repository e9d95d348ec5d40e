import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const saveState = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space.xs, fontSize: fontSize.small });

export const states = styleVariants({
  idle: [saveState, { color: vars.text.muted }],
  saving: [saveState, { color: vars.text.muted }],
  saved: [saveState, { color: vars.text.muted }],
  failed: [saveState, { color: vars.text.critical, fontWeight: fontWeight.strong }],
});

export const mark = style({ display: 'inline-flex', paddingBlockStart: '0.15em' });
