import {
  formatCount,
  formatDate,
  formatInstant,
  formatInteger,
  formatKickoff,
  formatOdd,
  formatProbability,
  formatScore,
} from './format';

describe('what a cell shows', () => {
  it('writes prices with a decimal comma and two places', () => {
    expect([1.85, 12, 1.1, 100.5].map(formatOdd)).toEqual(['1,85', '12,00', '1,10', '100,50']);
  });

  it('writes probabilities with one decimal, rounded half up as filters compare them', () => {
    expect([0.5812, 0.5805, 0.0415, 1, 0].map(formatProbability)).toEqual([
      ...['%58,1', '%58,1', '%4,2', '%100,0', '%0,0'],
    ]);
    for (let tenThousandths = 0; tenThousandths <= 10_000; tenThousandths += 1) {
      const tenths = Math.floor((tenThousandths + 5) / 10);
      const written = `%${Math.floor(tenths / 10)},${tenths % 10}`;
      expect(formatProbability(tenThousandths / 10_000)).toBe(written);
    }
  });

  it('shows a dash for what is missing, but not for zero', () => {
    expect(formatOdd(null)).toBe('-');
    expect(formatInteger(undefined)).toBe('-');
    expect(formatInteger(0)).toBe('0');
    expect(formatScore(0, 0)).toBe('0 - 0');
    expect(formatScore(2, null)).toBe('-');
  });

  it('writes dates day first', () => {
    expect(formatDate('2024-05-17')).toBe('17.05.2024');
    expect(formatDate(null)).toBe('-');
  });

  it('tells the kick-off of a near match without its year', () => {
    expect(formatKickoff('2026-11-22', '21:45')).toBe('22 Kas 21:45');
    expect(formatKickoff('2027-01-03', '14:00')).toBe('3 Oca 14:00');
  });

  it('writes instants in Turkish and in Istanbul time', () => {
    expect(formatInstant('2026-05-17T18:45:00.000Z')).toBe('17 Mayıs 2026 21:45');
    expect(formatInstant('2026-12-31T21:05:00Z')).toBe('1 Ocak 2027 00:05');
    expect(formatInstant('dün')).toBe('dün');
  });

  it('groups thousands with a point', () => {
    expect(formatCount(1300)).toBe('1.300');
  });
});
