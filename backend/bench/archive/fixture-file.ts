/** A fixture of an import: closing prices by column; today at 20:00 unless said otherwise. */
export interface ImportedFixture {
  home: string;
  date?: string;
  time?: string;
  prices?: Record<string, number>;
  /** Full-time goals. */
  score?: [number, number];
}

const HEAD = ['match_date', 'match_time', 'country_name', 'competition_name', 'home_team', 'away_team'];
const SCORE = ['home_ft_score', 'away_ft_score'];

/** A native file of fixtures with their closing prices. */
export function fixtureFile(fixtures: readonly ImportedFixture[], today: string): string {
  const columns = [...new Set(fixtures.flatMap(({ prices = {} }) => Object.keys(prices)))];
  const rows = fixtures.map(({ home, date = today, time = '20:00', prices = {}, score = [] }) => [
    ...[date, time, 'Türkiye', 'Süper Lig', home, `${home} Konuk`, '2'],
    ...[score[0] ?? '', score[1] ?? ''],
    ...columns.map((column) => prices[column]?.toFixed(2) ?? ''),
  ]);
  return [[...HEAD, 'filter_type', ...SCORE, ...columns], ...rows].map((row) => row.join(',')).join('\n');
}
