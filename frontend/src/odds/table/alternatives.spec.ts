import { readAlternatives, writeAlternatives } from './alternatives';
import { writtenAlternatives } from './written-alternatives';

describe('the alternatives of a filter text', () => {
  it.each([
    ['1,85', false, ['1,85']],
    ['1,85; 1,90', false, ['1,85', '1,90']],
    ['2 veya 3 VEYA 4', false, ['2', '3', '4']],
    ['!1/1;2/2', true, ['1/1', '2/2']],
    ['≠ 0-0', true, ['0-0']],
    ['"A; B veya C";D', false, ['"A; B veya C"', 'D']],
  ] as const)('of %p are read', (text, negated, parts) =>
    expect(readAlternatives(text)).toEqual({ negated, parts }),
  );

  it('of names are separated by a comma, too', () => {
    expect(readAlternatives('Türkiye,İngiltere', 'names').parts).toEqual(['Türkiye', 'İngiltere']);
    expect(readAlternatives('!"Premier Lig, Kupa",Bursa', 'names')).toEqual({
      negated: true,
      parts: ['"Premier Lig, Kupa"', 'Bursa'],
    });
  });

  it('are one text again, of none an empty one', () => {
    expect(writeAlternatives(readAlternatives('! 3 ; 4'))).toBe('!3;4');
    expect(writeAlternatives({ negated: true, parts: [] })).toBe('');
  });

  it('are read by people as words', () => {
    expect(writtenAlternatives('2-1;1-2')).toBe('2-1 veya 1-2');
    expect(writtenAlternatives('!galat,fener', undefined, 'names')).toBe('hariç galat ve fener');
    expect(writtenAlternatives('!1', (part) => `${part}. ay`)).toBe('hariç 1. ay');
  });
});
