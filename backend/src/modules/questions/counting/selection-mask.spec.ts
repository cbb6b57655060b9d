import { ODD_FIELDS } from '../../../archive/catalogue/columns';
import { maskOf, readMask, sizeOf, writtenMask } from './selection-mask';

describe('a set of selections', () => {
  it('has a bit for each column of odds, and is read as it was written', () => {
    const all = maskOf(ODD_FIELDS);
    expect(sizeOf(all)).toBe(ODD_FIELDS.length);
    expect(writtenMask(all).length).toBeLessThanOrEqual(40);
    for (const field of ODD_FIELDS) {
      const mask = maskOf([field]);
      expect(sizeOf(mask)).toBe(1);
      expect(readMask(writtenMask(mask))).toBe(mask);
    }
  });

  it('has each column once', () => {
    expect(sizeOf(maskOf(['ft_1_odd', 'ft_x_odd', 'ft_1_odd']))).toBe(2);
    expect(sizeOf(maskOf(['ft_1_odd']) | maskOf(['ft_1_odd', 'over_25_odd']))).toBe(2);
  });

  it('is empty where nothing was written', () => {
    expect(sizeOf(readMask(''))).toBe(0);
    expect(readMask(writtenMask(maskOf([])))).toBe(maskOf([]));
  });
});
