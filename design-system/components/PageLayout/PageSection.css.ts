import { style, styleVariants } from '@vanilla-extract/css';
import { deferring, belowFold } from '../../theme/first-paint/deferredLayout.ts';
import { media } from '../../theme/media.ts';
import { line, measure, space } from '../../theme/tokens.ts';
import { night } from '../../theme/themes.css.ts';
import { vars } from '../../theme/vars.css.ts';

const section = style({
  paddingBlock: space.section,
  paddingInline: space.gutter,
  selectors: { [`${deferring} &:nth-child(n + 3)`]: belowFold },
  // 1px of padding, or a border at the edge would be cut off.
  '@media': { [media.print]: { paddingBlock: space.m, paddingInline: '1px' } },
});

const plain = style([
  section,
  // Two sections with the same background share the space between them.
  { selectors: { '& + &': { paddingBlockStart: 0 } } },
]);

export const tones = styleVariants({
  plain: [plain],
  raised: [section, { background: vars.surface.raised, borderBlock: `${line.hair} solid ${vars.border.hairline}` }],
  deep: [section, night],
});

const measured = styleVariants({ text: measure.text, form: measure.form, wide: measure.wide }, (width) => ({
  maxInlineSize: width,
  marginInline: 'auto',
}));

export const widths = {
  ...measured,
  paper: `${measured.text} ${style({ '@media': { [media.print]: { maxInlineSize: 'none' } } })}`,
};
