import { tr } from '../../platform/locale/tr';
import { TODAY } from '../../../test/support/today';
import { readDateFilter } from './date-filter';

const outcome = (text: string) => {
  const days = readDateFilter(text, TODAY);
  return days.ok ? `${days.value.from} ${days.value.to}` : days.error;
};

describe('a date filter', () => {
  it.each([
    ['2024', '2024-01-01 2024-12-31'],
    ['2024-05', '2024-05-01 2024-05-31'],
    ['2024-5', '2024-05-01 2024-05-31'],
    ['2024-02', '2024-02-01 2024-02-29'],
    ['2023-02', '2023-02-01 2023-02-28'],
    ['2100-02', '2100-02-01 2100-02-28'],
    ['2024-05-17', '2024-05-17 2024-05-17'],
    ['17.05.2024', '2024-05-17 2024-05-17'],
    ['7.5.2024', '2024-05-07 2024-05-07'],
    ['29.02.2024', '2024-02-29 2024-02-29'],
    ['2024-01-01..2024-06-30', '2024-01-01 2024-06-30'],
    ['01.01.2024..30.06.2024', '2024-01-01 2024-06-30'],
    ['2024-01-01 .. 30.06.2024', '2024-01-01 2024-06-30'],
    ['2023..2024', '2023-01-01 2024-12-31'],
    ['2023-11..2024-02', '2023-11-01 2024-02-29'],
    ['2024..2024', '2024-01-01 2024-12-31'],
    ['2024-05-17..2024-05-17', '2024-05-17 2024-05-17'],
  ])('%s spans %s', (text, days) => {
    expect(outcome(text)).toBe(days);
  });

  it.each([
    ['bugün', '2026-05-17 2026-05-17'],
    ['BUGÜN', '2026-05-17 2026-05-17'],
    [' Bugun ', '2026-05-17 2026-05-17'],
    ['dün', '2026-05-16 2026-05-16'],
    ['YARIN', '2026-05-18 2026-05-18'],
    ['yarin', '2026-05-18 2026-05-18'],
    ['22.11', '2026-11-22 2026-11-22'],
    ['1.2', '2026-02-01 2026-02-01'],
    ['22.11.2025', '2025-11-22 2025-11-22'],
    ['22 Kasım 2025', '2025-11-22 2025-11-22'],
    ['22 KASIM 2025', '2025-11-22 2025-11-22'],
    ['22 kasim  2025', '2025-11-22 2025-11-22'],
    ['7 ağustos', '2026-08-07 2026-08-07'],
    ['Kasım 2025', '2025-11-01 2025-11-30'],
    ['şubat 2024', '2024-02-01 2024-02-29'],
    ['dün..yarın', '2026-05-16 2026-05-18'],
    ['17.05 - 20.05', '2026-05-17 2026-05-20'],
    ['17 Mayıs – 2 Haziran', '2026-05-17 2026-06-02'],
    ['Nisan 2026..bugün', '2026-04-01 2026-05-17'],
    ['2025..22.11', '2025-01-01 2026-11-22'],
  ])('%s is said from today on, the 17th of May 2026: %s', (text, days) => {
    expect(outcome(text)).toBe(days);
  });

  it('knows every month by its name', () => {
    const names = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');
    expect(names.map((name) => outcome(`${name} 2025`).slice(0, 7))).toEqual(
      names.map((_, month) => `2025-${String(month + 1).padStart(2, '0')}`),
    );
  });

  it('knows the day before and after the turn of a year', () => {
    expect(readDateFilter('dün', '2026-01-01')).toMatchObject({ value: { from: '2025-12-31' } });
    expect(readDateFilter('yarın', '2026-12-31')).toMatchObject({ value: { to: '2027-01-01' } });
    expect(readDateFilter('29.02', '2028-01-01')).toMatchObject({ value: { to: '2028-02-29' } });
  });

  it('knows every day of the calendar from 2000 to 2030', () => {
    for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2031, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const turkish = day.split('-').reverse().join('.');
      expect([outcome(day), outcome(turkish)]).toEqual([`${day} ${day}`, `${day} ${day}`]);
    }
  });

  it.each([
    ['2024-13', tr.filters.noSuchMonth],
    ['2024-00', tr.filters.noSuchMonth],
    ['17.13.2024', tr.filters.noSuchMonth],
    ['2024-13-01', tr.filters.noSuchMonth],
    ['31.02.2024', tr.filters.noSuchDay],
    ['29.02.2023', tr.filters.noSuchDay],
    ['2024-04-31', tr.filters.noSuchDay],
    ['00.05.2024', tr.filters.noSuchDay],
    ['2024-06-30..2024-01-01', tr.filters.reversedRange],
    ['2025..2024', tr.filters.reversedRange],
    ['0000', tr.filters.yearOutOfRange],
    ['1899', tr.filters.yearOutOfRange],
    ['9999-12-31', tr.filters.yearOutOfRange],
    ['2024..9999', tr.filters.yearOutOfRange],
    ['20', tr.filters.notDate],
    ['202', tr.filters.notDate],
    ['2024-', tr.filters.notDate],
    ['2024-05-', tr.filters.notDate],
    ['2024/05/17', tr.filters.notDate],
    ['17-05-2024', tr.filters.notDate],
    ['17.05.24', tr.filters.notDate],
    ['05.2024', tr.filters.notDate],
    ['2024-05-17T10:00', tr.filters.notDate],
    ['2024..', tr.filters.notDate],
    ['..2024', tr.filters.notDate],
    ['..', tr.filters.notDate],
    ['2024...2025', tr.filters.notDate],
    ['2023..2024..2025', tr.filters.notDate],
    ['2024-01-01-2024-06-30', tr.filters.notDate],
    ['>2024', tr.filters.notDate],
    ['boş', tr.filters.notDate],
    ['29.02', tr.filters.noSuchDay],
    ['31 Nisan', tr.filters.noSuchDay],
    ['17.13', tr.filters.noSuchMonth],
    ['1 Ocak 1899', tr.filters.yearOutOfRange],
    ['20.06..17.05', tr.filters.reversedRange],
    ['yarın..bugün', tr.filters.reversedRange],
    ['Mayıs', tr.filters.notDate],
    ['17 May', tr.filters.notDate],
    ['17 May 2024', tr.filters.notDate],
    ['17. Mayıs', tr.filters.notDate],
    ['17.05.', tr.filters.notDate],
    ['5.2024', tr.filters.notDate],
    ['bugun-yarin', tr.filters.notDate],
    ['17.05-20.05', tr.filters.notDate],
    ['evvelsi gün', tr.filters.notDate],
    ['20240517', tr.filters.notDate],
    ['٢٠٢٤', tr.filters.notDate],
  ])('%s is refused: %s', (text, error) => {
    expect(outcome(text)).toBe(error);
  });
});
