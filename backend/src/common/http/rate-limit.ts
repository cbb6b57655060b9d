import { AppError } from '../errors/app-error';
import type { Counter } from './counters/counter';
import { networksOf } from './networks';

/** Counts something per account and refuses it above a number in a time; see `RateLimits`. */
export class RateLimit {
  constructor(private readonly counter: Counter) {}

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  count(id: number): Promise<void> {
    return countOrRefuse(this.counter, `${id}`);
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
    if (site !== null) await countOrRefuse(this.sites, site);
    try {
      await countOrRefuse(this.networks, network);
    } catch (refused) {
      if (site !== null) await this.sites.giveBack(site);
      throw refused;
    }
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

async function countOrRefuse(counter: Counter, key: string): Promise<void> {
  const wait = await counter.count(key);
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000) });
}
