import { HeavyQueue } from './heavy-queue';

const LIMITS = { atOnce: 2, atOncePerMember: 1, perMember: 3, inAll: 5, retryAfter: 7 };
const stays = () => new AbortController().signal;
/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('HeavyQueue', () => {
  let queue: HeavyQueue;
  let begun: string[];

  beforeEach(() => {
    queue = new HeavyQueue(LIMITS);
    begun = [];
  });

  async function ask(name: string, userId: number, signal = stays()) {
    const place = await queue.enter(userId, signal);
    begun.push(name);
    return place;
  }

  it('works on one answer of a member at a time, and on others beside it', async () => {
    const first = await ask('a1', 1);
    void ask('a2', 1);
    await ask('b1', 2);
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    first.leave();
    await settle();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('keeps the order in which was asked where all places are taken', async () => {
    const [first, second] = [await ask('a', 1), await ask('b', 2)];
    void ask('c', 3);
    void ask('d', 4);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    second.leave();
    await settle();
    first.leave();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets the next one begin when an answer is worked out, though it still is on its way', async () => {
    const place = await ask('a1', 1);
    void ask('a2', 1);
    place.workedOut();
    await settle();
    expect(begun).toEqual(['a1', 'a2']);
  });

  it('refuses a member more than the limit, those on their way counted, and says when to try again', async () => {
    const place = await ask('a1', 1);
    place.workedOut();
    void ask('a2', 1);
    void ask('a3', 1);
    await expect(ask('a4', 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 7 });
    place.leave();
    void ask('a5', 1);
    await expect(ask('a6', 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('asks everybody to come again when the queue is full, though nobody asked for too much', async () => {
    for (const user of [1, 2, 3, 4, 5]) void ask('x', user);
    await expect(ask('y', 6)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 });
  });

  it('forgets who leaves while waiting', async () => {
    const place = await ask('a1', 1);
    const client = new AbortController();
    const waiting = ask('a2', 1, client.signal);
    void ask('a3', 1);
    client.abort();
    await expect(waiting).rejects.toThrow();
    place.leave();
    await settle();
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('begins nothing for who has left already', async () => {
    await expect(ask('a', 1, AbortSignal.abort())).rejects.toThrow();
    expect(begun).toEqual([]);
  });
});
