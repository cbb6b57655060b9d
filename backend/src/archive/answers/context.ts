import type { ProbabilityColumns } from '../columns/probability-columns';
import type { State } from '../columns/state';
import type { FilterType, OddsSearch, OrderedSearch } from '../question/odds-query';
import { asksBefore } from '../question/what-came-before';
import type { Market } from '../catalogue/columns';
import type { Calibration } from '../statistics/calibration/calibration';
import { QuotedMarkets } from '../statistics/calibration/quoted-markets';
import { ProbabilityCache } from '../statistics/calibration/probability-cache';
import { type PastMarket, PastMarkets } from '../statistics/past/past-market';
import { MarketReaders } from '../statistics/summary/market-reader';

/** What follows from one learning of the archive about all states that share a vocabulary; worked out as it is needed. */
export class Quotes {
  private readonly quoted: Record<FilterType, QuotedMarkets>;
  /** What it says by row. */
  readonly probabilities: ProbabilityColumns;
  private readonly summing = new Map<FilterType, MarketReaders>();
  private readonly pastMarkets = new PastMarkets();

  constructor(readonly calibration: Calibration) {
    this.probabilities = new ProbabilityCache(calibration);
    this.quoted = { 1: new QuotedMarkets(1, calibration), 2: new QuotedMarkets(2, calibration) };
  }

  of(type: FilterType): QuotedMarkets {
    return this.quoted[type];
  }

  /** The played matches of a state in which a market is wholly priced. */
  past(state: State, type: FilterType, market: Market): PastMarket {
    return this.pastMarkets.of(state, market, this.of(type));
  }

  /** What sums up rows of states with this vocabulary. */
  readers(type: FilterType, { vocabulary }: State): MarketReaders {
    const results = vocabulary.results.entries;
    const known = this.summing.get(type);
    if (known?.results === results) return known;
    const fresh = new MarketReaders(type, this.of(type), results);
    this.summing.set(type, fresh);
    return fresh;
  }
}

/** What an answer is a function of, besides its question. */
export interface AnswerContext {
  /** The same from the beginning of an answer to its end. */
  readonly state: State;
  readonly quotes: Quotes;
  /** Long computations call it now and then: it throws when the client has gone. */
  readonly throwIfAborted: () => void;
}

/** The matches that a question is about: those of a search, or the named ones. */
export type Needs = OddsSearch | { readonly ids: readonly number[] };

export const ALL_MATCHES: OddsSearch = { type: 1, predicates: [] };

/** The matches that an answer about a search is about: what came before a match follows from all others. */
export const searchNeeds = (search: OrderedSearch): OddsSearch => (asksBefore(search) ? ALL_MATCHES : search);

/** Why a question has no answer; the sentences are Turkish. */
export interface Refusal {
  readonly code: 'NOT_FOUND' | 'VALIDATION_FAILED';
  readonly fields?: Record<string, string>;
}

/** Thrown where a question has no answer. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}
