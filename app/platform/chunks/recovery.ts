/*
 * Recovery from a chunk that does not load. The start script of every page does the same before the application loads: it includes
 * these functions as text, so each of them must be self-contained.
 */

/** Loads, and tries once more if that fails or takes longer than `patience` ms. Throws what the second attempt throws. */
export function retried<Loaded>(load: () => Promise<Loaded>, patience: number): Promise<Loaded> {
  const inTime = () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, patience, new Error('Too slow'));
    });
    return Promise.race([load(), late]).finally(() => {
      clearTimeout(timer);
    });
  };
  return inTime().catch(inTime);
}

/** Whether someone has typed into the server's page. */
export function hasTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
}

/**
 * Whether the page may reload by itself: not if that was just tried for this address, and not if the attempt cannot be
 * remembered.
 */
export function mayReload(): boolean {
  try {
    const [at, address] = (sessionStorage.getItem('chunkReload') ?? '0 ').split(' ');
    return address !== location.href || Date.now() - Number(at) > 300_000;
  } catch {
    return false;
  }
}

/** Reloads the page and remembers that it was tried. */
export function reloadOnce(): void {
  try {
    sessionStorage.setItem('chunkReload', `${String(Date.now())} ${location.href}`);
  } catch {
    return;
  }
  location.reload();
}
