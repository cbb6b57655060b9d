import * as ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name one subnet, of which each connection has at least one (RFC 4291, 2.5.4). */
const SUBNET_BITS = 64;
/** Bits that name a site: what one customer gets at most (RFC 6177). */
const SITE_BITS = 48;

/** Where an address counts: whoever has one address of a subnet has all the others of it too. */
export interface Networks {
  /** The IPv4 address itself, or the /64 of an IPv6 address. */
  readonly network: string;
  /** The /48 of an IPv6 address, null for IPv4. */
  readonly site: string | null;
}

/**
 * The networks of an IP address; an IPv4-mapped one counts as its IPv4. What is no address, such as that of a client
 * who has left, shares one network.
 */
export function networksOf(address: string | undefined): Networks {
  if (address === undefined || !ipaddr.isValid(address)) return { network: 'unknown', site: null };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { network: parsed.toString(), site: null };
  return { network: prefix(parsed, SUBNET_BITS), site: prefix(parsed, SITE_BITS) };
}

function prefix({ parts }: ipaddr.IPv6, bits: number): string {
  const groups = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
}
