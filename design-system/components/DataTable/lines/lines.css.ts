import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { line as stroke, lineHeight, radius, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cell, frame, rowLink } from '../DataTable.css.ts';

/** From this width on, each row of a list is one line; the columns of a narrower list do not fit on one line. */
export const roomy = '(min-width: 58rem)';

/** The share of the list's width for columns with a `share`; other columns are as wide as their content. */
const part = (percent: string) =>
  ({
    '@media': { screen: { '@container': { [roomy]: { position: 'relative', inlineSize: percent } } } },
  }) as const;
export const shares = styleVariants({ small: part('16%'), medium: part('24%'), large: part('48%'), all: part('100%') });

/** A value on one line. Overflow is cut off only visually: screen readers and printouts get the full text. */
export const line = style({
  '@media': {
    screen: {
      '@container': {
        [roomy]: {
          display: 'block',
          flex: '1 1 0',
          contain: 'inline-size',
          overflowX: 'clip',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          selectors: {
            // When shown in full, the value keeps its column's width and overlays the rows below.
            '&[data-whole]': {
              position: 'absolute',
              zIndex: 2,
              insetBlockStart: `calc(-1 * ${stroke.hair})`,
              insetInline: 0,
              paddingInline: space.xs,
              paddingBlock: space.xs,
              overflowX: 'visible',
              overflowWrap: 'anywhere',
              border: `${stroke.hair} solid ${vars.border.control}`,
              borderRadius: radius.small,
              background: vars.surface.raised,
              lineHeight: lineHeight.snug,
              whiteSpace: 'normal',
            },
          },
        },
      },
    },
  },
});

// The focus ring of the row's link surrounds the visible part.
globalStyle(`${rowLink}:focus-visible > ${line}[data-whole]`, {
  outline: `3px solid ${vars.focus.line}`,
  outlineOffset: '3px',
});

// Status tags flow inline, so that the ellipsis replaces a tag that does not fit as a whole.
globalStyle(`${line} > div`, {
  '@media': {
    screen: {
      '@container': {
        [roomy]: { display: 'block', overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'inherit' },
      },
    },
  },
});
globalStyle(`${line} > div > *`, {
  '@media': { screen: { '@container': { [roomy]: { marginInlineEnd: space.xs, verticalAlign: 'middle' } } } },
});
globalStyle(`${line}[data-whole] > div > *`, { marginBlock: space.xxs });

// Other values in these rows must not wrap either.
globalStyle(`${frame}[data-lines] ${cell}`, {
  '@media': { screen: { '@container': { [roomy]: { whiteSpace: 'nowrap' } } } },
});
