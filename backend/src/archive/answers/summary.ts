import type { OddsQuery } from '../question/odds-query';
import type { OddsSummary } from '../statistics/summary/odds-summary';
import { marketPlaces, summarise } from '../statistics/summary/summary-builder';
import type { AnswerContext } from './context';

/** What happened in all matches that meet a query, in the groups asked for; null = all. */
export type SummaryQuestion = Pick<OddsQuery, 'type' | 'predicates' | 'groups'>;

export const summaryNeeds = ({ type, predicates }: SummaryQuestion) => ({ type, predicates });

export function answerSummary(
  { type, predicates, groups }: SummaryQuestion,
  { state, quotes, throwIfAborted }: AnswerContext,
): OddsSummary {
  const hits = state.search({ type, predicates });
  return summarise(hits, marketPlaces(groups), quotes.readers(type, state), throwIfAborted);
}
