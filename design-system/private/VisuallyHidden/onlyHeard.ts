/** Not seen, and there for those who listen: of words whose place on the screen others take. */
export const onlyHeard = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
