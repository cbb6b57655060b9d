import { selectionWith } from '../../testing/summary';
import { pictureText, populationText } from './population-text';
import { figuresIn, populationOf, pricedCounts } from './populations';

const one = (change: Parameters<typeof selectionWith>[0] = {}) => selectionWith({ label: '1', ...change });
const other = (change: Parameters<typeof selectionWith>[0] = {}) => selectionWith({ label: 'X', ...change });
const priced = (count: number) => ({ settled: 1734, priced: count, compared: count });

describe('the population of a market', () => {
  it('is the wholly priced matches when every selection has 30 of them', () => {
    expect(populationOf([one({ compared: 30 }), other({ compared: 30 })])).toBe('comparison');
  });

  it('is all settled matches as soon as one selection has too few to compare', () => {
    expect(populationOf([one(), other({ compared: 29 })])).toBe('outcome');
    expect(populationOf([one(), other({ compared: 0, compared_rate: null, implied: null })])).toBe('outcome');
    expect(populationOf([one(), other({ thin_prices: true })])).toBe('outcome');
    expect(populationOf([])).toBe('outcome');
  });
});

describe('what is drawn side by side', () => {
  const selection = one({
    ...{ settled: 1734, hits: 900, rate: 0.519, ci_low: 0.495, ci_high: 0.543 },
    ...{ compared: 1500, compared_hits: 750, compared_rate: 0.5, compared_low: 0.475, compared_high: 0.525 },
    implied: 0.51,
  });

  it('is of the compared matches alone where an expectation stands beside it', () => {
    expect(figuresIn('comparison', selection)).toEqual({
      ...{ count: 1500, hits: 750, rate: 0.5, low: 0.475, high: 0.525, expected: 0.51 },
    });
  });

  it('is of all settled matches, with no expectation, where nothing is compared', () => {
    expect(figuresIn('outcome', selection)).toEqual({
      ...{ count: 1734, hits: 900, rate: 0.519, low: 0.495, high: 0.543, expected: null },
    });
  });
});

describe('the counts beside a market', () => {
  it('are of its matches, when all have all prices', () => {
    const market = [one(priced(1734)), other(priced(1734))];
    expect(populationText('comparison', market)).toBe('1.734 maç');
  });

  it('say how many of the settled matches are priced, when the bars are of these', () => {
    expect(populationText('comparison', [one(priced(1500)), other(priced(1500))])).toBe('1.500/1.734 oranlı');
  });

  it('distinguish the bars’ matches from those of the returns, where these differ', () => {
    const market = [one({ ...priced(1500), compared: 1400 }), other({ ...priced(1450), compared: 1400 })];
    expect(populationText('comparison', market)).toBe(
      'bütün oranları bilinen 1.400/1.734 maç · getiri: 1 1.500/1.734 oranlı · X 1.450/1.734 oranlı',
    );
    expect(populationText('outcome', [one({ ...priced(1500), compared: 0 })])).toBe(
      '1.734 maç · getiri: 1.500/1.734 oranlı',
    );
  });

  it('leave thin prices to the selection that has them', () => {
    const market = [one({ ...priced(24), thin_prices: true }), other({ ...priced(24), thin_prices: true })];
    expect(pricedCounts(market)).toEqual([]);
    expect(populationText('outcome', market)).toBe('1.734 maç');
  });

  it('name the settled and the wholly priced matches under a picture, whichever it is of', () => {
    const market = [one(priced(1500)), other(priced(1500))];
    expect(pictureText('comparison', market)).toBe(
      'Sayılar yüzdedir; bütün oranları bilinen 1.500 maç üzerinden (sonucu bilinen 1.734 maçtan).',
    );
    expect(pictureText('comparison', [one(priced(1734))])).toBe(
      'Sayılar yüzdedir; 1.734 maç üzerinden, hepsinin bütün oranları biliniyor.',
    );
    expect(pictureText('outcome', [one(priced(24))])).toBe(
      'Sayılar yüzdedir; sonucu bilinen 1.734 maç üzerinden. Bütün oranları bilinen 24 maç, beklenenle karşılaştırmaya yetmiyor.',
    );
  });
});
