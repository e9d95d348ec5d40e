import { style } from '@vanilla-extract/css';
import { line } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const option = style({
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: `${line.hair} solid ${vars.border.hairline}` } },
});
