/** Whether two email addresses are the same, or both are missing. Capitals make no difference. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
