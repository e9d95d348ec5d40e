import { keyframes } from '@vanilla-extract/css';

/** One full turn, for the mark of something that is still going on. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
