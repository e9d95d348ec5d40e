import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** One line with the legal text of the site's footer. The rest opens below. */
export const summary = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    minBlockSize: size.target,
    paddingInline: space.s,
    color: vars.text.muted,
    fontSize: '0.875rem',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': { [media.finePointer]: { minBlockSize: '2rem' } },
  },
]);

export const more = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, marginInlineStart: 'auto' });

export const chevron = style([
  motion(['transform']),
  { display: 'inline-flex', selectors: { 'details[open] &': { transform: 'rotate(0.5turn)' } } },
]);
