import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { Subject } from 'rxjs';
import { Clock } from '../time/clock';
import { SteadyTime } from '../time/steady-time';
import type { JobDescription } from './job';
import { Jobs } from './jobs';

const turn = () => new Promise((resolve) => setTimeout(resolve, 2));
const LONG = 60_000;

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

  const add = (name: string, work: JobDescription['work'], more: Partial<JobDescription> = {}) =>
    jobs.add({ name, pause: LONG, work, ...more });

  it('begin when the server listens, at once or after their pause, and once', async () => {
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
      add('mail', work, { pause: 1 });
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
      return new Promise((resolve) => (end = resolve));
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
      add(name, (signal) => work(name, signal), { atOnce: true, pause: 1 }),
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
      const runs = { seals: 0, cleans: 0, looks: 0 };
      const day = 24 * 60 * 60_000;
      add('seals', async () => void (runs.seals += 1), { irreversible: true, pause: 1_000, atOnce: true });
      add('cleans', async () => void (runs.cleans += 1), { irreversible: true, pause: day, atOnce: true });
      add('looks', async () => void (runs.looks += 1), { pause: 1_000, atOnce: true });
      jump = 3 * 60 * 60_000;
      listen.next();
      await jest.advanceTimersByTimeAsync(59_000);
      await jobs.run('seals');
      expect(runs).toMatchObject({ seals: 0, cleans: 0 });
      expect(runs.looks).toBeGreaterThan(50);
      await jest.advanceTimersByTimeAsync(3_000);
      expect(runs.seals).toBeGreaterThan(0);
      expect(runs.cleans).toBe(1);
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

  it('have each a name of their own', () => {
    expect(() => jobs.run('nothing')).toThrow('nothing');
  });
});
