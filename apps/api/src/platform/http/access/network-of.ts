import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;

/** The network of an address: of IPv6, of which everybody has many, the first 64 bits; of IPv4 all of it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
