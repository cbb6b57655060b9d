import { Injectable } from '@nestjs/common';
import { QuotedMarkets } from '../../../archive/statistics/calibration/quoted-markets';
import type { Aggregation, NumberedValues } from '../../../archive/columns/aggregation';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import { COLUMNS_PER_SET } from '../../../archive/columns/layout';
import type { OddsIndex } from '../../../archive/columns/odds-index';
import { isIndexed } from '../../../archive/columns/written';
import type { RawOddsRow } from '../../../archive/rows/odds-row';
import { OddsRepository, type StoredMatch } from '../sql/odds.repository';
import type { FilterType, OddsSearch, OrderedSearch, PageQuery } from '../../../archive/question/odds-query';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import type { WantedOdds } from '../sql/index-statements';
import { aggregateHits } from './aggregate-hits';
import { HitsRepository } from './hits.repository';
import { IndexKeeper } from './index-keeper';
import { IndexSummaries, type SummaryQuery } from './index-summaries';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import { SummaryRepository } from './summary.repository';

/** One page of matches. */
export interface FoundPage {
  /** Newest first, or as the query sorts. */
  readonly ids: number[];
  readonly hasMore: boolean;
}

/** Answers searches from the column index, and from the database while there is none. Both give the same answers. */
@Injectable()
export class OddsEngine {
  private readonly indexSummaries = new WeakMap<OddsIndex, IndexSummaries>();

  constructor(
    private readonly keeper: IndexKeeper,
    private readonly repository: OddsRepository,
    private readonly summaries: SummaryRepository,
    private readonly hits: HitsRepository,
    private readonly calibration: CalibrationKeeper,
  ) {}

  /** The column index; null until it is ready, after a fault, and with ODDS_ENGINE=sql. */
  index(): OddsIndex | null {
    return this.keeper.current;
  }

  /** Quotes with what is learned now: those that the index's summaries use too, otherwise of their own. */
  quoted(type: FilterType): QuotedMarkets {
    const index = this.keeper.current;
    return index === null
      ? new QuotedMarkets(type, this.calibration.current)
      : this.summariesOf(index).quoted(type);
  }

  /** One page of the matches that meet the query. */
  findPage(query: PageQuery): Promise<FoundPage> {
    const { page, perPage, sort } = query;
    return this.answer(
      query,
      (index) => {
        const hits = index.search(query, sort ? Infinity : page * perPage + 1);
        return { ids: index.pageIds(hits, query), hasMore: hits.total > page * perPage };
      },
      async () => {
        const ids = await this.repository.findIds(query);
        return { ids: ids.slice(0, perPage), hasMore: ids.length > perPage };
      },
    );
  }

  /**
   * The named matches with some of their odds, in the order of `ids`; one that is gone meanwhile is left out. Rows are
   * always as the database has them: the index gives the odds only where it has seen the last change of every match.
   */
  async readRows(
    ids: readonly number[],
    type: FilterType,
    columns: readonly (OddField | CodeField)[],
  ): Promise<RawOddsRow[]> {
    const index = this.keeper.current;
    if (index === null) return this.repository.readRows(ids, type, columns);
    const { version } = index;
    const matches = await this.repository.readMatches(ids);
    // what came into the index since may be newer than the matches
    const isSame = index === this.keeper.current && index.version === version;
    const isSeen = isSame && matches.every(({ revision }) => revision <= this.keeper.revision);
    const odds = isSeen
      ? index.oddsOf(
          matches.map(({ id }) => id),
          type,
          columns,
        )
      : null;
    if (odds === null) return this.repository.readRows(ids, type, columns);
    return matches.map((match, at) => {
      const row = match as StoredMatch & RawOddsRow;
      row.odds = odds.subarray(at * COLUMNS_PER_SET, (at + 1) * COLUMNS_PER_SET);
      return row;
    });
  }

  /**
   * What happened in all matches that meet the query.
   * @param signal ends the work, which then throws its reason
   */
  summary(query: SummaryQuery, signal?: AbortSignal): Promise<OddsSummary> {
    return this.answer(
      query,
      (index) => this.summariesOf(index).find(query, signal),
      () => this.summaries.summarise(query, this.calibration.current, signal),
      signal,
    );
  }

  /**
   * Works something out over all matches that meet the query.
   * @param wanted the odds that it looks at
   * @param signal ends the work, which then throws its reason
   */
  aggregate<T>(
    query: OddsSearch,
    wanted: WantedOdds,
    make: (values: NumberedValues) => Aggregation<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    return this.answer(
      query,
      (index) => aggregateHits(index, query, make, signal),
      () => this.hits.aggregate(query, wanted, make, signal),
      signal,
    );
  }

  /** Ids of all matches that meet the query, newest first or as it sorts, in parts of `size`. */
  async *eachId(query: OrderedSearch, size: number): AsyncGenerator<number[], void, undefined> {
    const all = await this.answer<Uint32Array | null>(
      query,
      (index) => {
        const hits = index.search(query);
        // four bytes a match: the hits themselves are good until the next search only
        return Uint32Array.from(index.pageIds(hits, { ...query, page: 1, perPage: hits.total }));
      },
      () => Promise.resolve(null),
    );
    if (all === null) yield* this.repository.eachId(query, size);
    else for (let at = 0; at < all.length; at += size) yield [...all.subarray(at, at + size)];
  }

  private async answer<T>(
    { predicates }: OddsSearch,
    fromIndex: (index: OddsIndex) => T | Promise<T>,
    fromDatabase: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const index = this.keeper.current;
    if (index === null || !predicates.every(isIndexed)) return fromDatabase();
    try {
      return await fromIndex(index);
    } catch (error) {
      if (signal?.aborted) throw error;
      this.keeper.drop(index, error as Error);
      return fromDatabase();
    }
  }

  private summariesOf(index: OddsIndex): IndexSummaries {
    const known = this.indexSummaries.get(index);
    const calibration = this.calibration.current;
    if (known?.calibration === calibration) return known;
    const fresh = new IndexSummaries(index, calibration);
    this.indexSummaries.set(index, fresh);
    return fresh;
  }
}
