/** Whether two email addresses are the same, ignoring case, or both missing. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
