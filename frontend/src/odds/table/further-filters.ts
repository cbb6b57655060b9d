import { once } from '../../lib/once';
import { foldText } from '../../lib/fold';
import { longMonths } from '../../lib/written-days';
import { trQuestion } from '../../locale/tr-question';
import { readAlternatives } from './alternatives';
import { writtenAlternatives } from './written-alternatives';
import type { FilterNames, TableFilter } from './match-table';

/** Names of the filters that every table has beside its columns, in the address and at the API. */
export const FURTHER = {
  competition: 'competition',
  team: 'team',
  season: 'season',
  weekday: 'weekday',
  month: 'month',
  time: 'match_time',
  won: 'won',
} as const;

/** Names of the days, Monday first. */
export const weekdays = once((): readonly string[] => {
  const names = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'long' });
  // 1 January 2024 was a Monday
  return Array.from({ length: 7 }, (_, day) => names.format(Date.UTC(2024, 0, day + 1)));
});

/** The name of a number from 1 on; names are numbers, too. What is neither stays as it is. */
const named = (names: () => readonly string[]) => (part: string) =>
  names()[Number(part) - 1] ?? names().find((name) => foldText(name) === foldText(part)) ?? part;

const filter = (
  id: string,
  shortTitle: string,
  written: TableFilter['written'] = (text) => writtenAlternatives(text),
): TableFilter => ({ id, shortTitle, params: [id], minChars: 1, written });

const writtenCompetitions = (text: string, names?: FilterNames): string => {
  const { parts } = readAlternatives(text);
  const titles = parts.map((id) => names?.competition(Number(id)));
  return titles.every((title) => title !== undefined)
    ? writtenAlternatives(text, (id) => names!.competition(Number(id))!)
    : writtenAlternatives(`${text.startsWith('!') ? '!' : ''}${trQuestion.competitions(parts.length)}`);
};

/**
 * What every table of matches can be asked beside its columns.
 * @param titles short titles of the selections by column
 */
export const furtherFilters = (titles: ReadonlyMap<string, string>): readonly TableFilter[] => [
  filter(FURTHER.competition, trQuestion.competition, writtenCompetitions),
  filter(FURTHER.team, trQuestion.team, (text) => writtenAlternatives(text, undefined, 'names')),
  filter(FURTHER.season, trQuestion.season),
  filter(FURTHER.weekday, trQuestion.weekday, (text) => writtenAlternatives(text, named(weekdays))),
  filter(FURTHER.month, trQuestion.month, (text) => writtenAlternatives(text, named(longMonths))),
  filter(FURTHER.won, trQuestion.won, (text, names) =>
    writtenAlternatives(text, (column) => titles.get(column) ?? names?.selection(column) ?? column),
  ),
];

/** When matches kick off, where no column says it. */
export const timeFilter = filter(FURTHER.time, trQuestion.time);
