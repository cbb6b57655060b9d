import type { OddsQuery } from '../question/odds-query';
import type { OddsSummary } from '../statistics/summary/odds-summary';
import { marketPlaces, summarise } from '../statistics/summary/summary-builder';
import type { Margins } from './margins';
import { type AnswerContext, searchNeeds } from './context';

/** What happened in all matches that meet a query, in the groups asked for; null = all. */
export interface SummaryQuestion extends Pick<OddsQuery, 'type' | 'predicates' | 'groups'> {
  /** Margins of fixtures to hold the answer's against. */
  readonly coming?: Margins;
}

export const summaryNeeds = ({ type, predicates }: SummaryQuestion) => searchNeeds({ type, predicates });

export function answerSummary(
  { type, predicates, groups, coming = {} }: SummaryQuestion,
  { state, quotes, throwIfAborted }: AnswerContext,
): OddsSummary {
  const hits = state.search({ type, predicates });
  const readers = quotes.readers(type, state);
  return summarise(hits, marketPlaces(groups), readers, throwIfAborted, { predicates, coming });
}
