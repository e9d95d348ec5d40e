/** Whether two email addresses are the same, ignoring case, or both missing. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Returns a canonical address for each mailbox: Google ignores dots before the @. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
