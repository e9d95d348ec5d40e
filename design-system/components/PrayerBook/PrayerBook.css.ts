import { globalStyle, style } from '@vanilla-extract/css';
import { media, systemColor } from '../../theme/media.ts';
import { line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const prayers = style({ display: 'flex', flexDirection: 'column', gap: space.l });

/** Styles the headings of parts like the section headings of Prose. */
globalStyle(`${prayers} > h2:not(:first-child)`, { marginBlockStart: space.l });
globalStyle(`${prayers} > h2::before`, {
  content: '',
  display: 'block',
  inlineSize: '2.25rem',
  marginBlockEnd: space.s,
  borderBlockStart: `${line.strong} solid ${vars.ornament.gold}`,
  '@media': { [media.forcedColors]: { borderColor: systemColor.text } },
});
