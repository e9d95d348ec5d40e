import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';

export const bodies = styleVariants({ label: { marginBlockStart: space.xs }, title: { marginBlockStart: space.m } });

const legend = style({ lineHeight: lineHeight.snug, maxInlineSize: '100%' });

export const legends = styleVariants({
  label: [legend, { fontSize: fontSize.body, fontWeight: fontWeight.medium }],
  title: [
    legend,
    {
      fontFamily: fontFamily.title,
      fontSize: fontSize.title3,
      fontWeight: fontWeight.title,
      lineHeight: lineHeight.title,
    },
  ],
});
