import { dayNumber, dayOfNumber, monthOfNumber, seasonOfNumber, weekdayOfNumber } from './kick-off';

describe('a day as columns hold it', () => {
  it('has the month, the weekday and the season of the calendar, from 1900 to 2100', () => {
    const wrong: string[] = [];
    for (let number = 1; number < dayNumber('2101-01-01'); number++) {
      const day = dayOfNumber(number);
      const [year, month] = day.split('-').map(Number) as [number, number];
      const weekday = new Date(day).getUTCDay() || 7;
      const expected = [month, weekday, month >= 7 ? year : year - 1];
      if (expected.join() !== [monthOfNumber(number), weekdayOfNumber(number), seasonOfNumber(number)].join())
        wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });
});
