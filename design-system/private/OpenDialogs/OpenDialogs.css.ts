import { style } from '@vanilla-extract/css';

/** The page behind a dialog, which cannot be scrolled by wheel, touch or keyboard. */
export const behind = style({ overflow: 'hidden' });

/** Reserves the space of a hidden scrollbar, so that nothing moves sideways. */
export const withScrollBar = style({ scrollbarGutter: 'stable' });
