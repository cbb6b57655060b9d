import { BAD_PRICE, DATE_FOR_PRICE, FOREIGN_PRICE, NO_PRICE, parsePrice } from './price';

describe('parsePrice', () => {
  it.each([
    ['1.85', 185],
    ['1,85', 185],
    ['1.8', 180],
    ['12', 1200],
    ['2.0', 200],
    ['1.01', 101],
    ['1000', 100_000],
    ['1000.00', 100_000],
    ['\u00a02.10 ', 210],
    ['007.5', 750],
  ])('reads %j as %i hundredths', (cell, price) => expect(parsePrice(cell)).toBe(price));

  it.each([
    ['2.375', 238],
    ['2.625', 263],
    ['1.444', 144],
    ['1.005', 101],
    ['2.345', 235],
    ['1.9949999', 199],
    ['999.995', 100_000],
  ])('rounds %j half up to %i', (cell, price) => expect(parsePrice(cell)).toBe(price));

  it.each(['', ' ', '\u00a0', '-', '--', '–', '0', '0.00', '0,0', '-0', '1', '1.0', '1,00', '1.000'])(
    'takes %j as no price',
    (cell) => expect(parsePrice(cell)).toBe(NO_PRICE),
  );

  it.each([
    '0.42',
    '1.004',
    '1.001',
    '1000.01',
    '1000.005',
    '#',
    '#REF!',
    'abc',
    '1.8.5',
    '1e3',
    '12 5',
    '.',
    '1.',
  ])('refuses %j', (cell) => expect(parsePrice(cell)).toBe(BAD_PRICE));

  it.each([
    '+114',
    '-135',
    '−135',
    '–135',
    '+ 114',
    '+1.90',
    '-2',
    '-0.5',
    '+1,200',
    '135-',
    '4/5',
    '12/5',
    '10 / 11',
    '1⁄2',
    '+4/5',
  ])('names %j a price with a sign or a fraction', (cell) => expect(parsePrice(cell)).toBe(FOREIGN_PRICE));

  it.each(['Oca.85', '01.Şub', 'Jan-85', '1-Oca', '01.02.2026', '2026-01-02 00:00:00', '01/02/2026'])(
    'names %j a date',
    (cell) => expect(parsePrice(cell)).toBe(DATE_FOR_PRICE),
  );
});
