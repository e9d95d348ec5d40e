import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { line as stroke, lineHeight, radius, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cell, frame, rowLink } from '../DataTable.css.ts';

/** From here on a row of a list is one line. A narrower list has no room for its columns on one line. */
export const roomy = '(min-width: 58rem)';

/** How much of the list's width the columns that share it get; the others are as wide as what they hold. */
const part = (percent: string) => ({
  '@media': { screen: { '@container': { [roomy]: { position: 'relative', inlineSize: percent } } } },
}) as const;
export const shares = styleVariants({ small: part('16%'), medium: part('24%'), large: part('48%'), all: part('100%') });

/** A value on one line. Overflow is cut off only visually: screen readers and paper get all of it. */
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
            // Shown whole it keeps the width of its column, and lies over the rows below.
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

// Signs of a state follow each other on the line, so that one that has no room gives way to the ellipsis whole.
globalStyle(`${line} > div`, {
  '@media': {
    screen: { '@container': { [roomy]: { display: 'block', overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'inherit' } } },
  },
});
globalStyle(`${line} > div > *`, {
  '@media': { screen: { '@container': { [roomy]: { marginInlineEnd: space.xs, verticalAlign: 'middle' } } } },
});
globalStyle(`${line}[data-whole] > div > *`, { marginBlock: space.xxs });

// Beside them no value breaks over two lines.
globalStyle(`${frame}[data-lines] ${cell}`, {
  '@media': { screen: { '@container': { [roomy]: { whiteSpace: 'nowrap' } } } },
});
