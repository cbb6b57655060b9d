import type { Day } from '../../platform/wire-types';
import { MAIN_MARKETS, type Market, marketsOf } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import { MATCH_ROW_FIELDS } from '../catalogue/row-fields';
import { kickOffOf } from '../columns/kick-off';
import type { RowPlace } from '../columns/state';
import { type FilterType, otherSet } from '../question/odds-query';
import { WholeRow } from '../rows/match-fields';
import { MovedPrice, movedPrices } from '../rows/moved-prices';
import { type OddsRow, toWireRow } from '../rows/odds-row';
import { type PricedMarket, pricedMarkets } from '../rows/priced-markets';
import { rounded } from '../statistics/judging/reliability';
import { scanDay, ScanFigures } from '../statistics/scan/scan-day';
import type { Closeness, Sameness, Tolerance } from '../statistics/scan/same-odds';
import type { Fixture, ScanMarket } from '../statistics/scan/scan-market';
import type { AnswerContext } from './context';
import { daysBetween, FIRST_DAY, placesOfDay } from './days';

/**
 * For all matches of a day and each group: what happened in past matches of the same odds, and which selections stand
 * out. By default by closing odds where any of the day's matches has them in these groups, otherwise by opening odds.
 */
export interface ScanQuestion {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Keys of markets; left out = the main ones. */
  readonly groups?: readonly string[];
  /** How far probabilities may differ and still say the same; left out = `auto`, with `tolerance` none. */
  readonly closeness?: Closeness;
  /** How far prices may differ and still be the same, in hundredths, instead. */
  readonly tolerance?: Tolerance;
  readonly filter_type?: FilterType;
  /** Signed percent: only matches in which a price of the markets moved further than that. */
  readonly movement?: number;
}

/** A match of the day with its prices of the groups. */
export class ScanMatch extends WholeRow {
  /** The groups in which every selection is priced. */
  results: ScanMarket[];
  /** The prices of the groups that moved as `movement` asks; empty when nothing was asked. */
  moved: MovedPrice[];
}

export class ScanAnswer extends ScanFigures {
  date: Day;
  /** 1 opening, 2 closing. */
  filter_type: FilterType;
  /** In points of probability; `auto`: each match and group has its own. Missing where prices are compared. */
  closeness?: Closeness;
  /** Where prices are compared: in hundredths. */
  tolerance?: Tolerance;
  groups: string[];
  /** All matches of the day in order of kick-off; with `movement` those with such a price. */
  matches: ScanMatch[];
}

/** A fixture with the markets it is priced in. */
interface PricedRow {
  readonly place: RowPlace;
  readonly row: OddsRow;
  readonly priced: readonly PricedMarket[];
  readonly moved: MovedPrice[];
}

export const scanNeeds = ({ date }: ScanQuestion) => ({
  type: 1 as const,
  predicates: [daysBetween(FIRST_DAY, date)],
});

export function answerScan(question: ScanQuestion, context: AnswerContext): ScanAnswer {
  const { date, groups, movement } = question;
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
  const sameness = samenessOf(question);
  const pastOf = (market: Market) => quotes.past(state, type, market);
  const { figures, results } = scanDay(fixtures, inUse, sameness, pastOf, throwIfAborted);
  const fields = [...MATCH_ROW_FIELDS, ...pricesOf(markets)];
  return {
    date,
    filter_type: type,
    ...sameness,
    groups: markets.map(({ key }) => key),
    ...allRounded(figures),
    matches: rows.map(({ row, moved }, at) => ({
      ...toWireRow(row, fields),
      results: results[at]!.map((each) => ({ ...each, selections: each.selections.map(allRounded) })),
      moved,
    })),
  };
}

const samenessOf = ({ closeness = 'auto', tolerance }: ScanQuestion): Sameness =>
  tolerance === undefined ? { closeness } : { tolerance };

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

const pricesOf = (markets: readonly Market[]): OddField[] =>
  markets.flatMap((market) => market.columns.map(({ field }) => field));

/** Figures with their numbers at six decimals. */
function allRounded<Figures extends object>(figures: Figures): Figures {
  const own = { ...figures };
  for (const name of Object.keys(own) as (keyof Figures)[]) {
    const value = own[name];
    if (typeof value === 'number') own[name] = rounded(value) as typeof value;
  }
  return own;
}
