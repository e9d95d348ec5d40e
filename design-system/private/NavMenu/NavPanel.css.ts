import { style, styleVariants } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { media, systemColor } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

type SheetRules = Omit<StyleRule, '@media' | '@supports' | '@container' | '@layer'>;

/** A sheet only if the browser supports popovers; otherwise the entries are always visible. */
const asSheet = (rules: SheetRules) => ({
  '@supports': { 'selector(:popover-open)': { '@media': { [media.belowWide]: rules } } },
});

export const panel = style({
  // Resets the browser's default popover styles first.
  position: 'static',
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.m,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'transparent',
  color: 'inherit',
  ...asSheet({
    position: 'fixed',
    inset: 0,
    // Laid out while it is closed, so that a slow phone only has to paint it when it opens.
    visibility: 'hidden',
    contain: 'strict',
    flexDirection: 'column',
    flexWrap: 'nowrap',
    justifyContent: 'flex-start',
    inlineSize: '100%',
    blockSize: '100dvb',
    paddingInline: space.gutter,
    paddingBlock: space.s,
    paddingBlockEnd: space.xl,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: vars.surface.page,
    selectors: { '&:popover-open': { visibility: 'visible' } },
  }),
});

export const closeRow = style({
  display: 'none',
  ...asSheet({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', paddingBlockEnd: space.s }),
});

export const sheetTitle = style({ color: vars.text.muted, fontSize: fontSize.small });

export const closeButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.target,
    paddingInline: space.s,
    border: `${line.control} solid ${vars.border.control}`,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.default,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
  },
]);

export const entryList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  ...asSheet({
    flexDirection: 'column',
    flexWrap: 'nowrap',
    marginInline: 0,
    borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
  }),
});

/** If the entries need a second line, the account stays on the first. */
export const account = style({
  flex: 'none',
  ...asSheet({ marginBlockStart: space.l, selectors: { '&:empty': { display: 'none' } } }),
});

export const place = style(asSheet({ borderBlockEnd: `${line.hair} solid ${vars.border.hairline}` }));

/** A link or a group's name, in the bar and in the sheet. */
export const entry = style([
  focusRing,
  motion(['border-color', 'background-color']),
  hovered({ borderBlockEndColor: vars.border.hairline }, ':not([aria-current])'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.control,
    paddingInline: space.xs,
    borderBlock: `${line.strong} solid transparent`,
    color: vars.text.default,
    fontSize: fontSize.small,
    lineHeight: lineHeight.snug,
    textDecoration: 'none',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-current]': { borderBlockEndColor: vars.text.action },
    },
    ...asSheet({
      minBlockSize: '3.75rem',
      borderBlock: 0,
      borderInlineStart: `${line.strong} solid transparent`,
      paddingInline: space.s,
      paddingBlock: space.xs,
      fontFamily: fontFamily.title,
      fontSize: fontSize.title3,
      selectors: { '&[aria-current]': { borderInlineStartColor: vars.text.action } },
    }),
    '@media': {
      [media.forcedColors]: {
        borderColor: systemColor.background,
        selectors: {
          '&[aria-current]': {
            borderBlockEndColor: systemColor.selected,
            borderInlineStartColor: systemColor.selected,
          },
        },
      },
    },
  },
]);

export const label = styleVariants({
  plain: {},
  highlighted: {
    textDecorationLine: 'underline',
    textDecorationColor: vars.ornament.gold,
    textDecorationThickness: '0.12em',
    textUnderlineOffset: '0.3em',
    fontWeight: fontWeight.medium,
  },
});

export const externalMark = style({ flex: 'none', fontSize: '0.8em' });

export const chevron = style([
  motion(['transform']),
  {
    flex: 'none',
    fontSize: '0.8em',
    selectors: { 'details[open] &': { transform: 'rotate(0.5turn)' } },
    ...asSheet({ marginInlineStart: 'auto', fontSize: '1em' }),
  },
]);

export const group = style({ position: 'relative' });

/** The links of an opened group: in the bar they overlay the page under the group's name; in the sheet they are below it. */
export const items = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  maxInlineSize: '24rem',
  paddingBlock: space.xs,
  border: `${line.hair} solid ${vars.border.control}`,
  borderBlockStart: `${line.strong} solid ${vars.text.action}`,
  background: vars.surface.raised,
  selectors: { [`${account} &`]: { insetInlineStart: 'auto', insetInlineEnd: 0 } },
  ...asSheet({
    position: 'static',
    inlineSize: 'auto',
    maxInlineSize: 'none',
    paddingBlockStart: 0,
    paddingBlockEnd: space.s,
    border: 0,
    background: 'transparent',
  }),
});

export const item = style([
  focusRing,
  hovered({ background: vars.surface.info }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.target,
    paddingInline: space.m,
    paddingBlock: space.xxs,
    borderInlineStart: `${line.strong} solid transparent`,
    color: vars.text.default,
    fontSize: fontSize.small,
    lineHeight: lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { borderInlineStartColor: vars.text.action, fontWeight: fontWeight.strong },
    },
    ...asSheet({ minBlockSize: size.control, paddingInlineStart: space.l, fontSize: fontSize.body }),
    '@media': {
      [media.forcedColors]: {
        borderInlineStartColor: systemColor.background,
        selectors: { '&[aria-current]': { borderInlineStartColor: systemColor.selected } },
      },
    },
  },
]);

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space.xs,
});
