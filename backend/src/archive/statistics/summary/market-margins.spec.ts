import { ODD_MARKETS } from '../../catalogue/columns';
import { readColumnFilter } from '../../question/column-filter';
import type { Predicate } from '../../question/odds-query';
import { FILTER_COLUMNS } from '../../catalogue/filter-columns';
import { marginOf, pricedGroups } from './market-margins';
import { MarketTotals } from './market-totals';

const placeOf = (key: string): number => ODD_MARKETS.findIndex((market) => market.key === key);

const asked = (texts: Record<string, string>): Predicate[] =>
  Object.entries(texts).map(([column, text]) => {
    const reading = readColumnFilter(FILTER_COLUMNS.get(column)!, text, '2026-08-21');
    if (!reading.ok) throw new Error(text);
    return reading.value;
  });

const totalsOf = (key: string, whole = 0, overrounds = 0): MarketTotals =>
  Object.assign(new MarketTotals(placeOf(key)), { whole, overrounds });

const textOf = (column: string, text: string, coming: number): string[] => {
  const key = ODD_MARKETS.find(({ columns }) => columns.some(({ field }) => field === column))!.key;
  return marginOf(totalsOf(key), {
    predicates: asked({ [column]: text }),
    coming: { [key]: coming },
  }).conditions.map(({ probability }) => probability);
};

describe('the margin of a market in an answer', () => {
  it('is the mean of its compared matches, beside that of fixtures', () => {
    expect(marginOf(totalsOf('ft', 4, 4.24), { predicates: [], coming: { ft: 1.207, bts: 1.1 } })).toEqual({
      group: 'ft',
      answer: 1.06,
      coming: 1.207,
      conditions: [],
    });
    expect(marginOf(totalsOf('ft'), { predicates: asked({ ft_1_odd: '1.85' }), coming: {} })).toEqual({
      group: 'ft',
      answer: null,
      coming: null,
      conditions: [],
    });
  });

  it('says what prices with two ends mean at the margin of fixtures, outward to a tenth of a point', () => {
    // 1000 ÷ (1.50 · 1.207) = 552.3…, 1000 ÷ (1.40 · 1.207) = 591.7…
    expect(textOf('ft_1_odd', '1.40-1.50', 1.207)).toEqual(['%55.2-59.2']);
    expect(textOf('ft_1_odd', '1.85', 1.207)).toEqual(['%44.7-44.8']);
    // every price that begins so
    expect(textOf('ft_1_odd', '1.8', 1.2)).toEqual(['%44-46.3']);
    expect(textOf('over_25_odd', '2.00±0.10', 1.25)).toEqual(['%38-42.2']);
    // two selections win: the prices add up to twice as much, and so do the probabilities
    expect(textOf('ft_1x_odd', '1.25', 1.2)).toEqual(['%66.6-66.7']);
    expect(textOf('ft_1_odd', '1.01', 0.98)).toEqual(['%100-100']);
  });

  it('says nothing of comparisons, of probabilities and of prices that are missing', () => {
    for (const text of ['>1.80', '>=1.80', '<2', '<=2', '%58', 'boş', '0-2'])
      expect([text, textOf('ft_1_odd', text, 1.2)]).toEqual([text, []]);
  });

  it('is asked for in the groups that have such prices, each once', () => {
    const predicates = asked({
      ft_1_odd: '1.85',
      ft_2_odd: '4.10-4.50',
      over_25_odd: '>1.5',
      bts_yes_odd: '1.7',
    });
    expect(pricedGroups(predicates)).toEqual(['ft', 'bts']);
  });
});
