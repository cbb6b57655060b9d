import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's public site: this host, private and shared ones, documentation, multicast, reserved. */
const IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
const IPV6 =
  '::/128 ::1/128 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8';

const blocked = new BlockList();
for (const [family, networks] of [
  ['ipv4', IPV4],
  ['ipv6', IPV6],
] as const) {
  for (const network of networks.split(' ')) {
    const [address, prefix] = network.split('/') as [string, string];
    blocked.addSubnet(address, Number(prefix), family);
  }
}

/** Raised instead of connecting to an address that is not public. */
export class PrivateAddressError extends Error {}

/** Whether an IP address is one of the public internet; IPv4 inside IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return !blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** @throws PrivateAddressError when the host of a URL is written as an address that is not public */
export function checkHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
}

/**
 * Resolves a name for a connection and refuses when any of its addresses is not public. What has been checked is what
 * is connected to, so a name that changes its address in between gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error !== null) callback(error, '', 0);
    else if (refused !== undefined) callback(new PrivateAddressError(refused.address), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};
