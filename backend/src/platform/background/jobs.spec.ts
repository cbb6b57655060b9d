import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { Subject } from 'rxjs';
import { Clock } from '../time/clock';
import { SteadyTime } from '../time/steady-time';
import type { JobDescription, Sign } from './job';
import { Jobs } from './jobs';

const turn = () => new Promise((resolve) => setTimeout(resolve, 2));
const LONG = 60_000;

type TimedOptions = { every?: number; atOnce?: boolean; irreversible?: boolean; isOutgoing?: boolean };

describe('background jobs', () => {
  let listen: Subject<void>;
  let jobs: Jobs;
  let errors: jest.SpyInstance;

  beforeEach(() => {
    listen = new Subject();
    jobs = new Jobs({ listen$: listen } as unknown as HttpAdapterHost);
    errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    jobs.onModuleDestroy();
    await jobs.beforeApplicationShutdown();
    errors.mockRestore();
  });

  const add = (name: string, run: JobDescription['run'], more: TimedOptions = {}) =>
    jobs.add({ name, every: LONG, run, ...more });

  it('begin when the server listens, at once or after their interval, and once', async () => {
    const begun: string[] = [];
    for (const atOnce of [false, true])
      add(`at once: ${atOnce}`, async () => void begun.push(String(atOnce)), { atOnce });
    await turn();
    expect(begun).toEqual([]);
    listen.next();
    listen.next();
    await turn();
    expect(begun).toEqual(['true']);
  });

  it('go on after an error, which is logged with their name, and no further once stopped', async () => {
    let runs = 0;
    const thrice = new Promise<void>((done) => {
      const work = async () => {
        runs += 1;
        if (runs === 3) void jobs.stop('mail').then(done);
        throw new Error(`run ${runs}`);
      };
      add('mail', work, { every: 1 });
    });
    listen.next();
    await thrice;
    await turn();
    await turn();
    expect(errors.mock.calls.map(([{ err, job }]) => [err.message, job])).toEqual([
      ['run 1', 'mail'],
      ['run 2', 'mail'],
      ['run 3', 'mail'],
    ]);
  });

  it('never run twice at once; each call gets a run that began after it, whatever became of the one before', async () => {
    let inside = 0;
    let begun = 0;
    add('mail', async () => {
      begun += 1;
      inside += 1;
      expect(inside).toBe(1);
      await turn();
      inside -= 1;
      if (begun === 1) throw new Error('first');
    });
    const calls = await Promise.allSettled([jobs.run('mail'), jobs.run('mail'), jobs.run('mail')]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(begun).toBe(3);
  });

  it('woken often have one run more, after the one under way', async () => {
    let begun = 0;
    let end = () => undefined as void;
    const job = add('imports', () => {
      begun += 1;
      return new Promise<void>((resolve) => (end = resolve));
    });
    listen.next();
    job.wake();
    expect(begun).toBe(1);
    job.wake();
    job.wake();
    end();
    await turn();
    expect(begun).toBe(2);
    end();
    await turn();
    expect(begun).toBe(2);
  });

  it('woken in a transaction begin after its commit', async () => {
    let begun = 0;
    let commit = () => undefined as void;
    jobs.wakeAfter(async (work) => void (commit = work));
    const job = add('imports', async () => void (begun += 1));
    job.wake();
    await turn();
    expect(begun).toBe(0);
    commit();
    expect(begun).toBe(1);
    await turn();
    jobs.wakeAfter(() => Promise.reject(new Error('rolled back')));
    job.wake();
    await turn();
    expect(begun).toBe(1);
    expect(errors.mock.calls.map(([{ err }]) => err.message)).toEqual(['rolled back']);
  });

  it('get the signal of a shutdown, which waits for those that run and starts no more', async () => {
    const ends: string[] = [];
    const work = async (name: string, signal: AbortSignal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await turn();
      ends.push(name);
      signal.throwIfAborted();
    };
    const [one] = ['one', 'other'].map((name) =>
      add(name, (signal) => work(name, signal), { atOnce: true, every: 1 }),
    );
    listen.next();
    one!.wake();
    jobs.onModuleDestroy();
    await jobs.beforeApplicationShutdown();
    expect(ends).toEqual(['one', 'other']);
    one!.wake();
    await jobs.run('other');
    await turn();
    expect(ends).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
  });

  describe('after a jump of the clock', () => {
    let jump = 0;
    class JumpingTime extends SteadyTime {
      protected override wall(): number {
        return super.wall() + jump;
      }
    }
    let warnings: jest.SpyInstance;

    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      jump = 0;
      jobs = new Jobs(
        { listen$: listen } as unknown as HttpAdapterHost,
        undefined,
        undefined,
        new JumpingTime(),
      );
      warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    });
    afterEach(() => jest.useRealTimers());

    it('wait a minute where they can’t be undone, those of once a day too, and say so once', async () => {
      const runs = { seals: 0, cleans: 0, looks: 0, follows: 0 };
      const day = 24 * 60 * 60_000;
      add('seals', async () => void (runs.seals += 1), { irreversible: true, every: 1_000, atOnce: true });
      add('cleans', async () => void (runs.cleans += 1), { irreversible: true, every: day, atOnce: true });
      add('looks', async () => void (runs.looks += 1), { every: 1_000, atOnce: true });
      jobs.lookWith((signs) => Promise.resolve(signs.map(() => 'the same')));
      jobs.add({
        ...{ name: 'follows', irreversible: true, run: async () => void (runs.follows += 1) },
        sign: () => ({ begins: 'on change', sql: '' }),
      });
      jump = 3 * 60 * 60_000;
      listen.next();
      await jest.advanceTimersByTimeAsync(59_000);
      await jobs.run('seals');
      expect(runs).toMatchObject({ seals: 0, cleans: 0, follows: 0 });
      expect(runs.looks).toBeGreaterThan(50);
      await jest.advanceTimersByTimeAsync(3_000);
      expect(runs.seals).toBeGreaterThan(0);
      expect(runs.cleans).toBe(1);
      expect(runs.follows).toBe(1);
      expect(warnings).toHaveBeenCalledTimes(1);
    });

    it('leave the clock to those that they wake', async () => {
      const clock = new Clock();
      const seen: number[] = [];
      const woken = add('woken', async () => void seen.push(clock.now().getTime()));
      add('wakes', async () => woken.wake(), { irreversible: true });
      // within the tolerance: an irreversible job goes by it
      jump = 30_000;
      await jobs.run('wakes');
      await jest.advanceTimersByTimeAsync(10);
      expect(seen).toHaveLength(1);
      expect(Math.abs(seen[0]! - Date.now())).toBeLessThan(15_000);
    });
  });

  describe('with a sign', () => {
    let values: Record<string, string | Error>;
    let looks: string[][];
    let held: boolean;

    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      values = {};
      looks = [];
      held = false;
      jobs.holdWhile(() => Promise.resolve(held));
      jobs.lookWith(async (signs) => {
        const names = signs.map(({ sql }) => sql);
        looks.push(names);
        return names.map((name) => {
          const value = values[name]!;
          if (value instanceof Error) throw value;
          return value;
        });
      });
    });
    afterEach(() => jest.useRealTimers());

    const signed = (
      name: string,
      begins: Sign['begins'],
      run: JobDescription['run'],
      more: { isOutgoing?: boolean; irreversible?: boolean; retryAfter?: number } = {},
    ) => jobs.add({ name, sign: () => ({ begins, sql: name }), run, ...more });
    /** Lets so many looks happen. */
    const beats = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);
    const begin = async () => {
      listen.next();
      await jest.advanceTimersByTimeAsync(0);
    };

    it('are looked for by one statement a second, however often the server says that it listens', async () => {
      for (const name of ['mail', 'alerts']) signed(name, 'while true', async () => undefined);
      Object.assign(values, { mail: '0', alerts: '0' });
      expect(looks).toEqual([]);
      await begin();
      await begin();
      await beats(3);
      expect(looks).toEqual(Array.from({ length: 4 }, () => ['mail', 'alerts']));
      await jobs.stop('mail');
      await beats(1);
      expect(looks.at(-1)).toEqual(['alerts']);
      await jobs.stop('alerts');
      await beats(3);
      expect(looks).toHaveLength(5);
    });

    it('begin while it is true', async () => {
      let runs = 0;
      signed('mail', 'while true', async () => void (runs += 1));
      values.mail = '0';
      await begin();
      expect(runs).toBe(0);
      values.mail = '1';
      await beats(2);
      expect(runs).toBe(2);
      values.mail = '0';
      await beats(2);
      expect(runs).toBe(2);
    });

    it('begin after the start and when it changes, again and again until a run was whole', async () => {
      const outcomes: (Error | boolean | undefined)[] = [undefined, new Error('failed'), false, true];
      let runs = 0;
      signed('archive', 'on change', async () => {
        runs += 1;
        const outcome = outcomes.shift();
        if (outcome instanceof Error) throw outcome;
        return outcome;
      });
      values.archive = '7';
      await begin();
      await beats(3);
      expect(runs).toBe(1);
      values.archive = '8';
      await beats(9);
      expect(runs).toBe(4);
    });

    it('begin once more where the value has changed during a run', async () => {
      let runs = 0;
      signed('archive', 'on change', async () => {
        runs += 1;
        values.archive = '8';
      });
      values.archive = '7';
      await begin();
      await beats(5);
      expect(runs).toBe(2);
    });

    it('rest after a run that failed', async () => {
      let runs = 0;
      const work = () => {
        runs += 1;
        return Promise.reject(new Error('failed'));
      };
      signed('joins', 'while true', work, { retryAfter: 5_000 });
      values.joins = '1';
      await begin();
      await beats(4);
      expect(runs).toBe(1);
      await beats(2);
      expect(runs).toBe(2);
      await expect(jobs.run('joins')).rejects.toThrow('failed');
    });

    it('begin again when nothing is held any more', async () => {
      let runs = 0;
      signed('results', 'on change', async () => void (runs += 1), { isOutgoing: true });
      values.results = '7';
      held = true;
      await begin();
      await beats(3);
      expect(runs).toBe(0);
      held = false;
      await beats(3);
      expect(runs).toBe(1);
    });

    it('are woken, and run on demand, besides', async () => {
      let runs = 0;
      const job = signed('imports', 'while true', async () => void (runs += 1));
      values.imports = '0';
      await begin();
      job.wake();
      await beats(0);
      await jobs.run('imports');
      await beats(3);
      expect(runs).toBe(2);
    });

    it('wait while the database does not answer, which is logged once', async () => {
      const logs = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
      let runs = 0;
      signed('mail', 'while true', async () => void (runs += 1));
      values.mail = new Error('gone');
      await begin();
      await beats(5);
      expect([runs, errors.mock.calls.map(([{ err }]) => err.message)]).toEqual([0, ['gone']]);
      values.mail = '1';
      await beats(1);
      expect([runs, logs.mock.calls]).toEqual([1, [['Background jobs go on']]]);
      logs.mockRestore();
    });

    it('stay stopped that were stopped before the server listens', async () => {
      signed('mail', 'while true', async () => undefined);
      values.mail = '1';
      await jobs.stop('mail');
      await begin();
      await beats(2);
      expect(looks).toEqual([]);
    });
  });

  it('have each a name of their own', () => {
    expect(() => jobs.run('nothing')).toThrow('nothing');
  });
});
