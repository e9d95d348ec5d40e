import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, lineHeight, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The list adapts to its own width. */
const narrow = '(max-width: 30rem)';

export const list = style({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hair} solid ${vars.border.hairline}`,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  breakInside: 'avoid',
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});

const sign = style({ display: 'inline-flex', flex: 'none', alignSelf: 'flex-start', paddingBlockStart: '0.15em' });

export const signs = styleVariants({
  done: [sign, { color: vars.text.positive }],
  open: [sign, { color: vars.text.caution }],
  problem: [sign, { color: vars.text.critical }],
});

export const words = style({ flex: '1 1 0', minInlineSize: '10rem', textWrap: 'pretty' });

export const note = style({ color: vars.text.muted, maxInlineSize: '60ch' });

const turn = style({
  flex: 'none',
  minInlineSize: '7.5rem',
  textAlign: 'center',
  paddingInline: space.xs,
  borderRadius: radius.small,
  whiteSpace: 'nowrap',
});

/** Has an outline, so that it stands out under forced colors, which remove backgrounds. */
export const turns = styleVariants({
  own: [
    turn,
    {
      border: `${line.hair} solid currentColor`,
      background: vars.surface.info,
      color: vars.text.action,
      fontWeight: fontWeight.medium,
    },
  ],
  other: [turn, { border: `${line.hair} solid transparent`, color: vars.text.muted }],
});

export const action = style({
  display: 'flex',
  flex: 'none',
  minInlineSize: '9.5rem',
  justifyContent: 'flex-start',
  marginBlock: `calc(-1 * ${space.xxs})`,
  '@container': {
    [narrow]: { flexBasis: '100%', justifyContent: 'flex-start', paddingInlineStart: '1.5em', marginBlock: 0 },
  },
  '@media': { [media.print]: { display: 'none' } },
});

// As high as a list row with a mouse; touch keeps the full-size target.
globalStyle(`${action} :is(a, button)`, {
  minBlockSize: size.target,
  paddingBlock: 0,
  fontSize: fontSize.small,
  '@media': { [media.finePointer]: { minBlockSize: '1.75rem' } },
});
