import { MemoryCounter } from './counters/memory-counter';
import { AddressLimit, RateLimit } from './rate-limit';

const POINTS = 3;

describe('RateLimit', () => {
  it('refuses with the seconds to wait, and counts each account by itself', async () => {
    const limit = new RateLimit(new MemoryCounter({ points: 1, seconds: 60 }, () => 0));
    await limit.count(1);
    await expect(limit.count(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 });
    await limit.count(2);
    await limit.giveBack(1);
    await limit.count(1);
    await limit.forgive(1);
    await limit.count(1);
  });
});

describe('AddressLimit', () => {
  let networks: MemoryCounter;
  let limit: AddressLimit;

  beforeEach(() => {
    networks = new MemoryCounter({ points: POINTS, seconds: 60 }, () => 0);
    limit = new AddressLimit(networks, new MemoryCounter({ points: 10 * POINTS, seconds: 60 }, () => 0));
  });

  /** How many of `tries` from these addresses are let through. */
  const letThrough = async (tries: number, address: (attempt: number) => string): Promise<number> => {
    let through = 0;
    for (let attempt = 0; attempt < tries; attempt += 1)
      await limit.count(address(attempt)).then(
        () => (through += 1),
        () => undefined,
      );
    return through;
  };

  it('counts the addresses of one IPv6 subnet together', async () => {
    expect(await letThrough(10, (attempt) => `2a02:e0:1:2::${attempt}`)).toBe(POINTS);
    expect(await letThrough(10, (attempt) => `2a02:e0:1:3:${attempt}::1`)).toBe(POINTS);
  });

  it('counts the subnets of one site together, ten times as generously, and remembers no more of them', async () => {
    expect(await letThrough(40, (attempt) => `2a02:e0:1:${attempt.toString(16)}::1`)).toBe(10 * POINTS);
    expect(networks.size).toBe(10 * POINTS);
    expect(await letThrough(5, () => '2a02:e0:2::1')).toBe(POINTS);
  });

  it('leaves a site what a refused subnet of it asks for', async () => {
    await letThrough(40, () => '2a02:e0:1:1::1');
    expect(await letThrough(40, (attempt) => `2a02:e0:1:${(attempt + 2).toString(16)}::1`)).toBe(9 * POINTS);
  });

  it('counts IPv4 in either notation by address', async () => {
    const notations = ['203.0.113.7', '::ffff:203.0.113.7'];
    expect(await letThrough(10, (attempt) => notations[attempt % 2]!)).toBe(POINTS);
    expect(await letThrough(10, () => '203.0.113.8')).toBe(POINTS);
  });

  it('counts apart what is about different accounts', async () => {
    for (let attempt = 0; attempt < POINTS; attempt += 1) await limit.count('203.0.113.7', 'a@example.com');
    await expect(limit.count('203.0.113.7', 'a@example.com')).rejects.toThrow();
    await limit.count('203.0.113.7', 'b@example.com');
  });

  it('forgives a subnet all it tried, and gives its site back one', async () => {
    const [own, other] = ['2a02:e0:1:1::1', '2a02:e0:1:2::1'];
    await letThrough(POINTS, () => own);
    await limit.forgive(own);
    expect(await letThrough(POINTS + 1, () => own)).toBe(POINTS);
    await letThrough(1, () => other);
    await limit.giveBack(other);
    const left = 10 * POINTS - (2 * POINTS - 1);
    expect(await letThrough(40, (attempt) => `2a02:e0:1:${(attempt + 2).toString(16)}::1`)).toBe(left);
  });
});
