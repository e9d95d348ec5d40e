import { globalStyle, style } from '@vanilla-extract/css';
import { measure, space } from '../design-system/theme/tokens.ts';

/** The width that most components have on the site, with room for the focus mark. */
export const column = style({ maxInlineSize: measure.wide, padding: space.m });

/** The toolbar's settings, for viewing stories; the tests set the browser's own features instead. */
globalStyle('html[data-text="double"]', { fontSize: '200%' });
globalStyle('html[data-motion="reduced"] *', { transition: 'none !important', animation: 'none !important' });
