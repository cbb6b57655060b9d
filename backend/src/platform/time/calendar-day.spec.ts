import { isCalendarDay } from './calendar-day';

describe('isCalendarDay', () => {
  it.each(['2026-05-17', '2024-02-29', '1900-01-01', '2100-12-31'])('takes %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-5-17',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '1899-12-31',
    '2101-01-01',
    '17.05.2026',
    '2026-05-17T00:00:00Z',
    ' 2026-05-17',
    '2026-05-17\n',
    '99999-01-01',
  ])('refuses %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});
