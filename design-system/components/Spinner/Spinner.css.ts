import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { animated } from '../../theme/motion.ts';
import { radius, space } from '../../theme/tokens.ts';
import { turn } from '../../theme/turn.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  color: vars.text.muted,
  // Hidden without scripts and on paper, where nothing will ever load.
  '@media': { [media.scriptsOff]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** A ring with a gap; static under reduced motion, where only the text says that something is loading. */
export const ring = style([
  animated(turn, '1.4s linear infinite'),
  {
    flex: 'none',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    border: `0.14em solid ${vars.border.hairline}`,
    borderBlockStartColor: vars.text.action,
    borderRadius: radius.round,
    '@media': { [media.forcedColors]: { borderInlineEndColor: 'transparent' } },
  },
]);
