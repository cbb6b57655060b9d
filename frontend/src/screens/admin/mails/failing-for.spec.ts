import { failingFor } from './failing-for';

describe('the time for which no mail could be sent', () => {
  it.each([
    ['12:00:30', 'şu anda'],
    ['12:12:59', '12 dakikadır'],
    ['13:59:00', '119 dakikadır'],
    ['15:30:00', '3 saattir'],
  ])('is, at %s, %s', (time, words) => {
    expect(failingFor('2026-05-17T12:00:00Z', Date.parse(`2026-05-17T${time}Z`))).toBe(words);
  });

  it('is counted in days after two of them', () => {
    expect(failingFor('2026-05-17T12:00:00Z', Date.parse('2026-05-20T11:00:00Z'))).toBe('2 gündür');
  });
});
