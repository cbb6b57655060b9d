import { foldText } from '../../src/platform/text/fold';
import { isBeforeField } from '../../src/archive/catalogue/before-fields';
import { isCodeField, isOddField, marketOf, oddColumn } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { movedFurther } from '../../src/archive/question/movement';
import {
  type NamedField,
  type NumberField,
  type OddsQuery,
  OLDEST_FIRST,
  type Predicate,
  type SimplePredicate,
  type SortField,
} from '../../src/archive/question/odds-query';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { tenThousandths } from '../../src/archive/statistics/calibration/shown-probability';
import type { WrittenField } from '../../src/archive/question/written-value';
import { knownBefore } from './brute-before';
import { type ArchivedMatch, competitionIdOf, scoresOf } from './random-archive';

/** The matches that are searched: what came before one of them follows from all. */
let searched: readonly ArchivedMatch[] = [];

/** The plainest way to answer a search: look at every match, one predicate after the other. */
export function naiveSearch(
  matches: readonly ArchivedMatch[],
  query: OddsQuery,
  calibration = new Calibration(),
): { ids: number[]; total: number } {
  searched = matches;
  const passing = matches.filter((match) =>
    query.predicates.every((each) => passes(match, each, query.type, calibration)),
  );
  passing.sort((a, b) => sorted(a, b, query, calibration) || newestFirst(a, b));
  const from = (query.page - 1) * query.perPage;
  return { ids: passing.slice(from, from + query.perPage).map(({ id }) => id), total: passing.length };
}

function newestFirst(a: ArchivedMatch, b: ArchivedMatch): number {
  if (a.match_date !== b.match_date) return a.match_date < b.match_date ? 1 : -1;
  const [timeA, timeB] = [a.match_time ?? '', b.match_time ?? ''];
  if (timeA !== timeB) return timeA < timeB ? 1 : -1;
  return b.id - a.id;
}

/** Below 0 where `a` comes first by what the query is sorted by; matches without the value come last in either order. */
function sorted(
  a: ArchivedMatch,
  b: ArchivedMatch,
  { sort, type }: OddsQuery,
  calibration: Calibration,
): number {
  if (sort === null) return 0;
  if (sort === OLDEST_FIRST) return -newestFirst(a, b);
  const valueOf = (match: ArchivedMatch) =>
    sort.by === 'probability'
      ? probabilityOf(match, sort.field as OddField, type, calibration)
      : sortValue(match, sort.field, type);
  const [valueA, valueB] = [valueOf(a), valueOf(b)];
  if (valueA === null || valueB === null) return Number(valueA === null) - Number(valueB === null);
  const ascending = valueA === valueB ? 0 : valueA < valueB ? -1 : 1;
  return sort.order === 'asc' ? ascending : -ascending;
}

function sortValue(match: ArchivedMatch, field: SortField, type: 1 | 2): string | number | null {
  switch (field) {
    case 'match_date':
      return match.match_date;
    case 'country_name':
    case 'competition_name':
    case 'home_team':
    case 'away_team':
      return folded(match[field]);
    case 'ht_ft_result': {
      const half = result(match.home_ht_score, match.away_ht_score);
      const full = result(match.home_ft_score, match.away_ft_score);
      return half === null || full === null ? null : `${half}/${full}`;
    }
    default:
      return numberOf(match, field, type);
  }
}

const foldings = new Map<string, string>();

/** A few names come again and again: folding each once keeps thousands of searches quick. */
function folded(text: string): string {
  const known = foldings.get(text) ?? foldText(text);
  foldings.set(text, known);
  return known;
}

function numberOf(match: ArchivedMatch, field: NumberField, type: 1 | 2): number | null {
  if (isOddField(field) || isCodeField(field)) return (type === 1 ? match.opening : match.closing)[field];
  if (isBeforeField(field)) return knownBefore(searched, match, field);
  if (field !== 'total_goals') return match[field];
  const { home_ft_score: home, away_ft_score: away } = match;
  return home === null || away === null ? null : home + away;
}

function result(home: number | null, away: number | null): string | null {
  if (home === null || away === null) return null;
  return home > away ? '1' : home < away ? '2' : 'X';
}

/** A value as a person would write it down; nothing when it isn't known. */
function writtenTexts(match: ArchivedMatch, field: WrittenField, type: 1 | 2): string[] {
  const { home_ht_score: hh, away_ht_score: ha, home_ft_score: fh, away_ft_score: fa } = match;
  const half = result(hh, ha)?.toLowerCase();
  const full = result(fh, fa)?.toLowerCase();
  const [year, month, day] = match.match_date.split('-');
  switch (field) {
    case 'match_date':
      return [match.match_date, `${day}.${month}.${year}`];
    case 'match_time':
      return match.match_time === null ? [] : [match.match_time];
    case 'half_time':
      return half ? [`${hh}-${ha}`] : [];
    case 'full_time':
      return full ? [`${fh}-${fa}`] : [];
    case 'ft_result':
      return full ? [full] : [];
    case 'total_goals':
      return full ? [String(fh! + fa!)] : [];
    case 'ht_ft_result':
      return half && full ? [`${half}/${full}`] : [];
    default:
      return writtenNumbers(match, field, type);
  }
}

