import { trAsked } from '../../locale/tr-asked';
import { trTable } from '../../locale/tr-table';
import type { FilterNames, MatchTable } from './match-table';
import { FIRST_QUESTION, type Question } from './question';

/** What a question asks, as its chips say it, in the order of the table: `MS 1: 1,85`; then which matches, where it isn't the played ones. */
export function wordsOf(
  { filters, played }: Pick<Question, 'filters' | 'played'>,
  table: Pick<MatchTable<never>, 'filters'>,
  names: FilterNames,
): string[] {
  const asked = [...table.filters.values()].filter(({ id }) => filters[id] !== undefined);
  return [
    ...asked.map(({ id, shortTitle, written }) =>
      trAsked.condition(shortTitle, written(filters[id]!, names)),
    ),
    ...(played === FIRST_QUESTION.played ? [] : [trTable.playedOptions[played]]),
  ];
}
