/** Runs a function after the browser's next paint. Returns a function that cancels it. */
export function afterFrame(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A frame is painted after its callbacks, and the task runs after the paint.
    task = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
