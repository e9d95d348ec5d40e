import { style, styleVariants } from '@vanilla-extract/css';
import { deferring, belowFold } from '../../theme/first-paint/deferredLayout.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { media, systemColor } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, measure, radius, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const reader = style([
  motion(['background-color', 'color'], 'calm'),
  {
    containerType: 'inline-size',
    inlineSize: '100%',
    // Keeps the beginning of a prayer visible after following a link to it.
    scrollMarginBlockStart: space.l,
    selectors: { '&[data-night]': { padding: space.m }, [`${deferring} &`]: belowFold },
    '@media': { [media.print]: { selectors: { '&[data-night]': { padding: 0 } } } },
  },
]);

export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlockEnd: space.m,
  '@media': { [media.print]: { display: 'none' }, [media.scriptsOff]: { display: 'none' } },
});

export const toggle = style([
  focusRing,
  {
    minBlockSize: size.target,
    paddingInline: space.s,
    paddingBlock: space.xxs,
    border: `${line.control} solid ${vars.border.control}`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.action,
    fontSize: fontSize.small,
    lineHeight: lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        background: vars.action.rest,
        borderColor: vars.action.rest,
        color: vars.action.text,
        fontWeight: fontWeight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: systemColor.selected,
            borderColor: systemColor.selected,
            color: systemColor.selectedText,
          },
        },
      },
    },
  },
]);

export const pages = styleVariants({
  one: { maxInlineSize: measure.text },
  both: {
    display: 'grid',
    gap: space.l,
    '@container': { '(min-width: 44rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    '@media': { [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

const column = style({ display: 'flex', flexDirection: 'column', gap: space.s, minInlineSize: 0 });

export const print = styleVariants({
  usual: [column, { fontSize: fontSize.lead }],
  large: [column, { fontSize: `calc(1.5 * ${fontSize.lead})` }],
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1em',
  fontFamily: fontFamily.title,
  lineHeight: lineHeight.body,
});

const whole = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

export const stanza = styleVariants({
  /** A line that is too long for its column wraps with an indent, to distinguish it from a new line. */
  verse: [whole, { whiteSpace: 'pre-line', paddingInlineStart: '1.25em', textIndent: '-1.25em each-line' }],
  prose: [whole, { textWrap: 'pretty' }],
});

export const source = style({ color: vars.text.muted, fontSize: fontSize.small });
