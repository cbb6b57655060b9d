import { ODD_MARKETS } from '../archive/catalogue/columns';
import type { SourceName } from '../archive/catalogue/price-sources';

/** Who prices demo matches: a bookmaker of season files those of the past, a bulletin the fixtures. */
export type DemoSource = Extract<SourceName, 'demo' | 'demo-bulletin'>;

/** Prices in hundredths in the order of `ODD_COLUMNS`; null where the bookmaker offers none. */
export type PriceSet = readonly (number | null)[];

/** Highest price offered, in hundredths: rarer outcomes are sold at it. */
export const HIGHEST_PRICE = 25_000;

/** Lowest price offered, in hundredths: likelier outcomes are sold at it. */
export const LOWEST_PRICE = 101;

/** What is surer isn't sold at all: at the lowest price the market would pay out more than it takes in. */
const SUREST_SOLD = 0.985;

/**
 * Margin by number of selections: the finer a market, the more it costs. What a bulletin takes is several times what a
 * bookmaker of season files does, so equal prices of the two don't say the same.
 */
const MARGIN_BY_SIZE: Record<DemoSource, readonly [selections: number, margin: number][]> = {
  demo: [
    [2, 0.05],
    [3, 0.06],
    [4, 0.075],
    [6, 0.1],
    [9, 0.12],
    [Infinity, 0.18],
  ],
  'demo-bulletin': [
    [2, 0.19],
    [3, 0.2],
    [4, 0.24],
    [6, 0.28],
    [9, 0.33],
    [Infinity, 0.45],
  ],
};

const marginsOf = (source: DemoSource): number[] =>
  ODD_MARKETS.map(
    ({ columns }) => MARGIN_BY_SIZE[source].find(([selections]) => columns.length <= selections)![1],
  );

/** Margin of each market of the catalogue, in its order: 0.08 means the implied probabilities add up to 1.08 winners. */
export const MARKET_MARGINS: Record<DemoSource, readonly number[]> = {
  demo: marginsOf('demo'),
  'demo-bulletin': marginsOf('demo-bulletin'),
};

/**
 * Prices in proportion to probability that give every market its margin, or as much of it as the lowest price allows.
 * @param extraMargin added to every market's margin (early prices), e.g. 0.01
 */
export function pricesFor(probabilities: Float64Array, source: DemoSource, extraMargin = 0): PriceSet {
  const prices: (number | null)[] = [];
  for (const [market, { columns }] of ODD_MARKETS.entries()) {
    const of = probabilities.subarray(prices.length, prices.length + columns.length);
    const margin = Math.min(MARKET_MARGINS[source][market]! + extraMargin, mostMargin(of));
    for (const probability of of) prices.push(priceOf(probability, margin));
  }
  return prices;
}

/** The margin at which the likeliest selection that is sold has the lowest price. */
function mostMargin(probabilities: Float64Array): number {
  const likeliest = probabilities.reduce(
    (most, each) => (each > SUREST_SOLD ? most : Math.max(most, each)),
    0,
  );
  return 100 / (likeliest * LOWEST_PRICE) - 1;
}

/**
 * The price a bookmaker writes for a probability: hundredths up to 10, then steps of 0.05, 0.25 (from 20) and 1
 * (from 50), between the lowest and the highest; null for what is all but certain, and for what no score can make win.
 */
export function priceOf(probability: number, margin: number): number | null {
  if (probability === 0 || probability > SUREST_SOLD) return null;
  const exact = 100 / (probability * (1 + margin));
  return Math.min(Math.max(roundTo(exact, stepAt(exact)), LOWEST_PRICE), HIGHEST_PRICE);
}

function stepAt(hundredths: number): number {
  if (hundredths < 1_000) return 1;
  if (hundredths < 2_000) return 5;
  return hundredths < 5_000 ? 25 : 100;
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
