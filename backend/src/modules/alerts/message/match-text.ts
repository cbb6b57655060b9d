import { oddColumn, oddFieldNamed } from '../../../archive/catalogue/columns';
import { firstGoalForMarking } from '../../../archive/catalogue/settlement';
import { type MatchResult, settlingScores, writtenScore } from '../../../archive/rows/match-results';
import { tr } from '../../../platform/locale/tr';
import { columnTitle } from '../../filters/data/column-titles';
import type { AlertedMatch, FilterMatches } from './alert-message';

const said = tr.alerts.message;

const DAY = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  weekday: 'long',
});
const ODD = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A match as messages name it, and what they say of it: when, where, and the prices by which it fits the filter. */
export function matchText(
  { filterType }: Pick<FilterMatches, 'filterType'>,
  match: AlertedMatch,
): { name: string; lines: string[] } {
  const day = DAY.format(new Date(`${match.date}T00:00:00Z`));
  const prices = match.prices.map(({ column, odd }) =>
    said.price(columnTitle(filterType, column), ODD.format(odd)),
  );
  return {
    name: said.match(match.home, match.away),
    lines: [
      `${said.kickOff(day, match.time)} · ${said.competition(match.country, match.competition)}`,
      ...(prices.length > 0 ? [prices.join(' · ')] : []),
    ],
  };
}

/**
 * What came of a match, as the lines of a message: the score and, where the filter has a selection, whether it came
 * in; of an awarded one the score alone, none before the full-time score is known.
 */
export function resultLines(
  { filterType, selection }: Pick<FilterMatches, 'filterType' | 'selection'>,
  result: MatchResult,
): string[] {
  const full = writtenScore(result.home_ft_score, result.away_ft_score);
  if (full === null) return [];
  if (result.awarded) return [said.awarded(full)];
  const score = said.result(full, writtenScore(result.home_ht_score, result.away_ht_score));
  const cameIn = selection === null ? null : hasComeIn(selection, result);
  if (selection === null || cameIn === null) return [score];
  const title = columnTitle(filterType, selection);
  return [score, cameIn ? said.happened(title) : said.didNotHappen(title)];
}

/** Whether a selection came in; null when a score that its rule needs is not known. */
function hasComeIn(selection: string, result: MatchResult): boolean | null {
  const field = oddFieldNamed(selection);
  if (field === null) return null;
  const scores = settlingScores(result);
  return oddColumn(field).settle({ ...scores, firstGoal: firstGoalForMarking(scores) });
}
