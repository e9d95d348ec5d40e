import { style } from '@vanilla-extract/css';
import { focusRingWithin } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Hidden without scripts: no choice would take effect, so the device's setting applies. */
export const choice = style({ '@media': { [media.scriptsOff]: { display: 'none' } } });

export const legend = style({ fontSize: fontSize.small, color: vars.text.muted, marginBlockEnd: space.xxs });

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs });

export const option = style([
  focusRingWithin('input'),
  motion(['border-color']),
  hovered({ borderBlockEndColor: vars.border.hairline }, ':not(:has(:checked))'),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    paddingInline: space.xs,
    borderRadius: radius.small,
    borderBlockEnd: `${line.strong} solid transparent`,
    fontSize: fontSize.small,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { borderBlockEndColor: vars.text.action, fontWeight: fontWeight.strong },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockEndColor: systemColor.background,
        selectors: { '&:has(:checked)': { borderBlockEndColor: systemColor.selected } },
      },
    },
  },
]);

/** An invisible native radio button over its label: it is still pressed, focused and announced. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
