import ipaddr from 'ipaddr.js';

// Every address that is handed out to the public lies in here; what is outside has a meaning of its own somewhere.
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: not to this machine, its network, its carrier, its cloud, nor to a
 * way of writing one of those inside a longer address.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
};
