import { Logger } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { Clock } from './clock';
import { SteadyTime } from './steady-time';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('what can’t be undone', () => {
  /** Milliseconds since the process started, and what the wall clock adds. */
  let running: number;
  let wall: number;
  let time: SteadyTime;
  let warnings: jest.SpyInstance;

  class SetTime extends SteadyTime {
    protected override wall(): number {
      return wall + running;
    }

    protected override monotonic(): number {
      return running;
    }
  }

  beforeEach(() => {
    running = 5 * SECOND;
    wall = Date.parse('2026-05-17T12:00:00Z');
    time = new SetTime();
    warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  const attempt = async (): Promise<number> => {
    let done = false;
    const wait = await time.whenSteady(async () => void (done = true));
    expect(done).toBe(wait === 0);
    return wait;
  };

  it('is done at once, however long the process runs and however the clock is corrected a little', async () => {
    for (const correction of [0, 20 * SECOND, -50 * SECOND, 10 * SECOND]) {
      running += 100 * HOUR;
      wall += correction;
      expect(await attempt()).toBe(0);
    }
    expect(warnings).not.toHaveBeenCalled();
  });

  it.each([3 * HOUR, -3 * HOUR, 61 * SECOND])(
    'waits a minute after the clock has jumped by %d ms, and no longer',
    async (jump) => {
      wall += jump;
      expect(await attempt()).toBe(60 * SECOND);
      running += 59 * SECOND;
      expect(await attempt()).toBe(SECOND);
      expect(() => time.requireSteady()).toThrow(AppError);
      running += SECOND;
      expect(await attempt()).toBe(0);
      expect(() => time.requireSteady()).not.toThrow();
      expect(warnings.mock.calls.map(([{ milliseconds }]) => milliseconds)).toEqual([jump]);
    },
  );

  it('waits anew when the clock jumps back', async () => {
    wall += 3 * HOUR;
    expect(await attempt()).toBe(60 * SECOND);
    running += 6 * SECOND;
    wall -= 3 * HOUR;
    expect(await attempt()).toBe(60 * SECOND);
    running += 60 * SECOND;
    expect(await attempt()).toBe(0);
    expect(warnings).toHaveBeenCalledTimes(2);
  });

  it('goes by a clock that runs evenly, also where the wall clock jumps meanwhile', async () => {
    const clock = new Clock();
    const seen: string[] = [];
    let free: Promise<Date> | undefined;
    await time.whenSteady(async () => {
      const note = () => void seen.push(clock.now().toISOString());
      note();
      running += SECOND;
      wall += 3 * HOUR;
      await Promise.resolve();
      note();
      free = time.freely(async () => clock.now());
    });
    expect(seen).toEqual(['2026-05-17T12:00:05.000Z', '2026-05-17T12:00:06.000Z']);
    // what it sets off, and what comes after it, go by the wall clock
    for (const instant of [await free!, clock.now()])
      expect(Math.abs(instant.getTime() - Date.now())).toBeLessThan(HOUR);
  });
});
