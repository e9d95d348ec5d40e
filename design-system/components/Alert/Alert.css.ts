import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { fontWeight, line, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  paddingBlock: space.s,
  paddingInline: space.m,
  borderInlineStart: `${line.strong} solid`,
  '@media': {
    [media.forcedColors]: { border: `${line.hair} solid`, borderInlineStartWidth: line.strong },
    [media.print]: { border: `${line.hair} solid` },
  },
});

export const tones = styleVariants({
  neutral: [alert, { background: vars.surface.sunken, borderColor: vars.border.control }],
  info: [alert, { background: vars.surface.info, borderColor: vars.text.action }],
  positive: [alert, { background: vars.surface.positive, borderColor: vars.text.positive }],
  caution: [alert, { background: vars.surface.caution, borderColor: vars.text.caution }],
  critical: [alert, { background: vars.surface.critical, borderColor: vars.text.critical }],
});

/** The icon and word for the tone, in the tone's color. */
export const marks = styleVariants({
  info: { color: vars.text.action },
  positive: { color: vars.text.positive },
  caution: { color: vars.text.caution },
  critical: { color: vars.text.critical },
});

export const sign = style({ flex: 'none', paddingBlockStart: '0.15em' });

export const body = style({ minInlineSize: 0, flex: '1 1 auto' });

export const title = style({ fontWeight: fontWeight.strong, marginBlockEnd: space.xxs });

export const word = style({ fontWeight: fontWeight.strong });

export const actionRow = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginBlockStart: space.s });
