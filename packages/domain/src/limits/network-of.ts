/** How many of the eight groups of an IPv6 address name its network. */
const NETWORK_GROUPS = 4;

/** How many name the block that a provider gives to one customer at most. */
const BLOCK_GROUPS = 3;

/**
 * What counts as one address: an IPv4 address, or the network of an IPv6 address, because one subscriber
 * has all 2^64 addresses of that network.
 */
export function networkOf(address: string): string {
  return groupsOf(address).slice(0, NETWORK_GROUPS).join(':');
}

/**
 * The block of 65,536 networks that an IPv6 address is in (its /48), which anyone can rent for little; `null` for IPv4. Its
 * limits are higher than those of a network, because the phones of a provider may share one.
 */
export function networkBlockOf(address: string): string | null {
  return address.includes(':') ? groupsOf(address).slice(0, BLOCK_GROUPS).join(':') : null;
}

/** The eight groups of an IPv6 address; for IPv4 the address itself. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: address.includes('::') ? 8 - head.length - tail.length : 0 }, () => '0');
  return [...head, ...zeros, ...tail];
}
