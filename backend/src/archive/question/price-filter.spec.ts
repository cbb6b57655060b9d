import { tr } from '../../platform/locale/tr';
import { readPriceFilter } from './price-filter';

const PRICES = Array.from({ length: 2200 }, (_, hundredths) => hundredths);
const written = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** All prices up to 21.99 that pass the filter, as they are written. */
function passing(text: string): string[] {
  const bounds = readPriceFilter(text);
  if (!bounds.ok) throw new Error(`${text}: ${bounds.error}`);
  return PRICES.filter((price) => price >= bounds.value.min && price <= bounds.value.max).map(written);
}

const boundsOf = (text: string) => {
  const bounds = readPriceFilter(text);
  return bounds.ok ? [bounds.value.min, bounds.value.max] : bounds.error;
};

describe('a bare price', () => {
  it('with two decimals stands for itself alone, for every price', () => {
    for (const price of PRICES) expect(passing(written(price))).toEqual([written(price)]);
  });

  it('with one decimal stands for the ten prices that begin so', () => {
    for (let tenths = 0; tenths < 220; tenths++) {
      const text = (tenths / 10).toFixed(1);
      expect(passing(text)).toEqual(PRICES.map(written).filter((price) => price.startsWith(text)));
    }
  });

  it('without decimals is the whole integer part, with or without the point', () => {
    for (let whole = 0; whole < 22; whole++) {
      const expected = PRICES.map(written).filter((price) => price.split('.')[0] === String(whole));
      expect(passing(String(whole))).toEqual(expected);
      expect(passing(`${whole}.`)).toEqual(expected);
      expect(passing(`${whole},`)).toEqual(expected);
    }
  });

  it.each([
    ['1.8', [180, 189]],
    ['1.', [100, 199]],
    ['12', [1200, 1299]],
    ['1', [100, 199]],
    ['1,85', [185, 185]],
    ['0', [0, 99]],
    ['01.85', [185, 185]],
    ['000000001.85', [185, 185]],
    ['9999.99', [999999, 999999]],
  ])('%s spans the hundredths %j', (text, bounds) => {
    expect(boundsOf(text)).toEqual(bounds);
  });
});

describe('a compared price', () => {
  const compared: Record<string, (price: number, to: number) => boolean> = {
    '=': (price, to) => price === to,
    '>': (price, to) => price > to,
    '>=': (price, to) => price >= to,
    '<': (price, to) => price < to,
    '<=': (price, to) => price <= to,
  };

  it('means the number itself, not a prefix', () => {
    for (const [sign, holds] of Object.entries(compared)) {
      for (const [text, hundredths] of Object.entries({
        '1.8': 180,
        '2': 200,
        '1,85': 185,
        '3.': 300,
        '0': 0,
        '21.99': 2199,
      })) {
        expect(passing(sign + text)).toEqual(PRICES.filter((price) => holds(price, hundredths)).map(written));
        expect(passing(`${sign}  ${text}`)).toEqual(passing(sign + text));
      }
    }
  });

  it('below nothing matches nothing', () => {
    expect(passing('<0')).toEqual([]);
  });
});

describe('a range of prices', () => {
  it.each([
    ['1.80-1.95', [180, 195]],
    ['1,80-1,95', [180, 195]],
    ['1.8-1.95', [180, 195]],
    ['1-2', [100, 200]],
    ['1.80 - 1.95', [180, 195]],
    ['1.80\u00a0-\u00a01.95', [180, 195]],
    ['1.80–1.95', [180, 195]],
    ['1.80—1.95', [180, 195]],
    ['1.80−1.95', [180, 195]],
    ['1.85-1.85', [185, 185]],
  ])('%s includes both ends: %j', (text, bounds) => {
    expect(boundsOf(text)).toEqual(bounds);
  });

  it.each(['1.95-1.80', '2-1', '1.81-1.8'])('%s is reversed and refused', (text) => {
    expect(boundsOf(text)).toBe(tr.filters.reversedRange);
  });
});

describe('a price with a tolerance', () => {
  it.each([
    ['1.85±0.05', [180, 190]],
    ['1.85~0.05', [180, 190]],
    ['1,85±0,05', [180, 190]],
    ['1.8±0.1', [170, 190]],
    ['2±1', [100, 300]],
    ['1.85 ± 0.05', [180, 190]],
    ['1.85 ~ 0.05', [180, 190]],
    ['1.85±0', [185, 185]],
    ['1.05±2', [0, 305]],
  ])('%s spans %j', (text, bounds) => {
    expect(boundsOf(text)).toEqual(bounds);
  });
});

describe('what is no price filter', () => {
  const { notPrice, tooManyDecimals, priceTooLarge } = tr.filters;

  it.each([
    ['abc', notPrice],
    ['1.8.5', notPrice],
    ['1,8,5', notPrice],
    ['1.8,5', notPrice],
    ['1 8', notPrice],
    ['.85', notPrice],
    [',85', notPrice],
    ['.', notPrice],
    ['-', notPrice],
    ['-1.85', notPrice],
    ['+1.85', notPrice],
    ['1.85-', notPrice],
    ['1-2-3', notPrice],
    ['=', notPrice],
    ['>', notPrice],
    ['>=', notPrice],
    ['==1.8', notPrice],
    ['=>1.8', notPrice],
    ['>1.8<2', notPrice],
    ['<>1.8', notPrice],
    ['!1.8', notPrice],
    ['±0.05', notPrice],
    ['1.85±', notPrice],
    ['1.85±0.05±0.01', notPrice],
    ['1.80-1.90±0.05', notPrice],
    ['1.85±-0.05', notPrice],
    ['>1.8-2', notPrice],
    ['1e2', notPrice],
    ['0x10', notPrice],
    ['Infinity', notPrice],
    ['NaN', notPrice],
    ['null', notPrice],
    ['١.٨٥', notPrice],
    ['１.８５', notPrice],
    ['1.85\u200b', notPrice],
    ["1.85' OR 1=1", notPrice],
    ['1.85%', notPrice],
    ['1.85..1.95', notPrice],
    ['boş-1.85', notPrice],
    ['1.850', tooManyDecimals],
    ['1.855', tooManyDecimals],
    ['>1.855', tooManyDecimals],
    ['1.80-1.955', tooManyDecimals],
    ['1.85±0.005', tooManyDecimals],
    ['10000', priceTooLarge],
    ['99999999999999999999', priceTooLarge],
    ['>12345.00', priceTooLarge],
    ['1-99999', priceTooLarge],
  ])('%j is refused: %s', (text, error) => {
    expect(boundsOf(text)).toBe(error);
  });
});
