import { formatDays, isWholeDay, readDay, readDays, writeDays } from './written-days';

// 01:30 in Istanbul, still the day before in UTC
const NOW = new Date('2026-11-21T22:30:00Z');

describe('days as people write them', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['5.1.2026', '2026-01-05'],
    ['22.11', '2026-11-22'],
    ['22 Kasım 2026', '2026-11-22'],
    ['22 kasim', '2026-11-22'],
    ['1 Ağustos 2025', '2025-08-01'],
    ['Bugün', '2026-11-22'],
    ['dün', '2026-11-21'],
    ['YARIN', '2026-11-23'],
    [' 29.02.2024 ', '2024-02-29'],
  ])('%s is the day %s', (text, day) => {
    expect(readDay(text, NOW)).toBe(day);
  });

  it.each([
    '',
    '2026',
    'Kasım 2026',
    '31.04.2026',
    '29.02',
    '29.02.2026',
    '1.13.2026',
    'Kasım',
    '22',
    'önce',
  ])('“%s” is no day', (text) => {
    expect(readDay(text, NOW)).toBeNull();
  });

  it.each([
    ['2025', { from: '2025-01-01', to: '2025-12-31' }],
    ['2024-02', { from: '2024-02-01', to: '2024-02-29' }],
    ['Kasım 2026', { from: '2026-11-01', to: '2026-11-30' }],
    ['2024-01-01..2024-06', { from: '2024-01-01', to: '2024-06-30' }],
    ['dün - yarın', { from: '2026-11-21', to: '2026-11-23' }],
    ['22.11', { from: '2026-11-22', to: '2026-11-22' }],
    ['2024..2023', null],
    ['1..2..3', null],
  ])('the filter %s means %j', (text, days) => {
    expect(readDays(text, NOW)).toEqual(days);
  });

  it('are whole once nothing can follow', () => {
    expect(['22.11.2026', '2026-11-22', '22 Kasım 2026'].map(isWholeDay)).toEqual([true, true, true]);
    expect(['22.11', '22 Kasım', '22.11.202', 'bugün', '2026-11'].map(isWholeDay)).toEqual(
      Array(5).fill(false),
    );
  });
});

describe('the filter of a date column', () => {
  it('is written so that it reads back to the same days', () => {
    for (const days of [
      { from: '2026-11-22', to: '2026-11-22' },
      { from: '2026-01-01', to: '2026-06-30' },
    ])
      expect(readDays(writeDays(days), NOW)).toEqual(days);
    expect(writeDays({ from: '2026-11-22', to: '2026-11-22' })).toBe('22.11.2026');
  });

  it.each([
    ['2024-05-17', '17 Mayıs 2024'],
    ['17.05.2024', '17 Mayıs 2024'],
    ['17 mayis 2024', '17 Mayıs 2024'],
    ['22.11', '22 Kasım'],
    ['2024-05', 'Mayıs 2024'],
    ['2024', '2024'],
    ['2024-01-01..2024-06-30', '1 Oca – 30 Haz 2024'],
    ['01.09.2023 - 30.06.2024', '1 Eyl 2023 – 30 Haz 2024'],
    ['2023..2024', '2023 – 2024'],
    ['2024-01..2024-06', 'Oca – Haz 2024'],
    ['dün..yarın', 'dün – yarın'],
    ['bugün', 'bugün'],
    ['31.04.2024', '31.04.2024'],
  ])('%s stands on the screen as %s', (text, shown) => {
    expect(formatDays(text)).toBe(shown);
  });
});
