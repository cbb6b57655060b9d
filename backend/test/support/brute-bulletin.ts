import { foldText } from '../../src/platform/text/fold';

/** A row of the bulletin as its page has it. */
export type BulletinRow = Record<string, string | number | string[] | null>;

export const TEXT_COLUMNS = ['league_code', 'home_team', 'away_team'];
export const WHOLE_COLUMNS = ['total_goals', 'hnd_home', 'hnd_away'];

/** The ways in which a value stands on the page, in lower case. */
export function shown(row: BulletinRow, column: string): string[] {
  const value = row[column];
  if (value == null) return [];
  if (column === 'match_date') return [String(value), String(value).split('-').reverse().join('.')];
  if (column.endsWith('_odd')) return [(value as number).toFixed(2)];
  return [String(value).toLowerCase()];
}

/** What a filter means, said once more in the plainest way. */
export function passes(row: BulletinRow, filters: Record<string, string>): boolean {
  return Object.entries(filters).every(([column, text]) => {
    const wanted = text.trim();
    if (TEXT_COLUMNS.includes(column)) return foldText(String(row[column])).includes(foldText(wanted));
    const decimal = column === 'match_time' ? wanted.replace('.', ':') : wanted.replace(',', '.');
    const part = decimal.toLowerCase().replaceAll(' ', '');
    return shown(row, column).some((each) => each.includes(part));
  });
}
