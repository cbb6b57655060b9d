import * as ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** All that IANA gives out as global unicast; to the library everything that has no name of its own is. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The library reads the deprecated IPv4-compatible notation as an IPv4-mapped address. */
const IPV4_COMPATIBLE = /^::\d+\./;

/** Raised instead of connecting to an address that is not public. */
export class PrivateAddressError extends Error {}

/** Whether an IP address is global unicast, hence one of the public internet; an IPv4-mapped one counts as its IPv4. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || IPV4_COMPATIBLE.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
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
