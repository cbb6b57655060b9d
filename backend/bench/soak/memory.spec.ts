import { growth, type MemorySample, stretches } from './memory';

const samples = (bytes: (minute: number) => number): MemorySample[] =>
  Array.from({ length: 41 }, (_, n) => ({ minute: n / 2, bytes: bytes(n / 2) }));

describe('memory over time', () => {
  it('is flat when only the first quarter grows', () => {
    expect(growth(samples((minute) => Math.min(500, 300 + minute * 40)))).toBe(0);
  });

  it('is not flat when it keeps growing', () => {
    expect(growth(samples((minute) => 100 + minute * 10))).toBeGreaterThan(0.5);
  });

  it('doesn’t take a single peak for growth', () => {
    expect(growth(samples((minute) => (minute === 19 ? 900 : 300)))).toBe(0);
  });

  it('is given as one median per stretch', () => {
    const four = stretches(
      samples((minute) => minute),
      4,
    );
    expect(four.map(({ minute }) => minute)).toEqual([5, 10, 15, 20]);
    expect(four.map(({ bytes }) => Math.floor(bytes / 5))).toEqual([0, 1, 2, 3]);
  });
});
