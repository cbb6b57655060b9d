import { oddColumn, oddFieldNamed } from '../../../../archive/catalogue/columns';
import { type MatchResult, settlingScores } from '../../../../archive/rows/match-results';
import type { RawMatch } from '../../../../archive/rows/odds-row';
import type { PickRecordRow } from '../entities/pick-record-row.entity';
import type { KnownSettlement } from '../entities/pick-record.repository';
import { kickOffInstant } from '../../../../archive/rows/fixtures';

/** Milliseconds after kick-off from which on a selection without a result is void. */
export const VOID_AFTER = 3 * 24 * 60 * 60_000;

type SettledMatch = MatchResult & Pick<RawMatch, 'match_date' | 'match_time'>;

/**
 * How a selection of the record is settled, by the catalogue's rule and what the archive knows by now. Who scored first
 * counts only where it is recorded: many selections are added up, and taking it from the score would favour one side.
 * An awarded result settles nothing, and nothing else will.
 * @param match null when it is gone: then a result that was known stays
 * @param before how it was settled
 */
export function settlePick(
  row: Pick<PickRecordRow, 'odds_column' | 'match_date' | 'match_time'>,
  match: SettledMatch | null,
  before: KnownSettlement,
  now: Date,
): KnownSettlement {
  if (match === null && (before.state === 'won' || before.state === 'lost')) return before;
  const { home_ft_score = null, away_ft_score = null } = match ?? {};
  const scores = { home_ft_score, away_ft_score };
  const field = oddFieldNamed(row.odds_column);
  const won = match === null || field === null ? null : oddColumn(field).settle(settlingScores(match));
  if (won !== null) return { state: won ? 'won' : 'lost', ...scores };
  if (match?.awarded && home_ft_score !== null && away_ft_score !== null) return { state: 'void', ...scores };
  const isOver = now.getTime() - kickOffInstant(match ?? row).getTime() >= VOID_AFTER;
  return { state: isOver ? 'void' : 'open', ...scores };
}
