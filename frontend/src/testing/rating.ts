import type { TableColumnDto, TableGroupDto } from '../api/generated/wire';

const column = (field: string, title: string, kind: TableColumnDto['kind'], pin = false): TableColumnDto => ({
  ...{ field, title, kind, pin, min_chars: 1 },
});

const odds = (prefix: string): TableColumnDto[] =>
  ['1', 'x', '2'].map((result) => column(`${prefix}_${result}_odd`, result.toUpperCase(), 'odd'));

/** For tests: columns of a rating's table, of every kind that it has. */
export const RATING_GROUPS: TableGroupDto[] = [
  {
    key: 'match',
    title: 'Maç Bilgisi',
    short_title: 'Maç',
    columns: [
      column('match_date', 'Tarih', 'date'),
      column('match_time', 'Saat', 'time'),
      column('season_name', 'Lig', 'text'),
      column('home_team_name', 'Ev Sahibi', 'text', true),
      column('away_team_name', 'Deplasman', 'text', true),
    ],
  },
  {
    key: 'result',
    title: 'Sonuç Bilgisi',
    short_title: 'Sonuç',
    columns: [
      column('full_time_score', 'Maç Sonu', 'score'),
      column('ht_ft_result', 'İY/MS', 'ht_ft_result'),
    ],
  },
  { key: 'ft', title: 'Maç Sonucu', short_title: 'MS', columns: odds('ft') },
  { key: 'fh', title: 'İlk Yarı Sonucu', short_title: 'İY', columns: odds('fh') },
];
