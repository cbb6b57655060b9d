import { MAIN_MARKETS, marketsOf } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import { MATCH_ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import { dayNumber, kickOffOf } from '../columns/kick-off';
import type { RowPlace } from '../columns/state';
import { type FilterType, otherSet } from '../question/odds-query';
import { type MovedPrice, movedPrices } from '../rows/moved-prices';
import { oddsValue, type OddsRow, toWireRow, type WireRow } from '../rows/odds-row';
import { type Market, type PricedMarket, pricedMarkets } from '../rows/priced-markets';
import { type DayScan, scanDay } from '../statistics/scan/scan-day';
import type {
  Fixture,
  MarketResult,
  ScannedSelection as Scanned,
  Tolerance,
} from '../statistics/scan/scan-market';
import type { AnswerContext } from './context';
import { FIRST_DAY, placesOfDay } from './days';

/**
 * For all matches of a day and each group: what happened in past matches with the same odds, and which selections stand
 * out. By default by closing odds where any of the day's matches has them in these groups, otherwise by opening odds.
 */
export interface ScanQuestion {
  readonly kind: 'scan';
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Keys of markets; left out = the main ones. */
  readonly groups?: readonly string[];
  readonly tolerance: Tolerance;
  readonly filter_type?: FilterType;
  /** Signed percent: only matches in which a price of the markets moved further than that. */
  readonly movement?: number;
}

/** One selection of a fixture against the past; rates 0-1 with six decimals, null where nothing settled. */
export interface ScannedSelection {
  column: OddField;
  label: string;
  price: number;
  /** What the fixture's own prices state. */
  implied: number;
  /** What the prices of the settled matches stated on average. */
  expected: number | null;
  settled: number;
  hits: number;
  rate: number | null;
  ci_low: number | null;
  ci_high: number | null;
  direction: 'above' | 'below' | null;
  small_sample: boolean;
  /** Null on a small sample. */
  p_value: number | null;
  q_value: number | null;
}

export interface ScannedMarket {
  group: string;
  /** The one that was used, in hundredths. */
  tolerance: number;
  same_odds: number;
  selections: ScannedSelection[];
}

/** A match of the day with its prices of the markets. */
export type ScannedMatch = WireRow & {
  results: ScannedMarket[];
  /** What moved as far as asked; empty when nothing was asked. */
  moved: readonly MovedPrice[];
};

export interface ScannedDay {
  date: string;
  filter_type: FilterType;
  tolerance: Tolerance;
  groups: string[];
  comparisons: number;
  standing_out: number;
  expected_by_chance: number;
  chance_low: number;
  chance_high: number;
  matches: ScannedMatch[];
}

/** A fixture with the markets it is priced in. */
interface PricedRow {
  readonly place: RowPlace;
  readonly row: OddsRow;
  readonly priced: readonly PricedMarket[];
  readonly moved: readonly MovedPrice[];
}

export const scanNeeds = ({ date }: ScanQuestion) => ({
  type: 1 as const,
  predicates: [{ kind: 'dates', field: 'match_date', from: FIRST_DAY, to: date } as const],
});

export function answerScan(question: ScanQuestion, context: AnswerContext): ScannedDay {
  const { date, groups, tolerance, movement } = question;
  const { state, quotes, throwIfAborted } = context;
  const markets = groups === undefined ? MAIN_MARKETS : marketsOf(groups);
  const { type, rows: all } = fixturesOf(question, markets, context);
  const rows = movement === undefined ? all : movedAmong(all, type, markets, movement, context);
  const fixtures = rows.map(({ row, priced }): Fixture => ({
    kickOff: kickOffOf(row.match_date, row.match_time),
    markets: priced,
  }));
  const inUse = markets.filter((market) =>
    rows.some(({ priced }) => priced.some((each) => each.market === market)),
  );
  const terms = { type, day: dayNumber(date), tolerance, calibration: quotes.calibration };
  const scanned = scanDay(state, fixtures, inUse, terms, throwIfAborted);
  return {
    date,
    filter_type: type,
    tolerance,
    groups: markets.map(({ key }) => key),
    comparisons: scanned.comparisons,
    standing_out: scanned.standingOut,
    expected_by_chance: rounded(scanned.expectedByChance),
    chance_low: scanned.chanceLow,
    chance_high: scanned.chanceHigh,
    matches: scannedMatches(rows, scanned, [...MATCH_ROW_FIELDS, ...pricesOf(markets)]),
  };
}

function fixturesOf(
  { date, filter_type: wanted }: ScanQuestion,
  markets: readonly Market[],
  { state }: AnswerContext,
): { type: FilterType; rows: PricedRow[] } {
  const places = placesOfDay(state, date);
  const read = (type: FilterType): PricedRow[] =>
    places.map((place) => {
      const row = state.row(place, type, pricesOf(markets));
      return { place, row, priced: pricedMarkets(row, markets), moved: [] };
    });
  const isPriced = ({ priced }: PricedRow): boolean => priced.length > 0;
  const type = wanted ?? 2;
  const rows = read(type);
  if (wanted !== undefined || rows.some(isPriced)) return { type, rows };
  const opening = read(1);
  return opening.some(isPriced) ? { type: 1, rows: opening } : { type, rows };
}

/** Those of the rows in which a price moved as far as asked, with these prices. */
function movedAmong(
  rows: readonly PricedRow[],
  type: FilterType,
  markets: readonly Market[],
  percent: number,
  { state }: AnswerContext,
): PricedRow[] {
  const fields = pricesOf(markets);
  return rows.flatMap((each) => {
    const other = state.row(each.place, otherSet(type), fields);
    const [opening, closing] = type === 1 ? [each.row, other] : [other, each.row];
    const moved = movedPrices(opening, closing, fields, percent);
    return moved.length === 0 ? [] : [{ ...each, moved }];
  });
}

const scannedMatches = (
  rows: readonly PricedRow[],
  { results }: DayScan,
  fields: readonly RowField[],
): ScannedMatch[] =>
  rows.map(({ row, moved }, at) => {
    const scanned = results[at]!.map((result) => toScannedMarket(result, row));
    return { ...toWireRow(row, fields), results: scanned, moved };
  });

const pricesOf = (markets: readonly Market[]): OddField[] =>
  markets.flatMap((market) => market.columns.map(({ field }) => field));

function toScannedMarket(
  { market, tolerance, sameOdds, selections }: MarketResult,
  row: OddsRow,
): ScannedMarket {
  return {
    group: market.key,
    tolerance,
    same_odds: sameOdds,
    selections: market.columns.map(({ field, title }, at) => ({
      column: field,
      label: title,
      price: oddsValue(row, field)! / 100,
      ...onTheWire(selections[at]!),
    })),
  };
}

const onTheWire = (scanned: Scanned): Omit<ScannedSelection, 'column' | 'label' | 'price'> => ({
  implied: rounded(scanned.implied),
  expected: roundedOrNull(scanned.expected),
  settled: scanned.settled,
  hits: scanned.hits,
  rate: roundedOrNull(scanned.rate),
  ci_low: roundedOrNull(scanned.ciLow),
  ci_high: roundedOrNull(scanned.ciHigh),
  direction: scanned.direction,
  small_sample: scanned.smallSample,
  p_value: roundedOrNull(scanned.pValue),
  q_value: roundedOrNull(scanned.qValue),
});

const rounded = (share: number): number => Math.round(share * 1e6) / 1e6;
const roundedOrNull = (share: number | null): number | null => (share === null ? null : rounded(share));
