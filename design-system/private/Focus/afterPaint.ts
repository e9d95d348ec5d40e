/** Runs a function once the latest render is on the screen. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  // The first frame paints the render; the second one comes after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}
