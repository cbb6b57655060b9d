import { SeededRandom, seedOf } from './random';

describe('seeded random numbers', () => {
  it('repeat for the same seed and differ for another', () => {
    const draw = (...seed: string[]) => {
      const random = new SeededRandom(...seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw('a', 'b')).toEqual(draw('a', 'b'));
    expect(draw('a', 'b')).not.toEqual(draw('a', 'c'));
    expect(seedOf('Ardıç')).toBe(seedOf('Ardıç'));
  });

  it('fill the unit interval evenly', () => {
    const random = new SeededRandom('even');
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 50_000; draw += 1) tenths[Math.floor(random.next() * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 5_000)).toBeLessThan(300);
  });

  it('have the wanted spread when normal', () => {
    const random = new SeededRandom('normal');
    const draws = Array.from({ length: 20_000 }, () => random.normal(2));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(Math.sqrt(variance)).toBeCloseTo(2, 1);
  });

  it('shuffle without losing an item', () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const mixed = new SeededRandom('shuffle').shuffled(items);
    expect(mixed).not.toEqual(items);
    expect([...mixed].sort((a, b) => a - b)).toEqual(items);
  });
});
