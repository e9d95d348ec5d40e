import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
