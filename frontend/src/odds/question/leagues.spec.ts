import type { CompetitionRow } from '../../api/generated/wire';
import { leaguesByCountry } from './leagues';

const row = (
  id: number,
  country_name: string,
  competition_name: string,
  matches: number,
): CompetitionRow => ({
  ...{ id, country_name, competition_name, matches, league_code: id === 1 ? 'T1' : null },
  ...{ first_date: null, last_date: null },
});

const ROWS = [
  row(1, 'Türkiye', 'Süper Lig', 900),
  row(2, 'İngiltere', 'Premier Lig', 800),
  row(3, 'Türkiye', '1. Lig', 700),
  row(4, 'İzlanda', 'Kış Kupası', 0),
  row(5, 'Çekya', 'Kupa', 950),
];

const found = (wanted: string, chosen: number[] = []) =>
  leaguesByCountry(ROWS, wanted, new Set(chosen)).map(({ name, leagues, matches }) => [
    ...[name, matches],
    ...leagues.map(({ id }) => id),
  ]);

describe('leagues by country', () => {
  it('begin with Türkiye, the other countries follow by name; those without matches are none', () => {
    expect(found('')).toEqual([
      ['Türkiye', 1600, 1, 3],
      ['Çekya', 950, 5],
      ['İngiltere', 800, 2],
    ]);
  });

  it('are found by country, name and code, whatever the case and the accents', () => {
    expect(found('SUPER')).toEqual([['Türkiye', 900, 1]]);
    expect(found('ingil lig')).toEqual([['İngiltere', 800, 2]]);
    expect(found('t1')).toEqual([['Türkiye', 900, 1]]);
    expect(found('yok')).toEqual([]);
  });

  it('keep what is chosen', () => {
    expect(found('kis', [4])).toEqual([['İzlanda', 0, 4]]);
  });
});
