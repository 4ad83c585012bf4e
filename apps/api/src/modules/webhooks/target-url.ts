import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { isLoopbackAddress } from '../../platform/http/access/loopback.ts';

// Every address that is handed out to the public lies in here; what is outside has a meaning of its own somewhere.
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: not to this machine, its network, its carrier, its cloud, nor to a
 * way of writing one of those inside a longer address.
 */
const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
};

const PORTS = new Set(['', '443', '8443']);
const MAX_URL_CHARACTERS = 2000;
/** Names that mean something inside a network alone, by RFC 6761, 6762, 7686, 8375 or by custom. */
const INSIDE_NAMES = /(^|\.)(local(host|domain)?|internal|intranet|lan|home|corp|private|svc|home\.arpa|onion)$/;
const DOTTED_NAME = /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Where webhooks may be sent to. */
export interface TargetPolicy {
  /** Whether this machine itself may be called, as a developer does in the sandbox. */
  mayBeLoopback: boolean;
}

/** The host of a URL as it is connected to: without the brackets of IPv6 and the dot that ends an absolute name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$|\.$/g, '');

const namesThisMachine = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);

/** Whether an address behind a host may be connected to: one of this machine only where the host says that it is. */
export const isAllowedAddress = (address: string, host: string, { mayBeLoopback }: TargetPolicy): boolean =>
  isPublicAddress(address) || (mayBeLoopback && namesThisMachine(host) && isLoopbackAddress(address));

/**
 * Says in a sentence why webhooks may not be sent to a URL; null when they may. A name is looked up each time something
 * is sent, because what it points to can change.
 */
export const problemOfTarget = (text: string, policy: TargetPolicy): string | null => {
  const url = text.length <= MAX_URL_CHARACTERS ? URL.parse(text) : null;
  if (url === null) {
    return `url must be an address such as https://bank.example/hooks, of at most ${MAX_URL_CHARACTERS} characters.`;
  }
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') return 'url must not hold a user name or a password.';
  if (policy.mayBeLoopback && namesThisMachine(host)) {
    return ['http:', 'https:'].includes(url.protocol) ? null : 'url must begin with http:// or https://.';
  }
  if (url.protocol !== 'https:') return 'url must begin with https://.';
  if (!PORTS.has(url.port)) return 'url must use port 443 or 8443.';
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'url must not point to a private or reserved address.';
  if (INSIDE_NAMES.test(host) || !DOTTED_NAME.test(host)) return 'url must name a host on the public internet.';
  return null;
};
