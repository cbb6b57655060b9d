import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { oddFieldNamed } from '../catalogue/columns';
import { readAlternatives, readNames } from './alternatives';
import { MONTHS } from './date-filter';
import { readName } from './name-filter';
import type { ColumnPredicate, SimplePredicate, WrittenScore } from './odds-query';
import { read, type Reading, unreadable } from './reading';

type ReadText = (text: string) => Reading<ColumnPredicate>;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const YEARS = /^(\d{4})(?:\s*[-–—−/]\s*(\d{4}))?$/;
// typing on a phone turns the hyphen into longer dashes
const TIMES = /^(\d{1,2})[:.](\d{2})(?:\s*[-–—−]\s*(\d{1,2})[:.](\d{2}))?$/;
const SCORE = /^(\d{1,2})\s*[-–—−:]\s*(\d{1,2})$/;
const ID = /^[1-9]\d{0,8}$/;

const WEEKDAY_NAME = new Intl.DateTimeFormat('tr-TR', { weekday: 'long', timeZone: 'UTC' });
/** Folded, Monday first. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) =>
  foldText(WEEKDAY_NAME.format(Date.UTC(2024, 0, 1 + day))),
);

const each =
  (readOne: (text: string) => Reading<SimplePredicate>): ReadText =>
  (text) =>
    readAlternatives(text, readOne);

function readSeason(text: string): Reading<SimplePredicate> {
  const [matched, first, second] = YEARS.exec(text) ?? [];
  if (matched === undefined) return unreadable(tr.filters.notSeason);
  const [from, last] = [Number(first), second === undefined ? null : Number(second)];
  if (from < FIRST_YEAR || from > LAST_YEAR) return unreadable(tr.filters.yearOutOfRange);
  if (last !== null && last !== from + 1) return unreadable(tr.filters.notSeason);
  return read({ kind: 'season', first: from, last });
}

/** The number from 1 on that is written, or whose name is. */
function numbered(text: string, names: readonly string[]): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : names.indexOf(foldText(text)) + 1;
  return number >= 1 && number <= names.length ? number : null;
}

function readWeekday(text: string): Reading<SimplePredicate> {
  const weekday = numbered(text, WEEKDAYS);
  return weekday === null ? unreadable(tr.filters.notWeekday) : read({ kind: 'weekday', weekday });
}

function readMonth(text: string): Reading<SimplePredicate> {
  const month = numbered(text, MONTHS);
  return month === null ? unreadable(tr.filters.notMonth) : read({ kind: 'month', month });
}

function readTimes(text: string): Reading<SimplePredicate> {
  const parts = TIMES.exec(text);
  if (parts === null) return unreadable(tr.filters.notTimes);
  const [hour, minute, lastHour = hour, lastMinute = minute] = parts
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  if (hour! > 23 || minute! > 59 || lastHour! > 23 || lastMinute! > 59)
    return unreadable(tr.filters.notTimes);
  return read({ kind: 'times', from: hour! * 60 + minute!, to: lastHour! * 60 + lastMinute! });
}

function readCompetition(text: string): Reading<SimplePredicate> {
  return ID.test(text)
    ? read({ kind: 'competition', ids: [Number(text)] })
    : unreadable(tr.filters.notCompetition);
}

function readWon(text: string): Reading<SimplePredicate> {
  const field = oddFieldNamed(text);
  return field === null ? unreadable(tr.filters.notWon) : read({ kind: 'won', field });
}

const readScore =
  (field: WrittenScore) =>
  (text: string): Reading<SimplePredicate> => {
    if (foldText(text) === 'bos') return read({ kind: 'missing', field });
    const [matched, home, away] = SCORE.exec(text) ?? [];
    if (matched === undefined) return unreadable(tr.filters.notScore);
    return read({ kind: 'score', field, home: Number(home), away: Number(away) });
  };

/**
 * What a question may say of matches beside the columns of a table, by its name on the wire. The bulletin has columns of
 * its own for some of it, see `OF_BULLETIN`.
 */
export const MATCH_FILTERS = {
  team: (text: string) => readNames(text, (name) => readName('team', name)),
  competition: each(readCompetition),
  season: each(readSeason),
  weekday: each(readWeekday),
  month: each(readMonth),
  match_time: each(readTimes),
  won: each(readWon),
  ht_score: each(readScore('ht_score')),
  ft_score: each(readScore('ft_score')),
} satisfies Record<string, ReadText>;

/** What may be asked of the bulletin's matches beside its columns: the time of day and the scores are some of these. */
export const OF_BULLETIN = ['team', 'competition', 'season', 'weekday', 'month', 'won'] as const;
