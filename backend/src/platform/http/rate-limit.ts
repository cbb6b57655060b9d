import { AppError } from '../errors/app-error';
import type { Counter } from './counters/counter';
import { networksOf } from './networks';
import { refusalPace } from './refusal-pace';

/** Counts something per account and refuses it above a number in a time; see `RateLimits`. */
export class RateLimit {
  constructor(private readonly counter: Counter) {}

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  async count(id: number): Promise<void> {
    const wait = await this.counter.count(`${id}`);
    if (wait > 0) throw tooMany(wait);
  }

  /** Takes one counted attempt back. */
  giveBack(id: number): Promise<void> {
    return this.counter.giveBack(`${id}`);
  }

  /** Forgets what was counted for an account. */
  forgive(id: number): Promise<void> {
    return this.counter.forget(`${id}`);
  }
}

/**
 * The same per address a request comes from. One IPv6 connection has 2^64 addresses, so these count by /64 and, more
 * generously, by /48. `about` counts apart what an address does about different things, such as accounts.
 */
export class AddressLimit {
  constructor(
    private readonly networks: Counter,
    private readonly sites: Counter,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  async count(address: string, about = ''): Promise<void> {
    const { network, site } = keysOf(address, about);
    // the site first: once it is refused, no subnet of it takes memory any more
    const siteWait = site === null ? 0 : await this.sites.count(site);
    const wait = siteWait || (await this.networks.count(network));
    if (wait === 0) return;
    if (site !== null && siteWait === 0) await this.sites.giveBack(site);
    await refusalPace();
    throw tooMany(wait);
  }

  /** Takes one counted attempt back. */
  async giveBack(address: string, about = ''): Promise<void> {
    const { network, site } = keysOf(address, about);
    await this.networks.giveBack(network);
    if (site !== null) await this.sites.giveBack(site);
  }

  /** Forgets what was counted for the network of an address; others of its site may have attempts of their own. */
  async forgive(address: string, about = ''): Promise<void> {
    const { network, site } = keysOf(address, about);
    await this.networks.forget(network);
    if (site !== null) await this.sites.giveBack(site);
  }
}

/**
 * Looks at an attempt that was counted. One that can't be looked at (the database is away, too many wait) was no guess:
 * it is given back.
 */
export async function lookOrGiveBack<T>(look: () => Promise<T>, giveBack: () => Promise<void>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    await giveBack();
    throw error;
  }
}

function keysOf(address: string, about: string): { network: string; site: string | null } {
  const { network, site } = networksOf(address);
  return { network: `${network} ${about}`, site: site && `${site} ${about}` };
}

/** @param wait milliseconds */
const tooMany = (wait: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
