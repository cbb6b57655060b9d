import { AppError } from '../errors/app-error';
import { FairQueue } from './fair-queue';

const refusal = () => new AppError('UNAVAILABLE', { retryAfter: 7 });
const LIMITS = { atOnce: 2, atOncePerKey: 1, waitingPerKey: 3, waitingInAll: 5, refusal };
/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('FairQueue', () => {
  let queue: FairQueue<string>;
  let begun: string[];
  let ends: Map<string, (error?: Error) => void>;

  beforeEach(() => {
    queue = new FairQueue(LIMITS);
    begun = [];
    ends = new Map();
  });

  /** Asks for work named `a1` for key `a`, which goes on until it is ended. */
  const ask = (name: string, within = queue) =>
    within.run(name.startsWith('own') ? null : name[0]!, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)!(error);
    await settle();
  };

  it('works on one piece of a key at a time, and on other keys beside it', async () => {
    const first = ask('a1');
    void ask('a2');
    void ask('b1');
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect([begun, await first]).toEqual([['a1', 'b1', 'a2'], 'a1']);
  });

  it('gives keys turns, however much one of them has sent before the others', async () => {
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4', 'c1', 'd1']) void ask(name);
    await settle();
    for (const name of ['b1', 'a1', 'c1', 'a2', 'd1', 'a3', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'a3', 'a4']);
  });

  it('lets a key work on as many pieces as all may where its own limit is as high', async () => {
    const open = new FairQueue<string>({ ...LIMITS, atOncePerKey: 2 });
    for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name, open);
    await settle();
    await end('a2');
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('refuses at once what one key, or all together, have waiting beyond the limit', async () => {
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) void ask(name);
    const refused = { code: 'UNAVAILABLE', retryAfter: 7 };
    await expect(ask('a5')).rejects.toMatchObject(refused);
    void ask('c1');
    void ask('d1');
    await expect(ask('e1')).rejects.toMatchObject(refused);
    await end('b1');
    void ask('e2');
    for (const name of ['a1', 'c1', 'd1']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'e2']);
  });

  it('never refuses the work of the site itself, which takes its turns', async () => {
    for (const name of ['a1', 'b1', 'a2', 'a3', 'b2', 'b3', 'c1']) void ask(name);
    await expect(ask('d1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (const name of ['own1', 'own2']) void ask(name);
    expect(queue.waiting).toBe(7);
    for (const name of ['a1', 'b1', 'a2', 'b2', 'c1', 'own1', 'a3', 'b3', 'own2']) {
      await settle();
      await end(name);
    }
    expect([begun.slice(5, 6), queue.waiting]).toEqual([['own1'], 0]);
  });

  it('goes on after work that failed, and forgets keys that are through', async () => {
    const failing = ask('a1');
    const next = ask('a2');
    await end('a1', new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    await end('a2');
    expect(await next).toBe('a2');
    expect(queue).toMatchObject({ working: new Map(), queues: new Map(), waiting: 0 });
  });
});
