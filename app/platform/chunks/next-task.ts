/** Lets a slow phone answer a touch before what follows begins. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
