import { pacer } from '../../../common/background/pacer';
import type { Calibration } from '../../../archive/statistics/calibration/calibration';
import type { QuotedMarkets } from '../../../archive/statistics/calibration/quoted-markets';
import type { OddsIndex } from '../../../archive/columns/odds-index';
import type { FilterType, OddsQuery } from '../../../archive/question/odds-query';
import { MarketReaders } from '../../../archive/statistics/summary/market-reader';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { summarise, summariseWithPauses } from '../../../archive/statistics/summary/summarise';
import { marketPlaces } from '../../../archive/statistics/summary/summary-builder';
import { AnswerCache } from './answer-cache';

/** Hits that are summed up in one go, in some 10 ms; more would keep other requests waiting. */
const MOST_AT_ONCE = 4_096;

/** Milliseconds of summing up between two pauses: answering a request takes several turns of the event loop. */
const STRETCH = 3;

/** What a summary is about: the rest of a query doesn't change it. */
export type SummaryQuery = Pick<OddsQuery, 'type' | 'predicates' | 'groups'>;

/** Summaries of one index, as one learning of the archive sees its prices. */
export class IndexSummaries {
  private readonly cache = new AnswerCache<OddsSummary>();
  private readonly readers: Record<FilterType, MarketReaders>;

  constructor(
    private readonly index: OddsIndex,
    readonly calibration: Calibration,
  ) {
    const of = (type: FilterType) => new MarketReaders(type, calibration, index.scores);
    this.readers = { 1: of(1), 2: of(2) };
  }

  /** Quotes of the index, which its summaries use too. */
  quoted(type: FilterType): QuotedMarkets {
    return this.readers[type].quoted;
  }

  /**
   * What happened in all matches that meet the query.
   * @param signal of who asks: they wait no longer once it is aborted
   */
  find({ type, predicates, groups }: SummaryQuery, signal?: AbortSignal): Promise<OddsSummary> {
    const question = JSON.stringify([type, groups, predicates]);
    const make = (ended: AbortSignal) => this.make({ type, predicates, groups }, ended);
    return this.cache.get(question, [this.index.version], make, signal);
  }

  /** The same, always computed from scratch. */
  make({ type, predicates, groups }: SummaryQuery, signal?: AbortSignal): Promise<OddsSummary> {
    const hits = this.index.search({ type, predicates });
    const material = { hits, markets: marketPlaces(groups), readers: this.readers[type] };
    return hits.total <= MOST_AT_ONCE
      ? Promise.resolve(summarise(material))
      : summariseWithPauses(material, pacer(STRETCH, signal));
  }
}
