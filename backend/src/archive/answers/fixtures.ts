import { MOMENTS_PER_DAY, momentOfInstant } from '../columns/kick-off';
import { MATCH_COLUMN } from '../columns/layout';
import type { State } from '../columns/state';
import type { OddsSearch } from '../question/odds-query';
import { asksBefore } from '../question/what-came-before';
import { slicesOf } from '../statistics/similarity/past';
import { ALL_MATCHES, type AnswerContext, type Needs } from './context';
import { daysBetween } from './days';

/**
 * The matches of some days that have neither kicked off nor a full-time score and meet one of several searches; an
 * unknown time hasn't come yet.
 */
export interface FixturesQuestion {
  /** Null = nothing fits. */
  readonly searches: readonly (OddsSearch | null)[];
  /** Days `YYYY-MM-DD`, both included; the first is today. */
  readonly from: string;
  readonly to: string;
  /** ISO. */
  readonly now: string;
}

const RESULT = MATCH_COLUMN.result;

/** A time of day later than any. */
const AFTER_ALL_TIMES = MOMENTS_PER_DAY - 1;

export const fixturesNeeds = ({ searches, from, to }: FixturesQuestion): Needs =>
  searches.some((search) => search !== null && asksBefore(search))
    ? ALL_MATCHES
    : { type: 1, predicates: [daysBetween(from, to)] };

/** By search: ids in order of kick-off, those of unknown time after the others of their day. */
export function answerFixtures(question: FixturesQuestion, context: AnswerContext): number[][] {
  const days = daysBetween(question.from, question.to);
  const now = momentOfInstant(new Date(question.now));
  return question.searches.map((search) => {
    context.throwIfAborted();
    if (search === null) return [];
    return comingIds(context.state, { ...search, predicates: [days, ...search.predicates] }, now);
  });
}

/**
 * Ids of the matches of a search that have neither kicked off at a moment (see `columns/kick-off`) nor a full-time score, in
 * order of kick-off; those of unknown time after the others of their day.
 */
export function comingIds(state: State, search: OddsSearch, now: number): number[] {
  const { entries } = state.vocabulary.results;
  const found: { id: number; moment: number }[] = [];
  for (const { segment, positions } of slicesOf(state.search(search)))
    for (const position of positions) {
      const { fh, fa } = entries[segment.cell(RESULT, position)]!.scores;
      if (fh !== null && fa !== null) continue;
      const id = segment.ids[position]!;
      const moment = segment.momentOf(position);
      if (moment % MOMENTS_PER_DAY === 0) found.push({ id, moment: moment + AFTER_ALL_TIMES });
      else if (moment > now) found.push({ id, moment });
    }
  return found.sort((a, b) => a.moment - b.moment || a.id - b.id).map(({ id }) => id);
}
