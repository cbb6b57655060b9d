import { MATCH_COLUMN } from '../columns/layout';
import type { RowPlace, State } from '../columns/state';
import type { Predicate } from '../question/odds-query';

/** Days before and after all matches. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2100-12-31';

/** Matches of some days (`YYYY-MM-DD`), both included. */
export const daysBetween = (from: string, to: string): Predicate => ({
  kind: 'dates',
  field: 'match_date',
  from,
  to,
});

const TIME = MATCH_COLUMN.time;

/** The matches of a day in order of kick-off, those of unknown time last, equal ones by id. */
export function placesOfDay(state: State, date: string): RowPlace[] {
  const timeOf = ({ segment, position }: RowPlace): number => segment.cell(TIME, position) || Infinity;
  const idOf = ({ segment, position }: RowPlace): number => segment.ids[position]!;
  return state
    .ordered({ type: 1, predicates: [daysBetween(date, date)] })
    .sort((a, b) => (timeOf(a) === timeOf(b) ? idOf(a) - idOf(b) : timeOf(a) - timeOf(b)));
}
