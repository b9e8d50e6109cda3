/** How many of the eight groups of an IPv6 address name its network. */
const NETWORK_GROUPS = 4;

/**
 * What counts as one address: that of IPv4, or the network of one of IPv6, since whoever has one of these has all 2^64 of
 * its network.
 */
export function networkOf(address: string): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: address.includes('::') ? 8 - head.length - tail.length : 0 }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':');
}
