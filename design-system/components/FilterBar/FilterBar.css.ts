import { globalStyle, style } from '@vanilla-extract/css';
import { boxSize, choice, words } from '../../private/Choice/Choice.css.ts';
import { control, field, hint, input, label, optional } from '../../private/Field/Field.css.ts';
import { bodies, legends } from '../../private/FieldGroup/FieldGroup.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, fontWeight, line, size, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { reason } from '../Button/Button.css.ts';
import { partLabel, parts } from '../DateField/DateField.css.ts';
import { select, wrapper } from '../Select/Select.css.ts';
import { compactRow } from '../WorkspaceLayout/rows.ts';

/** A bar above the filtered content. */
export const bar = style({
  paddingBlockEnd: space.s,
  borderBlockEnd: `${line.hair} solid ${vars.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** Fields side by side, each under its label, on as many lines as needed. On a phone they share the width. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: space.m, rowGap: space.s });

export const empty = style({ color: vars.text.muted, fontSize: fontSize.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.narrow]: { flex: '1 1 100%' } },
});

/*
 * The fields are regular form fields; the rules below make them as small as the rows of a list. Every filter is optional, so
 * no label has to say so.
 */
const underMouse = (selector: string): string => `:root:not([data-density="comfortable"]) ${row} ${selector}`;

globalStyle(`${row} ${optional}`, { display: 'none' });
globalStyle(`${row} :is(${label}, ${legends.label})`, { fontSize: '0.9375rem', fontWeight: fontWeight.medium });
globalStyle(`${row} ${control}`, { marginBlockStart: space.xxs });
globalStyle(`${row} ${bodies.label}`, { marginBlockStart: space.xxs });
globalStyle(`${row} ${hint}`, { fontSize: '0.875rem' });
globalStyle(`${row} ${input}`, {
  minBlockSize: size.target,
  paddingBlock: 0,
  paddingInline: space.xs,
  borderBlockEnd: `${line.hair} solid ${vars.border.control}`,
  fontSize: fontSize.small,
});
globalStyle(`${row} ${input}[aria-invalid="true"]`, { borderBlockEndColor: vars.text.critical });
globalStyle(`${row} ${wrapper}`, { display: 'block' });
globalStyle(`${row} ${select}`, {
  inlineSize: '100%',
  maxInlineSize: '19rem',
  paddingInlineEnd: '2rem',
  '@media': { [media.narrow]: { maxInlineSize: 'none' } },
});
globalStyle(`${row} ${words}`, { fontSize: fontSize.small });
globalStyle(`${row} ${choice}`, { columnGap: space.xs });
globalStyle(`${row} :is(${actions} button)`, {
  minBlockSize: size.target,
  paddingInline: space.s,
  fontSize: fontSize.small,
});

// The parts of a date are on one line, each after its label.
globalStyle(`${row} ${parts}`, { columnGap: space.s, alignItems: 'center' });
globalStyle(`${row} ${parts} > div`, { display: 'flex', alignItems: 'center', gap: space.xxs });
globalStyle(`${row} ${partLabel}`, { marginBlockEnd: 0, color: vars.text.muted, fontSize: '0.875rem' });

// Puts the reason of a disabled button beside it.
globalStyle(`${actions} ${reason}`, { display: 'inline-block', marginBlockStart: 0, marginInlineStart: space.xs });

// On a phone two short filters share a line; dates and the first filter have their own.
globalStyle(`${row} > ${field}`, { '@media': { [media.narrow]: { flex: '1 1 calc(50% - 1rem)' } } });
globalStyle(`${row} > ${field}:is(:has(fieldset), :first-child)`, {
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});

// With a mouse, everything is as high as a list row.
globalStyle(underMouse(`:is(${input}, ${words})`), { '@media': { [media.finePointer]: { minBlockSize: compactRow } } });
globalStyle(underMouse(`${actions} button`), { '@media': { [media.finePointer]: { minBlockSize: compactRow } } });
globalStyle(underMouse(`${choice} input`), {
  '@media': { [media.finePointer]: { marginBlockStart: `calc((${compactRow} - ${boxSize}) / 2)` } },
});
