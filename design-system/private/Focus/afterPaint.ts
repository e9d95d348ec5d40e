/** Runs something once what was just rendered is on the screen. Answers how to call it off. */
export function afterPaint(run: () => void): () => void {
  // The first frame paints what was rendered; the second comes after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}
