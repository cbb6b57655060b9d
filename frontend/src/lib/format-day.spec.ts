import { formatLongDate, formatMonth, istanbulDay } from './format-day';

describe('days', () => {
  it('are written out in Turkish', () => {
    expect(formatLongDate('2026-05-17')).toBe('17 Mayıs 2026 Pazar');
    expect(formatLongDate('dün')).toBe('dün');
  });

  it('come in months that are written out too', () => {
    expect(formatMonth('2026-05')).toBe('Mayıs 2026');
    expect(formatMonth('2026')).toBe('2026');
  });

  it('begin at midnight in Istanbul, three hours before UTC', () => {
    expect(istanbulDay(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
    expect(istanbulDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
    expect(istanbulDay(new Date('2026-12-30T21:00:00Z'), 2)).toBe('2027-01-02');
  });
});
