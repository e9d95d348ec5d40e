import { style, styleVariants } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { input } from '../../private/Field/Field.css.ts';
import { hidden } from '../../private/VisuallyHidden/VisuallyHidden.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { hovered } from '../../theme/hover.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The grid adapts to its own width; below this its rows become cards. */
const narrow = '(max-width: 39.99rem)';

export const frame = style({
  containerType: 'inline-size',
  display: 'flex',
  inlineSize: '100%',
  flexDirection: 'column',
  gap: space.xs,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space.xs,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
});

// In cards each field has its own label.
export const head = style({
  '@container': {
    [narrow]: onlyHeard,
  },
});

export const headCell = style({
  paddingInline: space.xxs,
  paddingBlock: space.xxs,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const row = style({
  '@container': {
    [narrow]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.xs,
      paddingBlock: space.s,
      borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
    },
  },
});

export const rowHeader = style({
  inlineSize: '1%',
  paddingInlineEnd: space.xs,
  paddingBlockStart: space.s,
  verticalAlign: 'top',
  fontWeight: fontWeight.regular,
  textAlign: 'end',
  '@container': {
    [narrow]: {
      display: 'flex',
      inlineSize: 'auto',
      minBlockSize: size.target,
      alignItems: 'center',
      padding: 0,
      fontWeight: fontWeight.strong,
      textAlign: 'start',
    },
  },
});

export const rowNumber = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [narrow]: { display: 'none' } },
});

export const rowName = style([
  hidden,
  {
    '@container': {
      [narrow]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
]);

export const cell = style({
  paddingInline: space.xxs,
  paddingBlock: space.xxs,
  verticalAlign: 'top',
  '@container': { [narrow]: { padding: 0 } },
});

export const cellLabel = style({
  display: 'none',
  color: vars.text.muted,
  fontSize: fontSize.small,
  '@container': { [narrow]: { display: 'block' } },
});

/** Only as high as the minimum target size, so that many rows are visible at once. */
export const control = style([input, { minBlockSize: size.target, paddingBlock: space.xxs, paddingInline: space.xs }]);

export const numberControl = style([
  control,
  {
    minInlineSize: '4rem',
    maxInlineSize: '6rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': { [narrow]: { inlineSize: '6rem' } },
  },
]);

const noteShape = {
  display: 'flex',
  columnGap: space.xxs,
  paddingBlockStart: space.xxs,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
} as const;

export const note = styleVariants({
  error: { ...noteShape, color: vars.text.critical, fontWeight: fontWeight.strong },
  warning: { ...noteShape, color: vars.text.caution },
});

export const sideCell = style({
  inlineSize: '1%',
  paddingBlock: space.xxs,
  verticalAlign: 'top',
  '@container': {
    [narrow]: { position: 'absolute', insetBlockStart: space.s, insetInlineEnd: 0, inlineSize: 'auto', padding: 0 },
  },
});

export const remove = style([
  focusRing,
  hovered({ color: vars.text.critical }),
  {
    display: 'inline-flex',
    inlineSize: size.target,
    blockSize: size.target,
    alignItems: 'center',
    justifyContent: 'center',
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: vars.text.muted,
    cursor: 'pointer',
  },
]);

export const hint = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  textWrap: 'pretty',
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s });
