import {
  fullTimeResult,
  halfFullResult,
  totalGoals,
  winnersNamed,
  writtenScore,
} from '../../../../archive/rows/match-results';
import { isPriceField } from '../../../../archive/question/written-value';
import { type OddsRow, oddsValue, type RawMatch } from '../../../../archive/rows/odds-row';
import { TableValues } from '../../dto/table-columns.dto';
import { BULLETIN_COLUMNS, type BulletinInfoField } from '../../../../archive/catalogue/bulletin-groups';

/** A match with the odds of the bulletin. */
@TableValues(BULLETIN_COLUMNS)
export class BulletinRowDto {
  id: number;
  /** Price columns of the selections that won; empty until the match is played, and of an awarded one. */
  winners: string[];
  /** The result was awarded (`hükmen`): it stands, and nothing is settled from it. */
  awarded: boolean;
}

const INFO: Record<BulletinInfoField, (match: RawMatch) => string | number | null> = {
  match_date: (match) => match.match_date,
  league_code: (match) => match.league_code ?? match.competition_name,
  match_time: (match) => match.match_time,
  home_team: (match) => match.home_team,
  away_team: (match) => match.away_team,
  half_time: (match) => writtenScore(match.home_ht_score, match.away_ht_score),
  full_time: (match) => writtenScore(match.home_ft_score, match.away_ft_score),
  ft_result: fullTimeResult,
  total_goals: totalGoals,
  ht_ft_result: halfFullResult,
};

function readerOf({
  kind,
  source,
}: (typeof BULLETIN_COLUMNS)[number]): (row: OddsRow) => string | number | null {
  if (source.from === 'match') return INFO[source.field];
  const { field } = source;
  const unit = isPriceField(field) ? 100 : 1;
  return (row) => {
    const value = oddsValue(row, field);
    if (value === null) return null;
    return kind === 'line' ? String(value) : value / unit;
  };
}

const READERS = BULLETIN_COLUMNS.map((column) => [column.field, readerOf(column)] as const);

/** Names here of the prices of the odds table. */
const NAMES = new Map<string, string>(
  BULLETIN_COLUMNS.flatMap(({ field, source }) => (source.from === 'odds' ? [[source.field, field]] : [])),
);

/** A match, with its opening odds, as the bulletin shows it. */
export const toBulletinRow = (match: OddsRow): BulletinRowDto => ({
  id: match.id,
  ...Object.fromEntries(READERS.map(([field, read]) => [field, read(match)])),
  winners: winnersNamed(match, NAMES),
  awarded: Boolean(match.awarded),
});
