import { setImmediate as nextTurn } from 'node:timers/promises';
import { NetworkTurns } from './network-turns';

/** Work that ends when the test says so. */
class Workshop {
  readonly turns = new NetworkTurns({ atOnce: 2, waitingPerNetwork: 2, waitingInAll: 5, retryAfter: 3 });
  readonly started: string[] = [];
  running = 0;
  private readonly ends: (() => void)[] = [];

  ask(network: string | null, name: string): Promise<string> {
    const answer = this.turns.run(network, async () => {
      this.started.push(name);
      this.running += 1;
      await new Promise<void>((end) => this.ends.push(end));
      this.running -= 1;
      return name;
    });
    answer.catch(() => undefined);
    return answer;
  }

  async endOne(): Promise<void> {
    this.ends.shift()!();
    await nextTurn();
  }
}

describe('NetworkTurns', () => {
  let shop: Workshop;

  beforeEach(() => {
    shop = new Workshop();
  });

  it('does two pieces of work at once, never more', async () => {
    const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => shop.ask('a', name));
    expect([shop.running, shop.turns.waiting]).toEqual([2, 2]);
    for (const running of [2, 2, 1, 0]) {
      await shop.endOne();
      expect(shop.running).toBe(running);
    }
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('lets networks take turns', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void shop.ask('a', name);
    for (const name of ['b1', 'b2']) void shop.ask('b', name);
    void shop.ask('c', 'c1');
    for (let end = 0; end < 5; end += 1) await shop.endOne();
    expect(shop.started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  });

  it('refuses what is too much for one network, and lets others wait', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) void shop.ask('a', name);
    await expect(shop.ask('a', 'a5')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3 });
    void shop.ask('b', 'b1');
    expect(shop.turns.waiting).toBe(3);
    await shop.endOne();
    void shop.ask('a', 'a6');
    await expect(shop.ask('a', 'a7')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('refuses what is too much in all, except the work of the site itself', async () => {
    for (const network of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) void shop.ask(network, network);
    await expect(shop.ask('h', 'h')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (const name of ['own1', 'own2', 'own3']) void shop.ask(null, name);
    expect(shop.turns.waiting).toBe(8);
    for (let end = 0; end < 10; end += 1) await shop.endOne();
    expect([shop.started.at(-1), shop.running, shop.turns.waiting]).toEqual(['own3', 0, 0]);
  });

  it('goes on after work that failed', async () => {
    const failing = () => shop.turns.run('a', () => Promise.reject(new Error('no memory')));
    await Promise.all([1, 2, 3].map(() => expect(failing()).rejects.toThrow('no memory')));
    expect(shop.turns.waiting).toBe(0);
    for (const name of ['b1', 'b2', 'b3']) void shop.ask('b', name);
    expect(shop.running).toBe(2);
  });
});
