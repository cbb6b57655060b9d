import { ODD_COLUMNS } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { type ArchivedMatch, scoresOf } from './random-archive';

export const FULL: OddField[] = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'];
const HALF: OddField[] = ['ht_1_odd', 'ht_x_odd', 'ht_2_odd'];
const SECOND: OddField[] = ['sh_1_odd', 'sh_x_odd', 'sh_2_odd'];
const TOTAL: OddField[] = ['under_25_odd', 'over_25_odd'];

/** Columns of the ratings that a new site has, by label. */
export const RECIPES: Record<string, OddField[]> = {
  'Maç Sonucu': FULL,
  'Maç Sonucu + 2,5 Alt/Üst': [...FULL, ...TOTAL],
  'İlk Yarı + Maç Sonucu': [...HALF, ...FULL],
  'İlk Yarı + İkinci Yarı + Maç Sonucu': [...HALF, ...SECOND, ...FULL],
  'Maç Sonucu + 2,5 + 3,5 Alt/Üst': [...FULL, ...TOTAL, 'under_35_odd', 'over_35_odd'],
};

/** The played matches whose prices are near, found by looking at every match. */
export function alike(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  set: 'opening' | 'closing',
  columns: readonly OddField[],
  tolerance: number,
): ArchivedMatch[] {
  const key = (each: ArchivedMatch) => `${each.match_date} ${each.match_time ?? ''}`;
  return archive
    .filter(
      (other) =>
        other.id !== match.id &&
        other.home_ft_score !== null &&
        other.away_ft_score !== null &&
        columns.every((column) => {
          const [mine, its] = [match[set][column], other[set][column]];
          return mine !== null && its !== null && Math.abs(mine - its) <= tolerance;
        }),
    )
    .sort((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1));
}

/** Names in a rating's row of the prices that it shows. */
const ROW_NAMES: Record<string, string> = {
  ...Object.fromEntries([...FULL, ...SECOND].map((column) => [column, column])),
  ...Object.fromEntries(HALF.map((column) => [column, column.replace('ht', 'fh')])),
  under_25_odd: 'ft_u_25_odd',
  over_25_odd: 'ft_o_25_odd',
  under_35_odd: 'ft_u_35_odd',
  over_35_odd: 'ft_o_35_odd',
};

/** The selections that the catalogue settles as won, under the names of a rating's row. */
export const winnersByCatalogue = (match: ArchivedMatch): string[] =>
  ODD_COLUMNS.filter(({ settle }) => settle(scoresOf(match)) === true).flatMap(
    ({ field }) => ROW_NAMES[field] ?? [],
  );
