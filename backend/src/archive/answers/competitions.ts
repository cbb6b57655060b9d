import { dayOfNumber } from '../columns/kick-off';
import { MATCH_COLUMN } from '../columns/layout';
import { pastOf } from '../statistics/similarity/past';
import { ALL_MATCHES, type AnswerContext } from './context';

/** How many matches a competition has, those to come among them, and the days (`YYYY-MM-DD`) of the first and the last. */
export interface CompetitionMatches {
  readonly id: number;
  readonly matches: number;
  readonly first_date: string;
  readonly last_date: string;
}

export const competitionsNeeds = () => ALL_MATCHES;

/** All competitions that have matches, in no order. */
export function answerCompetitions(_: object, { state }: AnswerContext): CompetitionMatches[] {
  const leagues = state.vocabulary.leagues.entries;
  const byLeague = leagues.map(() => ({ matches: 0, first: Infinity, last: 0 }));
  for (const { segment, positions } of pastOf(state))
    for (const position of positions) {
      const counted = byLeague[segment.cell(MATCH_COLUMN.league, position)]!;
      const day = segment.cell(MATCH_COLUMN.date, position);
      counted.matches += 1;
      counted.first = Math.min(counted.first, day);
      counted.last = Math.max(counted.last, day);
    }
  // one that has got another name or code stands there twice
  const found = new Map<number, CompetitionMatches>();
  byLeague.forEach(({ matches, first, last }, number) => {
    if (matches === 0) return;
    const { id } = leagues[number]!;
    const before = found.get(id);
    const [first_date, last_date] = [dayOfNumber(first), dayOfNumber(last)];
    found.set(id, {
      id,
      matches: matches + (before?.matches ?? 0),
      first_date: before && before.first_date < first_date ? before.first_date : first_date,
      last_date: before && before.last_date > last_date ? before.last_date : last_date,
    });
  });
  return [...found.values()];
}
