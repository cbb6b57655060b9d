import { Injectable } from '@nestjs/common';
import { pacer } from '../../../common/background/pacer';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import { marketsOf } from '../catalogue/columns';
import { MATCH_ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import type { OddField } from '../catalogue/odds-groups';
import { dayNumber } from '../index/index-row';
import { oddsValue, type RawOddsRow, toWireRow, type WireRow } from '../odds-row';
import { OddsRepository } from '../odds.repository';
import type { FilterType } from '../query/odds-query';
import { type PriceComparison, SHARE_BY_CHANCE } from '../summary/day-scan/comparison';
import { type DayScan, type Fixture, type MarketResult, scanDay } from '../summary/day-scan/scan-day';
import { kickOffOf } from '../summary/past';
import type { PricedMarket } from '../summary/similarity';
import { PastRepository } from './past.repository';
import { PastService } from './past.service';
import { type Market, pricedMarkets } from './priced-markets';

/** What a day is scanned for. */
export interface ScanWish {
  /** `YYYY-MM-DD`; left out = today in Istanbul. */
  readonly date?: string;
  /** Keys of markets. */
  readonly groups?: readonly string[];
  /** In hundredths. */
  readonly tolerance: number;
  readonly filter_type?: FilterType;
}

/** One selection of a fixture against the past; rates 0-1 with six decimals, null where nothing settled. */
export interface ScannedSelection {
  column: OddField;
  label: string;
  price: number;
  implied: number;
  settled: number;
  hits: number;
  rate: number | null;
  ci_low: number | null;
  ci_high: number | null;
  direction: 'above' | 'below' | null;
  small_sample: boolean;
}

export interface ScannedMarket {
  group: string;
  same_odds: number;
  selections: ScannedSelection[];
}

export interface ScannedDay {
  date: string;
  filter_type: FilterType;
  tolerance: number;
  groups: string[];
  comparisons: number;
  standing_out: number;
  expected_by_chance: number;
  /** Made one by one while they are sent: a day in all markets has some 14 MB as JSON. */
  matches: Iterable<WireRow & { results: ScannedMarket[] }>;
}

/** A fixture with the markets it is priced in. */
interface PricedRow {
  readonly row: RawOddsRow;
  readonly priced: readonly PricedMarket[];
}

/** Rows that are read in one go. */
const ROWS_AT_ONCE = 10;

/** Milliseconds of comparing between two pauses: answering a request takes several turns of the event loop. */
const STRETCH = 2;

const DEFAULT_GROUPS = ['ft', 'uo_25', 'bts'];

@Injectable()
export class DayScanService {
  constructor(
    private readonly odds: OddsRepository,
    private readonly pastRepository: PastRepository,
    private readonly past: PastService,
    private readonly clock: Clock,
  ) {}

  /**
   * For all matches of a day and each group: what happened in past matches with the same odds, and which selections
   * stand out. By default by closing odds where any of the day's matches has them in these groups, otherwise by
   * opening odds.
   * @param signal ends the work, which then throws its reason
   */
  async scan({ date, groups, tolerance, filter_type }: ScanWish, signal: AbortSignal): Promise<ScannedDay> {
    const day = date ?? istanbulDate(this.clock.now());
    const markets = marketsOf(groups ?? DEFAULT_GROUPS);
    const pause = pacer(STRETCH, signal);
    const { type, rows } = await this.fixtures(day, markets, filter_type, pause);
    const fixtures = rows.map(({ row, priced }): Fixture => ({
      kickOff: kickOffOf(row.match_date, row.match_time),
      markets: priced,
    }));
    const scanned = await this.compare(day, type, markets, fixtures, tolerance, pause, signal);
    return {
      date: day,
      filter_type: type,
      tolerance,
      groups: markets.map(({ key }) => key),
      comparisons: scanned.comparisons,
      standing_out: scanned.standingOut,
      expected_by_chance: rounded(scanned.comparisons * SHARE_BY_CHANCE),
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
      for (const row of read) rows.push({ row, priced: pricedMarkets(row, markets) });
      await pause();
    }
    return rows;
  }

  private async compare(
    day: string,
    type: FilterType,
    markets: readonly Market[],
    fixtures: readonly Fixture[],
    tolerance: number,
    pause: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<DayScan> {
    const inUse = markets.filter((market) =>
      fixtures.some((fixture) => fixture.markets.some((priced) => priced.market === market)),
    );
    if (inUse.length === 0) return { comparisons: 0, standingOut: 0, results: fixtures.map(() => []) };
    const past = await this.past.read(type, inUse, day, signal);
    return scanDay(past, fixtures, inUse, { type, day: dayNumber(day) + 1, tolerance }, pause);
  }
}

function* scannedMatches(
  rows: readonly PricedRow[],
  { results }: DayScan,
  fields: readonly RowField[],
): ScannedDay['matches'] {
  for (const [at, { row }] of rows.entries()) {
    yield { ...toWireRow(row, fields), results: results[at]!.map((result) => toScannedMarket(result, row)) };
  }
}

const pricesOf = (markets: readonly Market[]): OddField[] =>
  markets.flatMap((market) => market.columns.map(({ field }) => field));

function toScannedMarket({ market, sameOdds, selections }: MarketResult, row: RawOddsRow): ScannedMarket {
  return {
    group: market.key,
    same_odds: sameOdds,
    selections: market.columns.map(({ field, title }, at) => ({
      column: field,
      label: title,
      price: oddsValue(row, field)! / 100,
      ...onTheWire(selections[at]!),
    })),
  };
}

function onTheWire({ implied, settled, hits, rate, ciLow, ciHigh, direction, smallSample }: PriceComparison) {
  return {
    implied: rounded(implied),
    settled,
    hits,
    rate: rate === null ? null : rounded(rate),
    ci_low: ciLow === null ? null : rounded(ciLow),
    ci_high: ciHigh === null ? null : rounded(ciHigh),
    direction,
    small_sample: smallSample,
  };
}

const rounded = (share: number): number => Math.round(share * 1e6) / 1e6;
