import { addDays, istanbulDate, istanbulParts } from './istanbul';

describe('Istanbul time', () => {
  it('is three hours ahead of UTC, so that a late evening in London is the next day', () => {
    expect(istanbulParts(new Date('2026-05-17T21:30:00Z'))).toEqual({ date: '2026-05-18', time: '00:30' });
  });

  it('knows the summer time that Türkiye kept until 2016', () => {
    expect(istanbulParts(new Date('2014-01-10T19:00:00Z')).time).toBe('21:00');
    expect(istanbulParts(new Date('2014-07-10T19:00:00Z')).time).toBe('22:00');
  });

  it('counts days over month and leap-year ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(istanbulDate(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
  });
});
