import type { Bets } from '../../src/archive/statistics/backtest/bets';
import type { OddField } from '../../src/archive/catalogue/odds-groups';

/** Bands of prices as members ask for them, in hundredths, both ends included. */
export const PRICE_BANDS: readonly (readonly [number, number])[] = [
  [101, 129],
  [130, 149],
  [150, 169],
  [170, 189],
  [190, 219],
  [220, 259],
  [260, 299],
  [300, 349],
  [350, 449],
  [450, 699],
  [700, 100_000],
];

/** All bets on one selection, and their places in order of kick-off. */
export interface SelectionBets {
  readonly selection: OddField;
  readonly bets: Bets;
  readonly order: Uint32Array;
}

/** A selection in one competition at prices of one band. */
export interface LeagueFilter {
  readonly selection: OddField;
  /** Id of a match of the competition. */
  readonly match: number;
  readonly band: readonly [number, number];
}

/** Places of a filter's bets in order of kick-off, before a moment and from it on. */
export interface FilterPlaces extends LeagueFilter {
  readonly first: Uint32Array;
  readonly later: Uint32Array;
}

/**
 * Every filter of competition, selection and price band that has a bet.
 * @param laterFrom moment from which bets count as later, see `Segment.momentOf`
 */
export function leagueFilters({ selection, bets, order }: SelectionBets, laterFrom: number): FilterPlaces[] {
  const found = new Map<number, { first: number[]; later: number[] }>();
  for (const bet of order) {
    const price = bets.prices[bet]!;
    const band = PRICE_BANDS.findIndex(([, to]) => price <= to);
    const key = bets.leagues[bet]! * PRICE_BANDS.length + band;
    let places = found.get(key);
    if (places === undefined) found.set(key, (places = { first: [], later: [] }));
    places[bets.moments[bet]! < laterFrom ? 'first' : 'later'].push(bet);
  }
  return [...found].map(([key, { first, later }]) => ({
    selection,
    match: bets.ids[first[0] ?? later[0]!]!,
    band: PRICE_BANDS[key % PRICE_BANDS.length]!,
    first: Uint32Array.from(first),
    later: Uint32Array.from(later),
  }));
}
