import { style } from '@vanilla-extract/css';

/** The page behind a dialog, which neither wheel nor finger nor keys move. */
export const behind = style({ overflow: 'hidden' });

/** Where its scroll bar takes room, that room stays, so that nothing moves sideways. */
export const withScrollBar = style({ scrollbarGutter: 'stable' });
