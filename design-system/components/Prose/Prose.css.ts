import { globalStyle, style } from '@vanilla-extract/css';
import { deferring, belowFold } from '../../theme/first-paint/deferredLayout.ts';
import { media, systemColor } from '../../theme/media.ts';
import { line, measure, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: measure.text,
});

/** A section starts with space and a short gold line above its title; its content is close to the title. */
globalStyle(`${prose} > h2:not(:first-child)`, { marginBlockStart: space.l });
globalStyle(`${prose} > h3:not(:first-child)`, { marginBlockStart: space.m });
globalStyle(`${prose} > h3 + *`, { marginBlockStart: `calc(-1 * ${space.xs})` });
globalStyle(`${prose} > h2::before`, {
  content: '',
  display: 'block',
  inlineSize: '2.25rem',
  marginBlockEnd: space.s,
  borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  '@media': { [media.forcedColors]: { borderColor: systemColor.text } },
});

/** Quotes and other set-apart blocks need more space than a paragraph. */
globalStyle(`${prose} > :is(figure, div)`, { marginBlock: space.xs });

globalStyle(`${deferring} ${prose} > *`, belowFold);
