import {
  bandPath,
  dayNumber,
  fewPoints,
  frameOf,
  nearestPoint,
  profitPath,
  profitTicks,
  type ProfitPoint,
  yearTicks,
} from './profit-curve';

const point = (date: string, profit: number, band?: readonly [number, number]): ProfitPoint => ({
  date,
  bets: 1,
  profit,
  ...(band && { low: band[0], high: band[1] }),
});

const CURVE = [point('2024-01-01', 1), point('2024-01-03', -1), point('2024-01-05', 3)];

describe('the frame of curves', () => {
  it('holds all of them with their bands, and nothing won', () => {
    const banded = [point('2023-12-30', 2, [-6, 5])];
    expect(frameOf([CURVE, banded])).toEqual({
      from: dayNumber('2023-12-30'),
      to: dayNumber('2024-01-05'),
      low: -6,
      high: 5,
    });
    expect(frameOf([[point('2024-01-01', 4), point('2024-01-02', 6)]])).toMatchObject({ low: 0, high: 6 });
  });

  it('has a height even where nothing was won or lost', () => {
    expect(frameOf([[point('2024-01-01', 0)]])).toMatchObject({ low: 0, high: 1 });
  });
});

describe('the path of a profit', () => {
  it('begins with nothing and goes from day to day', () => {
    expect(profitPath(CURVE, frameOf([CURVE]))).toBe('M0 750L0 500L500 1000L1000 0');
  });

  it('of one day goes up or down at the right edge', () => {
    const single = [point('2024-01-01', -1)];
    expect(profitPath(single, frameOf([single]))).toBe('M1000 0L1000 1000');
  });

  it('is empty without a point', () => {
    expect(profitPath([], frameOf([CURVE]))).toBe('');
  });
});

describe('the band of chance', () => {
  it('goes along the upper bounds and back along the lower ones', () => {
    const banded = [point('2024-01-01', 0, [-1, 1]), point('2024-01-05', 0, [-3, 1])];
    expect(bandPath(banded, frameOf([banded]))).toBe('M0 0L1000 0L1000 1000L0 500Z');
  });

  it('is not drawn where it is not known of every point', () => {
    expect(bandPath([point('2024-01-01', 0, [-1, 1]), point('2024-01-05', 0)], frameOf([CURVE]))).toBe('');
    expect(bandPath([], frameOf([CURVE]))).toBe('');
  });
});

describe('walking along a curve', () => {
  it('finds the nearest day', () => {
    const frame = frameOf([CURVE]);
    expect([0, 0.24, 0.26, 0.6, 1].map((share) => nearestPoint(CURVE, frame, share))).toEqual([
      0, 0, 1, 1, 2,
    ]);
  });
});

describe('ticks', () => {
  const frame = (low: number, high: number) => ({ from: 0, to: 1, low, high });

  it('of profit are round numbers, nothing among them', () => {
    const values = (low: number, high: number) => profitTicks(frame(low, high)).map(({ value }) => value);
    expect(values(-130, 45)).toEqual([-100, -50, 0]);
    expect(values(0, 0.9)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(values(-2.2, 3.1)).toEqual([-2, 0, 2]);
    expect(values(-9876, 10)).toEqual([-8000, -6000, -4000, -2000, 0]);
  });

  it('stand where their value does', () => {
    expect(profitTicks(frame(-10, 10)).map(({ at }) => at)).toEqual([1, 0.75, 0.5, 0.25, 0]);
  });

  it('of time are beginnings of years, no more than six', () => {
    const years = (from: string, to: string) =>
      yearTicks({ from: dayNumber(from), to: dayNumber(to), low: 0, high: 1 }).map(({ value }) => value);
    expect(years('2023-08-12', '2025-05-20')).toEqual([2024, 2025]);
    expect(years('2024-02-01', '2024-12-31')).toEqual([]);
    expect(years('2009-08-12', '2026-05-20')).toEqual([2010, 2013, 2016, 2019, 2022, 2025]);
  });
});

describe('a few points of many', () => {
  it('are spread evenly between the first and the last', () => {
    expect(
      fewPoints(
        Array.from({ length: 101 }, (_, at) => at),
        5,
      ),
    ).toEqual([0, 25, 50, 75, 100]);
    expect(fewPoints([1, 2], 5)).toEqual([1, 2]);
  });
});
