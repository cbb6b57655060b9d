import { AnswerCache } from './answer-cache';

describe('the cache of answers', () => {
  let cache: AnswerCache<number>;
  let made: number;
  const make = (): Promise<number> => Promise.resolve(++made);
  const ask = (question: string, ...state: unknown[]): Promise<number> => cache.get(question, state, make);

  beforeEach(() => {
    cache = new AnswerCache();
    made = 0;
  });

  it('makes an answer once, also for those who ask while it is made', async () => {
    expect(await Promise.all(['one', 'one', 'one'].map((question) => ask(question)))).toEqual([1, 1, 1]);
    expect(await ask('one')).toBe(1);
    expect(await ask('another')).toBe(2);
  });

  it('forgets everything when the archive or what was learned from it is another', async () => {
    const [learned, learnedAnew] = [{}, {}];
    expect(await ask('one', 1, learned)).toBe(1);
    expect(await ask('one', 1, learned)).toBe(1);
    expect(await ask('one', 2, learned)).toBe(2);
    expect(await ask('one', 2, learnedAnew)).toBe(3);
    expect(await ask('one', 1, learned)).toBe(4);
  });

  it('keeps the two hundred asked for last', async () => {
    for (let at = 0; at < 200; at++) await ask(`question ${at}`);
    expect(await ask('question 0')).toBe(1);
    expect(await ask('new')).toBe(201);
    expect(await ask('question 0')).toBe(1);
    expect(await ask('question 1')).toBe(202);
  });

  it('does not keep a failure', async () => {
    await expect(cache.get('one', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('one')).toBe(1);
  });

  describe('when somebody leaves', () => {
    let signals: AbortSignal[];
    let finish: (answer: number) => void;
    const slowly = (signal: AbortSignal): Promise<number> => {
      signals.push(signal);
      return new Promise((resolve, reject) => {
        finish = resolve;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    const askSlowly = (client?: AbortController) => cache.get('one', [], slowly, client?.signal);

    beforeEach(() => (signals = []));

    it('ends the work once the last one has left, and makes the answer again for the next', async () => {
      const [first, second] = [new AbortController(), new AbortController()];
      const answers = [askSlowly(first), askSlowly(second)];
      first.abort(new Error('first left'));
      await expect(answers[0]).rejects.toThrow('first left');
      expect(signals[0]!.aborted).toBe(false);
      second.abort(new Error('second left'));
      await expect(answers[1]).rejects.toThrow('second left');
      expect(signals[0]!.aborted).toBe(true);
      const third = askSlowly(new AbortController());
      expect(signals).toHaveLength(2);
      finish(7);
      expect(await third).toBe(7);
    });

    it('goes on for one who stays, and for one who can not leave', async () => {
      for (const other of [new AbortController(), undefined]) {
        const client = new AbortController();
        const answers = [askSlowly(client), askSlowly(other)];
        client.abort(new Error('left'));
        await expect(answers[0]).rejects.toThrow('left');
        finish(8);
        expect(await answers[1]).toBe(8);
        cache = new AnswerCache();
      }
    });

    it('keeps an answer that is made', async () => {
      const client = new AbortController();
      const answer = askSlowly(client);
      finish(9);
      expect(await answer).toBe(9);
      client.abort();
      expect(await askSlowly()).toBe(9);
    });
  });
});
