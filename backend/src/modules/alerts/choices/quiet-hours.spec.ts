import { quietUntil } from './quiet-hours';

/** An instant at an Istanbul time (UTC+3). */
const at = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

describe('quiet hours', () => {
  it.each([
    ['23:00', '08:00', '22:59', null],
    ['23:00', '08:00', '23:00', ['2026-05-18', '08:00']],
    ['23:00', '08:00', '00:00', ['2026-05-17', '08:00']],
    ['23:00', '08:00', '07:59', ['2026-05-17', '08:00']],
    ['23:00', '08:00', '08:00', null],
    ['13:00', '15:30', '12:59', null],
    ['13:00', '15:30', '13:00', ['2026-05-17', '15:30']],
    ['13:00', '15:30', '15:30', null],
    ['00:00', '06:00', '00:00', ['2026-05-17', '06:00']],
    ['23:00', '00:00', '23:59', ['2026-05-18', '00:00']],
    ['08:00', '08:00', '08:00', null],
    ['00:00', '00:00', '12:00', null],
  ] as const)('from %s to %s are at %s over at %j', (quiet_from, quiet_to, time, end) => {
    const until = quietUntil({ quiet_from, quiet_to }, at('2026-05-17', time));
    expect(until).toEqual(end && at(end[0], end[1]));
  });

  it('are Istanbul’s, whatever the date is in UTC', () => {
    const hours = { quiet_from: '23:00', quiet_to: '08:00' };
    expect(quietUntil(hours, new Date('2026-05-17T21:30:00Z'))).toEqual(new Date('2026-05-18T05:00:00Z'));
  });
});
