import { ODD_MARKETS } from '../archive/catalogue/columns';

/** Prices in hundredths in the order of `ODD_COLUMNS`; null where the bookmaker offers none. */
export type PriceSet = readonly (number | null)[];

/** Highest price offered, in hundredths: rarer outcomes are sold at it. */
export const HIGHEST_PRICE = 25_000;

/** Lowest price offered, in hundredths: likelier outcomes are sold at it. */
export const LOWEST_PRICE = 101;

/** What is surer isn't sold at all: at the lowest price the market would pay out more than it takes in. */
const SUREST_SOLD = 0.985;

/** Bookmaker's margin by number of selections: the finer a market, the more it costs, as on İddaa's bulletins. */
const MARGIN_BY_SIZE: readonly [selections: number, margin: number][] = [
  [2, 0.07],
  [3, 0.08],
  [4, 0.1],
  [6, 0.13],
  [9, 0.16],
  [Infinity, 0.24],
];

interface Market {
  readonly first: number;
  readonly size: number;
  readonly margin: number;
}

const markets: readonly Market[] = ODD_MARKETS.map(({ columns }, index) => ({
  first: ODD_MARKETS.slice(0, index).reduce((sum, before) => sum + before.columns.length, 0),
  size: columns.length,
  margin: MARGIN_BY_SIZE.find(([selections]) => columns.length <= selections)![1],
}));

/** Margin of each market of the catalogue, in its order: 0.08 means the implied probabilities add up to 1.08 winners. */
export const MARKET_MARGINS: readonly number[] = markets.map(({ margin }) => margin);

/**
 * Prices that give every market its margin, spread in proportion to probability, as far as the lowest price allows.
 * @param extraMargin added to every market's margin (small bookmakers, early prices), e.g. 0.01
 */
export function pricesFor(probabilities: Float64Array, extraMargin = 0): PriceSet {
  const prices = new Array<number | null>(probabilities.length);
  for (const { first, size, margin } of markets) {
    for (let column = first; column < first + size; column += 1) {
      prices[column] = priceOf(probabilities[column]!, margin + extraMargin);
    }
  }
  return prices;
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