function writtenNumbers(match: ArchivedMatch, field: WrittenField, type: 1 | 2): string[] {
  if (!isOddField(field) && !isCodeField(field)) throw new Error(`A random archive has no ${field}`);
  const value = numberOf(match, field, type);
  if (value === null) return [];
  return [isOddField(field) ? (value / 100).toFixed(2) : String(value)];
}

/** In ten-thousandths as shown; null where the market isn't wholly priced. */
function probabilityOf(
  match: ArchivedMatch,
  field: OddField,
  type: 1 | 2,
  calibration: Calibration,
): number | null {
  const { key, columns } = marketOf(field);
  const prices = columns.map((column) => numberOf(match, column.field, type));
  if (prices.includes(null)) return null;
  const all = calibration.market(type, key).probabilities(prices as number[]);
  return tenThousandths(all[columns.findIndex((column) => column.field === field)]!);
}

type Judge = (match: ArchivedMatch, predicate: SimplePredicate) => boolean | null;

function passes(match: ArchivedMatch, predicate: Predicate, type: 1 | 2, calibration: Calibration): boolean {
  const holds: Judge = (each, simple) => simplePasses(each, simple, type, calibration);
  switch (predicate.kind) {
    case 'any':
      return predicate.of.some((each) => holds(match, each) === true);
    case 'none': {
      const answers = predicate.of.map((each) => holds(match, each));
      const forAll = predicate.of.some(({ kind }) => kind === 'missing');
      return answers.every((answer) => (forAll ? answer !== true : answer === false));
    }
    case 'played':
      return (match.home_ft_score !== null && match.away_ft_score !== null) === predicate.wanted;
    case 'movement': {
      const [opening, closing] = [match.opening[predicate.field], match.closing[predicate.field]];
      return opening !== null && closing !== null && movedFurther(opening, closing, predicate.percent);
    }
    case 'source':
      return ((type === 1 ? match.opening_sources : match.closing_sources) & predicate.mask) !== 0;
    case 'not_match':
      return match.id !== predicate.id;
    default:
      return holds(match, predicate) === true;
  }
}

const scoresOfField = (match: ArchivedMatch, field: 'ht_score' | 'ft_score') =>
  field === 'ht_score'
    ? [match.home_ht_score, match.away_ht_score]
    : [match.home_ft_score, match.away_ft_score];

/** Null where the match has no value. */
function simplePasses(
  match: ArchivedMatch,
  predicate: SimplePredicate,
  type: 1 | 2,
  calibration: Calibration,
): boolean | null {
  switch (predicate.kind) {
    case 'probability': {
      const value = probabilityOf(match, predicate.field, type, calibration);
      return value === null ? null : value >= predicate.min && value <= predicate.max;
    }
    case 'range': {
      const value = numberOf(match, predicate.field, type);
      return value === null ? null : value >= predicate.min && value <= predicate.max;
    }
    case 'missing':
      return predicate.field === 'ht_score' || predicate.field === 'ft_score'
        ? scoresOfField(match, predicate.field).includes(null)
        : numberOf(match, predicate.field, type) === null;
    case 'contains':
      return namesOf(match, predicate.field).some((name) => name.includes(predicate.text));
    case 'named':
      return namesOf(match, predicate.field).includes(predicate.text);
    case 'dates':
      return match.match_date >= predicate.from && match.match_date <= predicate.to;
    case 'season': {
      const [year, month] = match.match_date.split('-').map(Number) as [number, number];
      if (predicate.last === null) return year === predicate.first;
      return (month >= 7 ? year : year - 1) === predicate.first;
    }
    case 'weekday':
      return (new Date(match.match_date).getUTCDay() || 7) === predicate.weekday;
    case 'month':
      return Number(match.match_date.slice(5, 7)) === predicate.month;
    case 'times': {
      if (match.match_time === null) return null;
      const minute = Number(match.match_time.slice(0, 2)) * 60 + Number(match.match_time.slice(3));
      const { from, to } = predicate;
      return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
    }
    case 'half_full': {
      const half = result(match.home_ht_score, match.away_ht_score);
      const full = result(match.home_ft_score, match.away_ft_score);
      if (half === null || full === null) return null;
      return half === predicate.half && (predicate.full === null || full === predicate.full);
    }
    case 'score': {
      const [home, away] = scoresOfField(match, predicate.field);
      return home === null || away === null ? null : home === predicate.home && away === predicate.away;
    }
    case 'won':
      return oddColumn(predicate.field).settle(scoresOf(match));
    case 'written': {
      const texts = writtenTexts(match, predicate.field, type);
      return texts.length === 0 ? null : texts.some((text) => text.includes(predicate.text));
    }
    case 'against': {
      const { field, other, set, sign, factor, tolerance } = predicate;
      const price = numberOf(match, field, type);
      const second = numberOf(match, other, set ?? type);
      if (price === null || second === null) return null;
      const [left, right] = [price * 10_000, second * factor];
      if (sign === '=') return Math.abs(left - right) <= tolerance * 10_000;
      if (sign === '<') return left < right;
      if (sign === '<=') return left <= right;
      return sign === '>' ? left > right : left >= right;
    }
    case 'competition':
      return predicate.ids.includes(competitionIdOf(match));
  }
}

const namesOf = (match: ArchivedMatch, field: NamedField): string[] =>
  (field === 'team' ? [match.home_team, match.away_team] : [match[field]]).map(folded);
