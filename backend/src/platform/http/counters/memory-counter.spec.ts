import { MemoryCounter } from './memory-counter';

describe('MemoryCounter', () => {
  let now: number;
  let counter: MemoryCounter;

  beforeEach(() => {
    now = 5_000;
    counter = new MemoryCounter({ points: 2, seconds: 60 }, () => now, 100);
  });

  const counts = async (key: string, times: number): Promise<number[]> => {
    const waits = [];
    for (let time = 0; time < times; time += 1) waits.push(await counter.count(key));
    return waits;
  };

  it('lets the points of a window through and says how long it still is', async () => {
    expect(await counts('a', 2)).toEqual([0, 0]);
    now += 20_000;
    expect(await counts('a', 2)).toEqual([40_000, 40_000]);
    expect(await counts('b', 1)).toEqual([0]);
  });

  it('begins another window when the first is over, however much was refused in it', async () => {
    await counts('a', 20);
    now += 59_999;
    expect(await counts('a', 1)).toEqual([1]);
    now += 1;
    expect(await counts('a', 3)).toEqual([0, 0, 60_000]);
  });

  it('takes back what was counted, never more', async () => {
    await counts('a', 5);
    await counter.giveBack('a');
    expect(await counts('a', 2)).toEqual([0, 60_000]);
    for (let time = 0; time < 5; time += 1) await counter.giveBack('a');
    expect(await counts('a', 3)).toEqual([0, 0, 60_000]);
    await counter.giveBack('never counted');
    expect(counter.size).toBe(1);
  });

  it('forgets a key', async () => {
    await counts('a', 3);
    await counter.forget('a');
    expect(await counts('a', 1)).toEqual([0]);
  });

  it('remembers no window that is over, and never more keys than it may', async () => {
    for (let key = 0; key < 50; key += 1) await counter.count(`early ${key}`);
    now += 60_000;
    await counter.count('late');
    expect(counter.size).toBe(1);
    for (let key = 0; key < 1000; key += 1) await counter.count(`many ${key}`);
    expect(counter.size).toBe(100);
    expect(await counts('many 999', 2)).toEqual([0, 60_000]);
  });

  it('is not moved by a wall clock that is set', async () => {
    const real = new MemoryCounter({ points: 1, seconds: 60 });
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(Date.UTC(2026, 0, 1, 3));
      await real.count('a');
      clock.mockReturnValue(Date.UTC(2026, 0, 1, 0));
      expect(await real.count('a')).toBeLessThanOrEqual(60_000);
      clock.mockReturnValue(Date.UTC(2026, 0, 1, 9));
      expect(await real.count('a')).toBeGreaterThan(0);
    } finally {
      clock.mockRestore();
    }
  });
});
