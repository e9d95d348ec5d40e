import { style } from '@vanilla-extract/css';
import { onlyHeard } from '../../private/VisuallyHidden/onlyHeard.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { media, systemColor } from '../../theme/media.ts';
import { fontSize, fontWeight, line, radius, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  rowGap: space.xs,
  fontSize: fontSize.small,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  color: vars.text.muted,
  selectors: {
    '&[aria-current="step"]': { color: vars.text.default, fontWeight: fontWeight.strong },
    // The line under the current step covers the hairline of the row.
    '&[aria-current="step"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: -1,
      borderBlockEnd: `${line.strong} solid ${vars.text.action}`,
    },
  },
});

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.75em',
  blockSize: '1.75em',
  flex: 'none',
  border: `${line.control} solid currentColor`,
  borderRadius: radius.round,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    [`${step}[aria-current="step"] &`]: {
      borderColor: vars.action.rest,
      background: vars.action.rest,
      color: vars.action.text,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: systemColor.text,
      color: systemColor.text,
      selectors: {
        [`${step}[aria-current="step"] &`]: { background: systemColor.selected, color: systemColor.selectedText },
      },
    },
  },
});

export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: size.target,
    minInlineSize: size.target,
    borderRadius: radius.small,
    color: vars.text.action,
    textDecoration: 'none',
  },
]);

/** On a phone only the current step shows its label; the others keep theirs for screen readers. */
export const label = style({
  '@media': {
    [media.narrow]: {
      selectors: {
        [`${step}:not([aria-current="step"]) &`]: {
          ...onlyHeard,
          whiteSpace: 'nowrap',
        },
      },
    },
  },
  selectors: {
    [`${link} &`]: { textDecoration: 'underline', textDecorationThickness: '0.07em', textUnderlineOffset: '0.2em' },
  },
});
