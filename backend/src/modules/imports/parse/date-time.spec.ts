import { parseDate, parseTime, splitDateTime } from './date-time';

describe('dates and times of sources', () => {
  it.each([
    ['17/05/24', '2024-05-17'],
    ['17/05/2024', '2024-05-17'],
    ['1/9/2024', '2024-09-01'],
    ['14/08/93', '1993-08-14'],
    ['01/01/00', '2000-01-01'],
    ['17.05.2024', '2024-05-17'],
    ['17-05-2024', '2024-05-17'],
    ['2024-05-17', '2024-05-17'],
    ['2024/5/7', '2024-05-07'],
    ['29/02/2024', '2024-02-29'],
    ['\u00a017/05/24 ', '2024-05-17'],
  ])('reads %j as %s', (cell, date) => expect(parseDate(cell)).toBe(date));

  it.each([
    '',
    'Date',
    '31/02/2024',
    '29/02/2023',
    '00/01/2024',
    '13/13/2024',
    '32/01/24',
    '2024-13-01',
    '17/05',
    '17/05/024',
    '45211',
    '17/05/1200',
  ])('finds no day of the calendar in %j', (cell) => expect(parseDate(cell)).toBeNull());

  it.each([
    ['19:45', '19:45'],
    ['9:05', '09:05'],
    ['14:30:00', '14:30'],
    ['20.00', '20:00'],
    ['', null],
    ['-', null],
    ['24:00', 'unreadable'],
    ['19:60', 'unreadable'],
    ['7 PM', 'unreadable'],
  ])('reads the time %j as %j', (cell, time) => expect(parseTime(cell)).toBe(time));

  it('splits a clock off its date', () => {
    expect(splitDateTime('2025-05-16 14:30:00')).toEqual({ date: '2025-05-16', time: '14:30:00' });
    expect(splitDateTime('16.05.2025 9:05')).toEqual({ date: '16.05.2025', time: '9:05' });
    expect(splitDateTime('2025-05-16T14:30')).toEqual({ date: '2025-05-16', time: '14:30' });
    expect(splitDateTime('2025-05-16')).toEqual({ date: '2025-05-16', time: '' });
  });
});
