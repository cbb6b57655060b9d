import { ImportPlace, counts } from '../support/import-place';
import { describeWithRealData } from '../support/real-data';
import { DATABASE_NAME } from '../support/test-database';
import { join } from 'node:path';

const HEADER =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd,ft_x_odd,ft_2_odd';

describe(`names of clubs and leagues in imports on the ${DATABASE_NAME}`, () => {
  let here: ImportPlace;
  beforeEach(async () => (here = await ImportPlace.open()));
  afterEach(() => here.close());

  /** Country and name of the competitions that have matches, with their number. */
  const played = async (): Promise<string[]> => {
    const rows = (await here.database.query(
      `SELECT c.country_name, c.name, COUNT(*) AS n FROM matches m JOIN competitions c ON c.id = m.competition_id
       GROUP BY c.id, c.country_name, c.name ORDER BY c.country_name, c.name`,
    )) as { country_name: string; name: string; n: number | string }[];
    return rows.map((row) => `${row.country_name} · ${row.name}: ${Number(row.n)}`);
  };
  const row = (day: number, country: string, league: string, home: string, away: string) =>
    `2025-09-${String(day).padStart(2, '0')},20:00,${country},${league},${home},${away},2,1.85,3.40,4.20`;

  it('bring spellings of a Turkish league together, whichever comes first', async () => {
    const rows = ['Trendyol 1. Lig', '1.Lig', 'TFF 1. Lig 2025-2026', '1. Ligi', 'PTT 1. Lig'].map(
      (league, index) => row(index + 1, 'Türkiye', league, `Ev ${index}x`, `Konuk ${index}x`),
    );
    for (const order of [rows, [...rows].reverse()]) {
      await here.imports.importFile(here.file(HEADER, ...order));
      expect(await played()).toEqual(['Türkiye · 1. Lig: 5']);
      await here.clear();
    }
  });

  it('leave a sponsored league of another country alone', async () => {
    const rows = ['Tipico Bundesliga', 'Tipico Bundesliga 2025/2026', 'Bundesliga'].map((league, index) =>
      row(index * 3 + 1, 'Avusturya', league, 'Ried', 'Hartberg'),
    );
    await here.imports.importFile(here.file(HEADER, ...rows));
    expect(await played()).toEqual(['Avusturya · Bundesliga: 1', 'Avusturya · Tipico Bundesliga: 2']);
  });

  it('know a league that was stored under a sponsored name, or another spelling, by a former version', async () => {
    await here.imports.importFile(here.file(HEADER, row(1, 'Türkiye', 'Süper Lig', 'Aa1 Spor', 'Bb1 Spor')));
    await here.database.query(
      `INSERT INTO competitions (country_name, country_folded, name, name_folded)
       VALUES ('Türkiye', 'turkiye', '1.Ligi', '1.ligi'), ('Japonya', 'japonya', 'J3 2025', 'j3 2025')`,
    );
    await here.imports.importFile(
      here.file(
        HEADER,
        row(2, 'Türkiye', 'Trendyol 1. Lig', 'Boluspor', 'Sarıyer'),
        row(3, 'Japonya', 'J3 2025', 'Kita', 'Minami'),
      ),
    );
    expect(await played()).toEqual(['Japonya · J3 2025: 1', 'Türkiye · 1.Ligi: 1', 'Türkiye · Süper Lig: 1']);
  });

  it('see one club behind legal and sponsor parts, and show it in one spelling, in either order', async () => {
    const rows = [
      row(1, 'Türkiye', 'Süper Lig', 'Yukatel Adana Demirspor A.Ş.', 'Fenerbahçe SK'),
      row(1, 'Türkiye', 'Trendyol Süper Lig', 'Ad. Demirspor', 'FENERBAHCE'),
    ];
    for (const order of [rows, [...rows].reverse()]) {
      for (const each of order) await here.imports.importFile(here.file(HEADER, each));
      expect((await here.only()).match).toMatchObject({
        home_team: 'Adana Demirspor',
        away_team: 'Fenerbahçe',
      });
      await here.clear();
    }
  });

  it('tell apart what only looks alike', async () => {
    const rows = [
      row(1, 'Türkiye', 'Süper Lig', 'Gaziantep FK', 'Fenerbahçe'),
      row(1, 'Türkiye', 'Süper Lig', 'Gaziantepspor', 'Fenerbahçe U19'),
      row(1, 'Türkiye', 'Süper Lig', 'Gaziantep FK', 'Fenerbahçe (K)'),
      row(1, 'Fransa', 'Ligue 1', 'Paris FC', 'Lyon'),
      row(1, 'Fransa', 'Ligue 1', 'Paris SG', 'Lyon'),
    ];
    expect(counts(await here.imports.importFile(here.file(HEADER, ...rows)))).toEqual([5, 5, 0, 0, 0]);
  });

  it('count sponsors that an admin has added', async () => {
    await here.imports.importFile(here.file(HEADER, row(1, 'Türkiye', 'Süper Lig', 'Konyaspor', 'Rizespor')));
    await here.database.query(
      "INSERT INTO club_sponsors (name, name_folded) VALUES ('Yepyeni A.Ş.', 'yepyeni a s')",
    );
    const again = row(1, 'Türkiye', 'Süper Lig', 'Yepyeni A.Ş. Konyaspor', 'Rizespor');
    expect(counts(await here.imports.importFile(here.file(HEADER, again))).slice(0, 2)).toEqual([1, 0]);
    await here.only();
  });

  describeWithRealData('cases/09-sponsors', 'eight spellings of the Turkish first division', (folder) => {
    it('are one competition', async () => {
      await here.imports.importFile(join(folder, 'league-names.csv'));
      expect(await played()).toEqual(['Türkiye · Süper Lig: 8']);
    });
  });
});
