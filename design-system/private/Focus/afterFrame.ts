/** Runs something as soon as the browser has painted what it has so far. Answers how to call it off. */
export function afterFrame(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // Frames are painted after their callbacks; the task comes behind that.
    task = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
