import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { line } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style([
  focusRing,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '36rem',
    maxBlockSize: '80vh',
    border: `${line.hair} solid ${vars.border.control}`,
    resize: 'vertical',
    selectors: {
      '&[data-focused]': { outline: `${line.strong} solid ${vars.focus.line}`, outlineOffset: line.strong },
    },
    '@media': { [media.print]: { maxBlockSize: 'none' } },
  },
]);
