import { ISTANBUL, LONDON, type LocalTime, toInstant, toZone } from './zoned-time';

const at = (date: string, time: string) => ({ date, time });

describe('times of sources', () => {
  const toIstanbul = (local: LocalTime) => toZone(local, LONDON, ISTANBUL);

  it('reads a late kick-off in London as the next day in Istanbul', () => {
    expect(toIstanbul(at('2024-01-10', '22:30'))).toEqual(at('2024-01-11', '01:30'));
    expect(toIstanbul(at('2023-12-31', '21:00'))).toEqual(at('2024-01-01', '00:00'));
  });

  it('counts two hours in the British summer and three in the winter since 2016', () => {
    expect(toIstanbul(at('2024-08-17', '17:30'))).toEqual(at('2024-08-17', '19:30'));
    expect(toIstanbul(at('2024-12-26', '17:30'))).toEqual(at('2024-12-26', '20:30'));
  });

  it('counts two hours all year while both kept summer time, the weeks of different changes included', () => {
    expect(toIstanbul(at('2015-01-24', '15:00'))).toEqual(at('2015-01-24', '17:00'));
    expect(toIstanbul(at('2015-07-01', '15:00'))).toEqual(at('2015-07-01', '17:00'));
    // Türkiye changed on 8 November, the United Kingdom on 25 October
    expect(toIstanbul(at('2015-11-01', '15:00'))).toEqual(at('2015-11-01', '18:00'));
    expect(toIstanbul(at('2015-11-09', '15:00'))).toEqual(at('2015-11-09', '17:00'));
  });

  it('follows the change of the clocks within one day', () => {
    expect(toIstanbul(at('2024-03-31', '00:30'))).toEqual(at('2024-03-31', '03:30'));
    expect(toIstanbul(at('2024-03-31', '12:00'))).toEqual(at('2024-03-31', '14:00'));
  });

  it('gives the instant of a local time', () => {
    expect(new Date(toInstant(at('2024-05-17', '20:00'), ISTANBUL)).toISOString()).toBe(
      '2024-05-17T17:00:00.000Z',
    );
    expect(new Date(toInstant(at('2014-01-10', '20:00'), ISTANBUL)).toISOString()).toBe(
      '2014-01-10T18:00:00.000Z',
    );
    // 01:30 occurs twice in London on 27 October 2024
    expect(new Date(toInstant(at('2024-10-27', '01:30'), LONDON)).toISOString()).toBe(
      '2024-10-27T00:30:00.000Z',
    );
    // 01:30 does not occur in London on 31 March 2024
    expect(new Date(toInstant(at('2024-03-31', '01:30'), LONDON)).toISOString()).toBe(
      '2024-03-31T01:30:00.000Z',
    );
  });
});
