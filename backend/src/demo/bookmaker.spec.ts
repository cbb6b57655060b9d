import { ODD_COLUMNS, ODD_MARKETS } from '../archive/catalogue/columns';
import { HIGHEST_PRICE, LOWEST_PRICE, MARKET_MARGINS, priceOf, pricesFor } from './bookmaker';
import { fairProbabilities } from './fair-probabilities';

const probabilities = fairProbabilities({ home: 1.6, away: 1.15 });
const at = (field: string) => ODD_COLUMNS.findIndex((column) => column.field === field);

describe('fair probabilities', () => {
  it.each(ODD_MARKETS.map((market) => [market.key, market] as const))(
    'add up to the winners of %s',
    (_, market) => {
      const sum = market.columns.reduce((total, { field }) => total + probabilities[at(field)]!, 0);
      expect(sum).toBeCloseTo(market.winners, 9);
    },
  );

  it('agree across markets that say the same thing', () => {
    const p = (field: string) => probabilities[at(field)]!;
    expect(p('ft_1x_odd')).toBeCloseTo(p('ft_1_odd') + p('ft_x_odd'), 9);
    expect(p('under_05_odd')).toBeCloseTo(p('cs_00_odd'), 9);
    expect(p('fg_no')).toBeCloseTo(p('cs_00_odd'), 9);
    expect(p('htft_11_odd') + p('htft_1x_odd') + p('htft_12_odd')).toBeCloseTo(p('ht_1_odd'), 9);
    expect(p('ft_1_u_25_odd') + p('ft_1_o_25_odd')).toBeCloseTo(p('ft_1_odd'), 9);
  });

  it('favour the side with more expected goals, in the match and for the first goal', () => {
    expect(probabilities[at('ft_1_odd')]!).toBeGreaterThan(probabilities[at('ft_2_odd')]!);
    expect(probabilities[at('fg_1_odd')]!).toBeGreaterThan(probabilities[at('fg_2_odd')]!);
  });
});

describe('bookmaker', () => {
  it('takes its margin on every market that it prices within its limits', () => {
    const prices = pricesFor(probabilities);
    const checked = ODD_MARKETS.flatMap((market, index) => {
      const offered = market.columns.map(({ field }) => prices[at(field)]!);
      if (offered.some((price) => price <= LOWEST_PRICE || price === HIGHEST_PRICE)) return [];
      const implied = offered.reduce((sum, price) => sum + 100 / price, 0) / market.winners;
      return [{ key: market.key, error: Math.abs(implied - 1 - MARKET_MARGINS[index]!) }];
    });
    expect(checked.length).toBeGreaterThanOrEqual(28);
    expect(checked.filter(({ error }) => error > 0.012)).toEqual([]);
  });

  it('sells the likely at its lowest price, the all but certain not at all, and nothing above its highest', () => {
    expect(priceOf(1 / 1.0151 / 1.07, 0.07)).toBe(102);
    expect(priceOf(1 / 1.0149 / 1.07, 0.07)).toBe(LOWEST_PRICE);
    expect(priceOf(0.984, 0.07)).toBe(LOWEST_PRICE);
    expect(priceOf(0.986, 0.07)).toBeNull();
    expect(priceOf(0, 0.07)).toBeNull();
    expect(priceOf(1e-9, 0.24)).toBe(HIGHEST_PRICE);
  });

  it('writes long prices in coarser steps', () => {
    expect(priceOf(1 / 9.993, 0)).toBe(999);
    expect(priceOf(1 / 13.38, 0)).toBe(1340);
    expect(priceOf(1 / 26.1, 0)).toBe(2600);
    expect(priceOf(1 / 77.4, 0)).toBe(7700);
  });
});
