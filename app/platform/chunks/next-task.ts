/** Lets a slow phone respond to a touch before the next task begins. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
