import { Injectable } from '@nestjs/common';
import { pacer } from '../../../common/background/pacer';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import { MAIN_MARKETS, marketsOf } from '../../../archive/catalogue/columns';
import { MATCH_ROW_FIELDS, type RowField } from '../../../archive/catalogue/row-fields';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { dayNumber } from '../../../archive/columns/index-row';
import { oddsValue, type RawOddsRow, toWireRow, type WireRow } from '../../../archive/rows/odds-row';
import { OddsRepository } from '../sql/odds.repository';
import { type FilterType, otherSet } from '../../../archive/question/odds-query';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import { type DayScan, scanDay } from '../../../archive/statistics/scan/scan-day';
import type {
  Fixture,
  MarketResult,
  ScannedSelection as Scanned,
  ScanTerms,
  Tolerance,
} from '../../../archive/statistics/scan/scan-market';
import { kickOffOf, type Past } from '../../../archive/statistics/similarity/past';
import type { PricedMarket } from '../../../archive/statistics/similarity/similarity';
import { type MovedPrice, movedPrices } from './moved-prices';
import { PastRepository } from './past.repository';
import { PastService } from './past.service';
import { type Market, pricedMarkets } from './priced-markets';

/** What a day is scanned for. */
export interface ScanWish {
  /** `YYYY-MM-DD`; left out = today in Istanbul. */
  readonly date?: string;
  /** Keys of markets. */
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
  /** Made one by one while they are sent: a day in all markets has some 14 MB as JSON. */
  matches: Iterable<ScannedMatch>;
}

/** A fixture with the markets it is priced in. */
interface PricedRow {
  readonly row: RawOddsRow;
  readonly priced: readonly PricedMarket[];
  readonly moved: readonly MovedPrice[];
}

/** Rows that are read in one go. */
const ROWS_AT_ONCE = 10;

/** Milliseconds of comparing between two pauses: answering a request takes several turns of the event loop. */
const STRETCH = 1;

const NO_PAST: Past = { segments: [], scores: [] };

@Injectable()
export class DayScanService {
  constructor(
    private readonly odds: OddsRepository,
    private readonly pastRepository: PastRepository,
    private readonly past: PastService,
    private readonly keeper: CalibrationKeeper,
    private readonly clock: Clock,
  ) {}

  /**
   * For all matches of a day and each group: what happened in past matches with the same odds, and which selections
   * stand out. With `movement` only for matches in which a price moved that far. By default by closing odds where any of the day's matches has them in these groups, otherwise by
   * opening odds.
   * @param signal ends the work, which then throws its reason
   */
  async scan(
    { date, groups, tolerance, filter_type, movement }: ScanWish,
    signal: AbortSignal,
  ): Promise<ScannedDay> {
    const day = date ?? istanbulDate(this.clock.now());
    const markets = groups === undefined ? MAIN_MARKETS : marketsOf(groups);
    const pause = pacer(STRETCH, signal);
    const { type, rows: all } = await this.fixtures(day, markets, filter_type, pause);
    const rows = movement === undefined ? all : await this.moved(all, type, markets, movement, pause);
    const fixtures = rows.map(({ row, priced }): Fixture => ({
      kickOff: kickOffOf(row.match_date, row.match_time),
      markets: priced,
    }));
    const terms = { type, day: dayNumber(day) + 1, tolerance, calibration: this.keeper.current };
    const scanned = await this.compare(day, markets, fixtures, terms, pause, signal);
    return {
      date: day,
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

  private async fixtures(
    day: string,
    markets: readonly Market[],
    wanted: FilterType | undefined,
    pause: () => Promise<void>,
  ): Promise<{ type: FilterType; rows: PricedRow[] }> {
    const ids = await this.pastRepository.findDayIds(day);
    const type = wanted ?? 2;
    const rows = await this.readPriced(ids, type, markets, pause);
    const isPriced = ({ priced }: PricedRow): boolean => priced.length > 0;
    if (wanted !== undefined || rows.some(isPriced)) return { type, rows };
    const opening = await this.readPriced(ids, 1, markets, pause);
    return opening.some(isPriced) ? { type: 1, rows: opening } : { type, rows };
  }

  private async readPriced(
    ids: readonly number[],
    type: FilterType,
    markets: readonly Market[],
    pause: () => Promise<void>,
  ): Promise<PricedRow[]> {
    const rows: PricedRow[] = [];
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
      const read = await this.odds.readRows(ids.slice(at, at + ROWS_AT_ONCE), type, pricesOf(markets));
      for (const row of read) rows.push({ row, priced: pricedMarkets(row, markets), moved: [] });
      await pause();
    }
    return rows;
  }

  /** Those of the rows in which a price moved as far as asked, with these prices. */
  private async moved(
    rows: readonly PricedRow[],
    type: FilterType,
    markets: readonly Market[],
    percent: number,
    pause: () => Promise<void>,
  ): Promise<PricedRow[]> {
    const fields = pricesOf(markets);
    const others = await this.readPriced(
      rows.map(({ row }) => row.id),
      otherSet(type),
      markets,
      pause,
    );
    const otherOf = new Map(others.map(({ row }) => [row.id, row]));
    return rows.flatMap((each) => {
      const other = otherOf.get(each.row.id);
      if (other === undefined) return [];
      const [opening, closing] = type === 1 ? [each.row, other] : [other, each.row];
      const moved = movedPrices(opening, closing, fields, percent);
      return moved.length === 0 ? [] : [{ ...each, moved }];
    });
  }

  private async compare(
    day: string,
    markets: readonly Market[],
    fixtures: readonly Fixture[],
    terms: ScanTerms,
    pause: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<DayScan> {
    const inUse = markets.filter((market) =>
      fixtures.some((fixture) => fixture.markets.some((priced) => priced.market === market)),
    );
    const past = inUse.length === 0 ? NO_PAST : await this.past.read(terms.type, inUse, day, signal);
    return scanDay(past, fixtures, inUse, terms, pause);
  }
}

function* scannedMatches(
  rows: readonly PricedRow[],
  { results }: DayScan,
  fields: readonly RowField[],
): ScannedDay['matches'] {
  for (const [at, { row, moved }] of rows.entries()) {
    const scanned = results[at]!.map((result) => toScannedMarket(result, row));
    yield { ...toWireRow(row, fields), results: scanned, moved };
  }
}

const pricesOf = (markets: readonly Market[]): OddField[] =>
  markets.flatMap((market) => market.columns.map(({ field }) => field));

function toScannedMarket(
  { market, tolerance, sameOdds, selections }: MarketResult,
  row: RawOddsRow,
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
