import { Injectable } from '@nestjs/common';
import { pacer } from '../../../common/background/pacer';
import { AppError } from '../../../common/errors/app-error';
import { tr } from '../../../common/locale/tr';
import { MARKET_FIELDS, marketsOf } from '../../../archive/catalogue/columns';
import { type RawOddsRow, toWireRow, type WireRow } from '../../../archive/rows/odds-row';
import { OddsRepository } from '../sql/odds.repository';
import type { FilterType } from '../../../archive/question/odds-query';
import { OddsEngine } from '../engine/odds-engine';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import { kickOffOf } from '../../../archive/statistics/similarity/past';
import { nearestMatches, type PricedMarket } from '../../../archive/statistics/similarity/similarity';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { PastService } from './past.service';
import { type Market, pricedMarkets } from './priced-markets';
import { summariseRows } from './summarise-rows';

/** What similar matches are looked for by; what is left out is chosen by the match's own prices. */
export interface SimilarityWish {
  readonly filter_type?: FilterType;
  /** Keys of markets. */
  readonly groups?: readonly string[];
  readonly limit: number;
}

export interface SimilarMatches {
  filter_type: FilterType;
  groups: string[];
  match: WireRow;
  items: (WireRow & { distance: number })[];
  summary: OddsSummary;
}

/** Milliseconds of comparing between two pauses. */
const STRETCH = 3;

const DEFAULT_GROUPS = ['ft', 'uo_25'];

/** A match by one of its sets of odds, and the markets to compare in. */
interface Chosen {
  readonly type: FilterType;
  readonly row: RawOddsRow;
  readonly markets: readonly PricedMarket[];
}

@Injectable()
export class SimilarMatchesService {
  constructor(
    private readonly odds: OddsRepository,
    private readonly past: PastService,
    private readonly engine: OddsEngine,
    private readonly calibration: CalibrationKeeper,
  ) {}

  /**
   * The past matches whose prices say most nearly the same, with their summary. By default in full-time result and
   * 2.5 goals as far as the match has them, and by closing odds where they have the prices, otherwise opening odds.
   * @param signal ends the work, which then throws its reason
   * @throws AppError NOT_FOUND; VALIDATION_FAILED when the match lacks prices of a group that was asked for
   */
  async find(id: number, wish: SimilarityWish, signal: AbortSignal): Promise<SimilarMatches> {
    const { type, row, markets } = await this.choose(id, wish);
    const distances = await this.distances(type, row, markets, wish.limit, signal);
    const rows = await this.odds.readRows([...distances.keys()], type, MARKET_FIELDS);
    return {
      filter_type: type,
      groups: markets.map(({ market }) => market.key),
      match: toWireRow(row, null),
      items: rows.map((each) => ({ ...toWireRow(each, null), distance: distances.get(each.id)! })),
      summary: summariseRows(rows, type, this.calibration.current),
    };
  }

  private async choose(id: number, { filter_type, groups }: SimilarityWish): Promise<Chosen> {
    const wanted = marketsOf(groups ?? DEFAULT_GROUPS);
    const choices: Chosen[] = [];
    for (const type of filter_type === undefined ? ([2, 1] as const) : [filter_type]) {
      const [row] = await this.odds.readRows([id], type, MARKET_FIELDS);
      if (!row) throw new AppError('NOT_FOUND');
      choices.push({ type, row, markets: pricedMarkets(row, wanted) });
    }
    const enough = groups === undefined ? 1 : wanted.length;
    const chosen = choices.find(({ markets }) => markets.length >= enough);
    if (chosen) return chosen;
    if (groups !== undefined) throw missingPrices(wanted, choices[0]!.markets);
    return choices[0]!;
  }

  private async distances(
    type: FilterType,
    row: RawOddsRow,
    markets: readonly PricedMarket[],
    limit: number,
    signal: AbortSignal,
  ): Promise<Map<number, number>> {
    if (markets.length === 0) return new Map();
    const past = await this.past.read(
      type,
      markets.map(({ market }) => market),
      row.match_date,
      signal,
    );
    const nearest = await nearestMatches(
      past,
      this.engine.quoted(type),
      kickOffOf(row.match_date, row.match_time),
      markets,
      limit,
      pacer(STRETCH, signal),
    );
    return new Map(nearest.map(({ id, distance }) => [id, distance]));
  }
}

function missingPrices(wanted: readonly Market[], priced: readonly PricedMarket[]): AppError {
  const missing = wanted.filter((market) => !priced.some((each) => each.market === market));
  const titles = missing.map(({ title }) => title);
  return new AppError('VALIDATION_FAILED', { fields: { groups: tr.analysis.noPrices(titles) } });
}
