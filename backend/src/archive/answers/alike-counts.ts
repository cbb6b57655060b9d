import { alikeTo, type Likeness } from '../rows/likeness';
import { ALL_MATCHES, type AnswerContext } from './context';

/** How many played matches are like each of some fixtures. */
export interface AlikeCountsQuestion {
  readonly likeness: Likeness;
  readonly ids: readonly number[];
}

export const alikeCountsNeeds = () => ALL_MATCHES;

/** In the order of the ids; 0 for a match that lacks a value. */
export function answerAlikeCounts(
  { likeness, ids }: AlikeCountsQuestion,
  { state, quotes, throwIfAborted }: AnswerContext,
): number[] {
  return ids.map((id) => {
    throwIfAborted();
    const place = state.placeOf(id);
    const row = place && state.row(place, likeness.type);
    const predicates = row && alikeTo(row, likeness, quotes.calibration);
    return predicates ? state.search({ type: likeness.type, predicates }).total : 0;
  });
}
