/** Styles for text that is hidden visually but available to screen readers. */
export const onlyHeard = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
