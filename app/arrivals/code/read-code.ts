/** Returns the reference in one of our codes, such as K7M-3QX; undefined for any other code. */
export function referenceIn(text: string): string | undefined {
  const [, first, second] = /^([A-Z0-9]{3})-?([A-Z0-9]{3})$/i.exec(text.trim()) ?? [];
  return first === undefined || second === undefined ? undefined : `${first}-${second}`.toUpperCase();
}
