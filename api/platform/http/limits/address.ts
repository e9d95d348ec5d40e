import { isIPv6 } from 'node:net';

/** Returns the unit that limits count by: an IPv4 address, or the /64 network of an IPv6 address, since a household gets a /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.toLowerCase().startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').length) groups.push('0');
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
