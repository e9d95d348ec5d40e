import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const trigger = style([
  focusRing,
  hovered({ background: vars.surface.info }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: size.target,
    paddingInline: space.xs,
    paddingBlock: 0,
    border: `${line.hair} solid transparent`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.action,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&[aria-expanded="true"]': { background: vars.surface.info },
    },
    '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { borderColor: systemColor.buttonText } },
  },
]);

export const list = style({
  minInlineSize: '12rem',
  maxInlineSize: `calc(100vw - 2 * ${space.xs})`,
  overflow: 'auto',
  border: `${line.control} solid ${vars.border.control}`,
  borderRadius: radius.small,
  background: vars.surface.raised,
  color: vars.text.default,
  fontSize: fontSize.small,
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space.s,
  paddingBlock: space.xxs,
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
  outline: 'none',
  // The focused item, by keyboard or pointer: a menu has only one.
  selectors: {
    '&[data-focused]': { background: vars.surface.info, boxShadow: `inset 0.25rem 0 0 ${vars.focus.line}` },
    '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed', textDecoration: 'line-through' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: systemColor.background,
      color: systemColor.text,
      selectors: {
        '&[data-focused]': { background: systemColor.selected, color: systemColor.selectedText },
        '&[data-disabled]': { color: systemColor.disabled },
      },
    },
  },
});

export const items = styleVariants({
  neutral: [item],
  critical: [item, { color: vars.text.critical }],
});
