import { join } from 'node:path';
import { oddsCells } from '../../../../../test/support/odds-cells';
import { describeWithRealData } from '../../../../../test/support/real-data';
import { readSource, readText } from '../../../../../test/support/read-source';
import { MARKET_FIELDS, ODD_MARKETS } from '../../../../archive/catalogue/columns';
import { csvHead, EXPORTED_FIELDS, type ExportField, MatchLines } from '../../../../archive/rows/csv-columns';
import { type OddsRow, oddsValue } from '../../../../archive/rows/odds-row';
import { detectFormat } from '../registry';
import { siteExport } from './site-export.format';

const read = (text: string) => readText(siteExport, text);

/** Of each market all selections have the same price, at which a bookmaker would earn five per cent; codes differ. */
function believablePrice(field: (typeof MARKET_FIELDS)[number], index: number): number {
  const market = ODD_MARKETS.find(({ columns }) => columns.some((column) => column.field === field));
  return market === undefined
    ? 101 + index
    : Math.max(101, Math.round(market.columns.length * 95) + (index % 3));
}

const MATCH: OddsRow = {
  id: 7,
  match_date: '2024-05-17',
  match_time: '20:00',
  country_name: 'Türkiye',
  competition_name: 'Süper Lig',
  league_code: 'T1',
  season_slug: '2023-2024',
  code: 512,
  home_team: '=Beşiktaş',
  away_team: '2-1',
  home_ht_score: 1,
  away_ht_score: 0,
  home_ft_score: 2,
  away_ft_score: 1,
  first_goal: 'H',
  awarded: false,
  opening_sources: 0,
  closing_sources: 0,
  odds: oddsCells(Object.fromEntries(MARKET_FIELDS.map((field, at) => [field, believablePrice(field, at)]))),
};

const exported = (type: 1 | 2, fields: readonly ExportField[] = EXPORTED_FIELDS, match = MATCH) =>
  csvHead(fields) + new MatchLines(fields, type).line(match);

describe("the site's own export", () => {
  it.each([
    [1, 'opening'],
    [2, 'closing'],
  ] as const)('of set %d is read as what it was written from, into the %s odds', async (type, set) => {
    expect((await detectFormat(exported(type)))?.name).toBe('site-export');
    const { records, skips, warnings } = await read(exported(type));
    expect([skips, warnings]).toEqual([[], []]);
    expect(records).toEqual([
      {
        line: 2,
        league: { country: 'Türkiye', name: 'Süper Lig', code: null },
        part: set,
        observation: expect.objectContaining({
          source: 'native',
          date: '2024-05-17',
          time: '20:00',
          home: '=Beşiktaş',
          away: '2-1',
          halfTime: [1, 0],
          fullTime: [2, 1],
          firstGoal: 'H',
          code: 512,
          season: '2023-2024',
          quotes: [
            {
              at: set,
              prices: Object.fromEntries(MARKET_FIELDS.map((field) => [field, oddsValue(MATCH, field)])),
            },
          ],
        }) as unknown,
      },
    ]);
  });

  it('needs day, league and teams only, in any order', async () => {
    const fields = ['away_team', 'home_team', 'winners', 'competition_name', 'match_date'] as const;
    expect((await detectFormat(exported(2, fields)))?.name).toBe('site-export');
    const { records, warnings } = await read(exported(2, fields));
    expect(warnings).toEqual([]);
    expect(records[0]!.observation).toMatchObject({ date: '2024-05-17', away: '2-1', quotes: [] });
  });

  it('without its set, as it was written once, gives prices at kick-off', async () => {
    const fields = ['match_date', 'competition_name', 'home_team', 'away_team', 'ft_1_odd'] as const;
    expect((await read(exported(2, fields))).records[0]!.observation.quotes).toEqual([
      { at: 'kickoff', prices: { ft_1_odd: oddsValue(MATCH, 'ft_1_odd') } },
    ]);
  });

  it('is read after somebody added, doubled and emptied columns', async () => {
    const text = [
      'Tarih;Lig;Ev Sahibi;Deplasman;Oran türü;Maç Sonucu: 1;Notum;Maç Sonucu: 1;İlk Gol;',
      '17.05.2024;Süper Lig;A;B;KAPANIŞ;1,85;iyi maç;9,99;yok;',
      '17.05.2024;Süper Lig;C;D;;1.90;;;;',
      '',
    ].join('\r\n');
    expect((await detectFormat(text))?.name).toBe('site-export');
    const { records, warnings } = await read(text);
    expect(warnings).toEqual(['1 repeatedColumn Maç Sonucu: 1', '1 unknownColumn Notum']);
    expect(records.map(({ observation }) => [observation.firstGoal, observation.quotes])).toEqual([
      ['N', [{ at: 'closing', prices: { ft_1_odd: 185 } }]],
      [null, [{ at: 'kickoff', prices: { ft_1_odd: 190 } }]],
    ]);
  });

  it('names columns in its problems as the file does', async () => {
    const { skips, warnings } = await read(
      [
        'Tarih;Lig;Ev Sahibi;Deplasman;Oran türü;Maç Sonucu: 1',
        '17.05.2024;Süper Lig;A;B;Orta;1,85',
        '17.05.2024;Süper Lig;A;;Açılış;1,85',
        '17.05.2024;Süper Lig;A;B;Açılış;0,5',
      ].join('\n'),
    );
    expect(skips).toEqual(['2 badFilterType Oran türü', '3 missingTeam Deplasman']);
    expect(warnings).toEqual(['4 badPrice Maç Sonucu: 1']);
  });

  it.each([
    [
      'a table of somebody else',
      'Tarih;Saat;Lig;Ev Sahibi;Deplasman;MS1;MSX;MS2\n17.05.2024;20:00;L;A;B;1,8;3;4',
    ],
    ['a wide bulletin', 'Tarih;Lig;Ev Sahibi;Deplasman;Maç Sonucu :: 1\n17.05.2024;L;A;B;1,8'],
    ['one without a league', 'Tarih;Ev Sahibi;Deplasman;Maç Sonucu: 1\n17.05.2024;A;B;1,8'],
  ])('is not taken for %s', async (_, text) =>
    expect((await detectFormat(text))?.name).not.toBe('site-export'),
  );
});

describeWithRealData('cases/10-excel', 'an export of a former version', (folder) => {
  it('is read again', async () => {
    const { records, skips, warnings } = await readSource(siteExport, join(folder, 'own-export.csv'));
    expect([records.length, skips, warnings]).toEqual([3, [], []]);
    for (const { observation } of records) {
      expect(observation.quotes.map(({ at }) => at)).toEqual(['kickoff']);
    }
  });
});
