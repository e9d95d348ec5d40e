import { keyframes } from '@vanilla-extract/css';

/** One full turn, for progress indicators. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
