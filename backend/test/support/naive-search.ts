import { foldText } from '../../src/common/text/fold';
import { isCodeField, isOddField } from '../../src/modules/odds/catalogue/columns';
import type { NumberField, OddsQuery, Predicate } from '../../src/modules/odds/query/odds-query';
import type { ArchivedMatch } from './random-archive';

/** The plainest way to answer a search: look at every match, one predicate after the other. */
export function naiveSearch(
  matches: readonly ArchivedMatch[],
  query: OddsQuery,
): { ids: number[]; total: number } {
  const passing = matches.filter((match) =>
    query.predicates.every((each) => passes(match, each, query.type)),
  );
  passing.sort(newestFirst);
  const from = (query.page - 1) * query.perPage;
  return { ids: passing.slice(from, from + query.perPage).map(({ id }) => id), total: passing.length };
}

function newestFirst(a: ArchivedMatch, b: ArchivedMatch): number {
  if (a.match_date !== b.match_date) return a.match_date < b.match_date ? 1 : -1;
  const [timeA, timeB] = [a.match_time ?? '', b.match_time ?? ''];
  if (timeA !== timeB) return timeA < timeB ? 1 : -1;
  return b.id - a.id;
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
  if (field !== 'total_goals') return match[field];
  const { home_ft_score: home, away_ft_score: away } = match;
  return home === null || away === null ? null : home + away;
}

function result(home: number | null, away: number | null): string | null {
  if (home === null || away === null) return null;
  return home > away ? '1' : home < away ? '2' : 'X';
}

function passes(match: ArchivedMatch, predicate: Predicate, type: 1 | 2): boolean {
  switch (predicate.kind) {
    case 'range': {
      const value = numberOf(match, predicate.field, type);
      return value !== null && value >= predicate.min && value <= predicate.max;
    }
    case 'missing':
      return numberOf(match, predicate.field, type) === null;
    case 'contains':
      return folded(match[predicate.field]).includes(predicate.text);
    case 'dates':
      return match.match_date >= predicate.from && match.match_date <= predicate.to;
    case 'half_full': {
      const half = result(match.home_ht_score, match.away_ht_score);
      const full = result(match.home_ft_score, match.away_ft_score);
      return half === predicate.half && full !== null && (predicate.full === null || full === predicate.full);
    }
  }
}
