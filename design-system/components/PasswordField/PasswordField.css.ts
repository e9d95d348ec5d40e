import { style } from '@vanilla-extract/css';
import { input } from '../../private/Field/Field.css.ts';
import { space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' });

export const grow = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const password = style([input, { fontFamily: fontFamily.code }]);
