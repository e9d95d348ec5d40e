import { style } from '@vanilla-extract/css';

/** Takes focus only so that the outcome is read, so it needs no focus ring: the dialog is the visible frame. */
export const outcome = style({ ':focus': { outline: 'none' } });
