import { MARKET_GROUPS } from '../../testing/catalogue';
import { priceTexts, readComparison, writeComparison } from './price-text';

const texts = priceTexts(MARKET_GROUPS);

describe('a price against another one', () => {
  it.each([
    ['<under_25_odd', { sign: '<', other: 'under_25_odd', factor: '', tolerance: '' }],
    ['>= ft_x_odd * 1,1', { sign: '>=', other: 'ft_x_odd', factor: '1,1', tolerance: '' }],
    ['=ft_2_odd±0.05', { sign: '=', other: 'ft_2_odd', factor: '', tolerance: '0.05' }],
    ['<açılış*0,95', { sign: '<', other: 'açılış', factor: '0,95', tolerance: '' }],
  ])('is read from %p', (text, read) => expect(readComparison(text)).toEqual(read));

  it.each(['1,85', '<1,85', '>=2', '%58', '%>60', 'boş', '1,85±0,05', '<'])('is not in %p', (text) =>
    expect(readComparison(text)).toBeNull(),
  );

  it('is written as it is read', () => {
    for (const text of ['<under_25_odd', '>=ft_x_odd*1,1', '=ft_2_odd±0,05', '>kapanış'])
      expect(writeComparison(readComparison(text)!)).toBe(text);
  });
});

describe('a filter text of a column of odds', () => {
  it.each([
    ['<under_25_odd', '< A/Ü 2,5 Alt'],
    ['>=ft_x_odd*1.1', '≥ MS X × 1,1'],
    ['=ft_2_odd±0,05', '= MS 2 ± 0,05'],
    ['<açılış*0,95', '< açılış × 0,95'],
    ['!<ft_x_odd', 'hariç < MS X'],
    ['1.85;1.90', '1,85 veya 1,90'],
    ['!%58', 'hariç %58 olasılık'],
    ['%57-59', '%57–59 olasılık'],
    ['>=1.85', '>=1,85'],
  ])('%p is read by people as %p', (text, written) => expect(texts.written(text)).toBe(written));

  it.each([
    ['<under_25_odd', '<A/Ü 2,5 Alt'],
    ['>=ft_x_odd*1.1;1.85', '>=MS X*1,1;1,85'],
    ['1.80-1.95', '1,80-1,95'],
    ['! 1.85', '! 1,85'],
  ])('%p stands in its box as %p', (text, shown) => expect(texts.inBox(text)).toBe(shown));

  it.each([
    ['<a/ü 2,5 alt', '<under_25_odd'],
    ['>= Maç Sonucu X * 1,1', '>=ft_x_odd*1,1'],
    ['≥MS X±0,05', '>=ft_x_odd±0,05'],
    ['<=ft_x_odd', '<=ft_x_odd'],
    ['<Açılış*0,95', '<Açılış*0,95'],
    ['<yok', '<yok'],
    ['1,85 veya 1,90', '1,85 veya 1,90'],
    ['≤2', '<=2'],
  ])('%p, written in a box, asks for %p', (typed, text) => expect(texts.fromBox(typed)).toBe(text));
});
