import { ODD_COLUMNS, ODD_MARKETS } from '../archive/catalogue/columns';
import {
  type DemoSource,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  MARKET_MARGINS,
  priceOf,
  type PriceSet,
  pricesFor,
} from './bookmaker';
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

describe.each(['demo', 'demo-bulletin'] as const)('the bookmaker of %s', (source) => {
  /** The part of each market's prices above its winners; null where not all of it is sold. */
  const overrounds = (prices: PriceSet) =>
    ODD_MARKETS.map(({ columns, winners }) => {
      const offered = columns.map(({ field }) => prices[at(field)]!);
      if (offered.includes(null as never) || offered.includes(HIGHEST_PRICE)) return null;
      return offered.reduce((sum, price) => sum + 100 / price, 0) / winners - 1;
    });

  it('takes its margin on every market whose prices are within its limits', () => {
    const prices = pricesFor(probabilities, source);
    const checked = overrounds(prices).flatMap((overround, index) => {
      const { key, columns } = ODD_MARKETS[index]!;
      if (overround === null || columns.some(({ field }) => prices[at(field)] === LOWEST_PRICE)) return [];
      return [{ key, error: Math.abs(overround - MARKET_MARGINS[source][index]!) }];
    });
    expect(checked.length).toBeGreaterThanOrEqual(25);
    expect(checked.filter(({ error }) => error > 0.012)).toEqual([]);
  });

  it('states its probabilities in proportion, however little the lowest price leaves of its margin', () => {
    const uneven = fairProbabilities({ home: 2.6, away: 0.5 });
    const prices = pricesFor(uneven, source);
    const known = overrounds(prices);
    const stated = ODD_MARKETS.flatMap(({ columns }, index) => {
      const overround = known[index] ?? null;
      if (overround === null) return [];
      return columns.map(({ field }) => ({
        field,
        error: Math.abs(100 / prices[at(field)]! / (1 + overround) - uneven[at(field)]!),
      }));
    });
    expect(stated.length).toBeGreaterThan(50);
    expect(prices.filter((price) => price === LOWEST_PRICE).length).toBeGreaterThanOrEqual(3);
    expect(stated.filter(({ error }) => error > 0.006)).toEqual([]);
  });
});

describe('prices', () => {
  it('of a bulletin take what bulletins take, those of the past what bookmakers of season files do', () => {
    const margin = (source: DemoSource, key: string) =>
      MARKET_MARGINS[source][ODD_MARKETS.findIndex((market) => market.key === key)];
    expect([margin('demo', 'ft'), margin('demo', 'uo_25')]).toEqual([0.06, 0.05]);
    expect([margin('demo-bulletin', 'ft'), margin('demo-bulletin', 'uo_25')]).toEqual([0.2, 0.19]);
    for (const [index, { columns }] of ODD_MARKETS.entries())
      expect(MARKET_MARGINS['demo-bulletin'][index]).toBeGreaterThanOrEqual(columns.length > 3 ? 0.22 : 0.17);
  });

  it('of the likely are the lowest one, the all but certain has none, and none is above the highest', () => {
    expect(priceOf(1 / 1.0151 / 1.07, 0.07)).toBe(102);
    expect(priceOf(1 / 1.0149 / 1.07, 0.07)).toBe(LOWEST_PRICE);
    expect(priceOf(0.984, 0.07)).toBe(LOWEST_PRICE);
    expect(priceOf(0.986, 0.07)).toBeNull();
    expect(priceOf(0, 0.07)).toBeNull();
    expect(priceOf(1e-9, 0.24)).toBe(HIGHEST_PRICE);
  });

  it('are written in coarser steps where they are long', () => {
    expect(priceOf(1 / 9.993, 0)).toBe(999);
    expect(priceOf(1 / 13.38, 0)).toBe(1340);
    expect(priceOf(1 / 26.1, 0)).toBe(2600);
    expect(priceOf(1 / 77.4, 0)).toBe(7700);
  });
});
