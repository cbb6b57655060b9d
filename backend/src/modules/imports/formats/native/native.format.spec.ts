import { readText } from '../../../../../test/support/read-source';
import { detectFormat } from '../registry';
import { native } from './native.format';

const read = (text: string) => readText(native, text);
const lines = (...all: string[]) => all.join('\n');
const HEADER =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd,bts_yes_odd,ft_code';

describe('native files', () => {
  it('are recognised as CSV and as JSON', async () => {
    expect((await detectFormat(HEADER))?.name).toBe('native');
    expect(
      (
        await detectFormat(
          '[{"match_date":"2024-05-17","home_team":"A","away_team":"B","competition_name":"C"}]',
        )
      )?.name,
    ).toBe('native');
    expect(
      (
        await detectFormat(
          '{"items":[\n{"away_team":"B","home_team":"A","match_date":"x","competition_name":"C"}]}',
        )
      )?.name,
    ).toBe('native');
    expect(await detectFormat('[{"date":"2024-05-17"}]')).toBeUndefined();
  });

  it('give prices and codes of the set that filter_type names', async () => {
    const { records, warnings } = await read(
      lines(
        HEADER,
        '2024-05-17,20:00,Türkiye,Süper Lig,Beşiktaş,Göztepe,1,1.85,1.70,123',
        '2024-05-17,20:00,Türkiye,Süper Lig,Beşiktaş,Göztepe,2,1.80,-,',
      ),
    );
    expect(warnings).toEqual([]);
    expect(records.map(({ part, observation }) => [part, observation.quotes])).toEqual([
      ['opening', [{ at: 'opening', prices: { ft_1_odd: 185, bts_yes_odd: 170, ft_code: 123 } }]],
      ['closing', [{ at: 'closing', prices: { ft_1_odd: 180 } }]],
    ]);
    expect(records[0]).toMatchObject({
      league: { country: 'Türkiye', name: 'Süper Lig', code: null },
      observation: { source: 'native', date: '2024-05-17', time: '20:00', home: 'Beşiktaş', away: 'Göztepe' },
    });
  });

  it("give the bulletin's handicap with its goals", async () => {
    const { records, warnings } = await read(
      lines(
        'match_date,competition_name,home_team,away_team,filter_type,hnd_home,hnd_away,hnd_1_odd,hnd_x_odd,hnd_2_odd,hnd_code',
        '2024-05-17,Türkiye Süper Ligi,A,B,1,0,1,2.50,3.30,1.90,456',
      ),
    );
    expect(warnings).toEqual([]);
    expect(records[0]!.observation.quotes).toEqual([
      {
        at: 'opening',
        prices: { hnd_home: 0, hnd_away: 1, hnd_1_odd: 250, hnd_x_odd: 330, hnd_2_odd: 190, hnd_code: 456 },
      },
    ]);
  });

  it('give timed prices with observed_at, whatever the filter_type', async () => {
    const { records } = await read(
      lines(
        `${HEADER},observed_at`,
        '2024-05-17,20:00,,Türkiye Süper Ligi,A,B,2,1.85,,,2024-05-16T10:00:00Z',
      ),
    );
    expect(records[0]!.observation.quotes).toEqual([
      { at: Date.parse('2024-05-16T10:00:00Z'), prices: { ft_1_odd: 185 } },
    ]);
    expect(records[0]!.league).toEqual({ country: 'Türkiye', name: 'Süper Ligi', code: null });
  });

  it('give prices at kick-off when they name neither set nor time', async () => {
    const { records } = await read(
      'match_date,competition_name,home_team,away_team,ft_1_odd\n17.05.2024,X Kupası,A,B,"1,85"',
    );
    expect(records[0]).toMatchObject({
      league: { country: 'Uluslararası', name: 'X Kupası' },
      observation: { date: '2024-05-17', time: null, quotes: [{ at: 'kickoff', prices: { ft_1_odd: 185 } }] },
    });
  });

  it('keep all that is known of the match', async () => {
    const { records } = await read(
      lines(
        'match_date;league_code;home_team;away_team;home_ht_score;away_ht_score;home_ft_score;away_ft_score;first_goal;code;season_slug;fg_no_odd;filter_type',
        '2024-05-17;T1;A;B;0;0;2;1;H;512;2023-2024;12,5;1',
      ),
    );
    expect(records[0]).toMatchObject({
      league: { country: 'Türkiye', name: 'Süper Lig', code: 'T1' },
      observation: {
        halfTime: [0, 0],
        fullTime: [2, 1],
        firstGoal: 'H',
        code: 512,
        season: '2023-2024',
        quotes: [{ at: 'opening', prices: { fg_no: 1250 } }],
      },
    });
  });

  it('read the same from JSON, numbers or texts', async () => {
    const { records, warnings } = await read(
      JSON.stringify({
        items: [
          {
            match_date: '2024-05-17',
            match_time: '20:00',
            country_name: 'türkiye',
            competition_name: 'Süper Lig',
            home_team: 'Beşiktaş',
            away_team: 'Göztepe',
            home_ft_score: 2,
            away_ft_score: '1',
            filter_type: 2,
            ft_1_odd: 1.8,
            ft_x_odd: '3,45',
            ft_2_odd: null,
            over_25_odd: 1,
            ft_code: 77,
            winner: '1',
            mood: 'good',
          },
        ],
      }),
    );
    expect(warnings).toEqual(['1 unknownColumn mood']);
    expect(records[0]).toMatchObject({
      league: { country: 'Türkiye' },
      observation: {
        fullTime: [2, 1],
        quotes: [{ at: 'closing', prices: { ft_1_odd: 180, ft_x_odd: 345, ft_code: 77 } }],
      },
    });
  });

  it.each([
    ['badFilterType filter_type', '2024-05-17,20:00,Türkiye,Süper Lig,A,B,3,1.85,,,'],
    ['badObservedAt observed_at', '2024-05-17,20:00,Türkiye,Süper Lig,A,B,1,1.85,,,yesterday'],
    ['impossibleDate match_date', '2024-02-30,20:00,Türkiye,Süper Lig,A,B,1,1.85,,,'],
    ['missingTeam home_team', '2024-05-17,20:00,Türkiye,Süper Lig,,B,1,1.85,,,'],
    ['missingLeague competition_name', '2024-05-17,20:00,Türkiye,,A,B,1,1.85,,,'],
    ['rowTooShort', '2024-05-17,20:00'],
  ])('skip a row for %s', async (why, row) => {
    const good = '2024-05-17,20:00,Türkiye,Süper Lig,A,B,1,1.85,,,';
    const { records, skips } = await read(lines(`${HEADER},observed_at`, row, good));
    expect(skips).toEqual([`2 ${why}`]);
    expect(records).toHaveLength(1);
  });

  it('drop a price or code alone that can not be read', async () => {
    const { records, warnings } = await read(
      lines(HEADER, '2024-05-17,20:00,Türkiye,Süper Lig,A,B,1,0.5,1.7,x1'),
    );
    expect(warnings).toEqual(['2 badPrice ft_1_odd', '2 badCode ft_code']);
    expect(records[0]!.observation.quotes).toEqual([{ at: 'opening', prices: { bts_yes_odd: 170 } }]);
  });

  it('refuse signed and fractional prices with their reason, from CSV and JSON, and keep the others', async () => {
    const day = { match_date: '2026-05-12', competition_name: 'C', home_team: 'A', away_team: 'B' };
    const rows = [
      { ...day, ft_1_odd: -135, ft_x_odd: '+260', ft_2_odd: 3.5 },
      { ...day, ft_1_odd: '4/5', ft_x_odd: '12/5', ft_2_odd: '3,5' },
    ];
    const csv = rows.map((row) => Object.values(row).join(';').replace('3.5', '3,5'));
    for (const text of [JSON.stringify(rows, null, 1), lines(Object.keys(rows[0]!).join(';'), ...csv)]) {
      const { records, warnings } = await read(text);
      expect(warnings.map((each) => each.split(' ').slice(1).join(' '))).toEqual([
        'foreignPrice ft_1_odd',
        'foreignPrice ft_x_odd',
        'foreignPrice ft_1_odd',
        'foreignPrice ft_x_odd',
      ]);
      expect(records.map(({ observation }) => observation.quotes[0]!.prices)).toEqual([
        { ft_2_odd: 350 },
        { ft_2_odd: 350 },
      ]);
    }
  });

  it('leave out a market that nobody offers, with a warning', async () => {
    const { records, warnings } = await read(
      lines(
        'match_date,competition_name,home_team,away_team,filter_type,ft_1_odd,ft_x_odd,ft_2_odd,over_25_odd,under_25_odd',
        '2026-05-12,C,A,B,2,185,340,390,1.90,1.90',
        '2026-05-13,C,A,B,2,1.85,3.40,3.90,2.60,3.20',
        '2026-05-14,C,A,B,2,185,340,,2.60,3.20',
      ),
    );
    expect(warnings).toEqual([
      '2 unbelievableBook ft_1_odd',
      '3 unbelievableBook under_25_odd',
      '4 unbelievableBook under_25_odd',
    ]);
    expect(records.map(({ observation }) => observation.quotes.map(({ prices }) => prices))).toEqual([
      [{ over_25_odd: 190, under_25_odd: 190 }],
      [{ ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 390 }],
      [{ ft_1_odd: 18_500, ft_x_odd: 34_000 }],
    ]);
  });

  it.each([
    ['2026-05-12 17:00:00 UTC', '', '2026-05-12', '20:00'],
    ['2026-05-12T17:00:00Z', '', '2026-05-12', '20:00'],
    ['2026-05-12T23:30:00+00:00', '', '2026-05-13', '02:30'],
    ['2026-05-12T20:00:00+03:00', '', '2026-05-12', '20:00'],
    ['2026-05-12 17:00 GMT', '', '2026-05-12', '20:00'],
    ['"Tue, 12 May 2026 17:00:00 GMT"', '', '2026-05-12', '20:00'],
    // winter: Istanbul was two hours ahead until 2016
    ['2015-01-17T17:00:00Z', '', '2015-01-17', '19:00'],
    ['2026-05-12', '17:00Z', '2026-05-12', '20:00'],
    ['2026-05-12', '23:30 UTC', '2026-05-13', '02:30'],
    ['2026-05-12T17:00:00Z', '20:00', '2026-05-12', '20:00'],
    ['2026-05-12T17:00:00Z', '17:00', '2026-05-12', '20:00'],
    ['2026-05-12T00:00:00Z', '', '2026-05-12', '03:00'],
    ['2026-05-12T00:00:00Z', '20:00', '2026-05-12', '20:00'],
    ['2026-05-11T21:00:00Z', '20:00', '2026-05-12', '20:00'],
    ['2026-05-12 20:00', '', '2026-05-12', '20:00'],
    ['45431', '"0,8333333"', '2024-05-19', '20:00'],
    ['45431', '', '2024-05-19', null],
    ['"45431,83"', '', '2024-05-19', '19:55'],
    ['45431.8333333', '', '2024-05-19', '20:00'],
  ])('read the kick-off %s %s as %s %s in Istanbul', async (day, clock, date, time) => {
    const { records, skips, warnings } = await read(
      lines('match_date,match_time,competition_name,home_team,away_team', `${day},${clock},C,A,B`),
    );
    expect([skips, warnings]).toEqual([[], []]);
    expect(records[0]!.observation).toMatchObject({ date, time });
  });

  it('read serial days and parts of days from JSON numbers', async () => {
    const { records } = await read(
      JSON.stringify([
        { match_date: 45431, match_time: 20 / 24, competition_name: 'C', home_team: 'A', away_team: 'B' },
      ]),
    );
    expect(records[0]!.observation).toMatchObject({ date: '2024-05-19', time: '20:00' });
  });

  it('say of cells that a spreadsheet turned into dates what happened, and keep the row', async () => {
    const { records, skips, warnings } = await read(
      lines(
        'match_date;competition_name;home_team;away_team;home_ft_score;away_ft_score;ht_score;code;filter_type;ft_1_odd;ft_x_odd;ft_code',
        '20.05.2024;C;A;B;02.Oca;1;01.Oca;01.Mar;2;Oca.85;3,40;01.02.2026',
        '21.05.2024;C;A;B;2;1;2026-01-01 00:00:00;5;2;1,85;01.Şub;6',
      ),
    );
    expect(skips).toEqual([]);
    expect(warnings).toEqual([
      '2 excelDate home_ft_score',
      '2 excelDate ht_score',
      '2 excelDate ft_1_odd',
      '2 excelDate ft_code',
      '2 excelDate code',
      '3 excelDate ht_score',
      '3 excelDate ft_x_odd',
    ]);
    expect(records.map(({ observation }) => observation)).toMatchObject([
      { fullTime: null, halfTime: null, code: null, quotes: [{ prices: { ft_x_odd: 340 } }] },
      { fullTime: [2, 1], halfTime: null, code: 5, quotes: [{ prices: { ft_1_odd: 185, ft_code: 6 } }] },
    ]);
  });

  it("know the source's id of the match, its version and its fewest bets", async () => {
    const header = 'match_date,competition_name,home_team,away_team,event_id,odd_version,mbs';
    const row = (...cells: string[]) => `2026-05-12,C,A,B,${cells.join(',')}`;
    const { records, warnings } = await read(
      lines(
        header,
        row('3074731', '5024489799', '3'),
        row('3074731.0', '5024489799.0', '2.0'),
        row('', '', ''),
        row('-', '-', '0'),
        row('x'.repeat(41), 'v2', '10'),
        row('tr-17', '99999999999999999', '1.5'),
      ),
    );
    expect(records.map(({ observation: { event, version, mbs } }) => [event, version, mbs])).toEqual([
      ['3074731', 5024489799, 3],
      ['3074731', 5024489799, 2],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
      ['tr-17', undefined, undefined],
    ]);
    expect(warnings).toEqual([
      '6 badEvent event_id',
      '6 badVersion odd_version',
      '6 badMbs mbs',
      '7 badVersion odd_version',
      '7 badMbs mbs',
    ]);
  });

  it('name unknown columns once', async () => {
    const { warnings } = await read(
      lines(`${HEADER},hava`, '2024-05-17,20:00,Türkiye,Süper Lig,A,B,1,1.85,1.7,1,güneşli'),
    );
    expect(warnings).toEqual(['1 unknownColumn hava']);
  });

  it('report objects that are no JSON', async () => {
    const { records, skips } = await read(
      '[{"match_date":"2024-05-17","competition_name":"C","home_team":"A","away_team":"B"},\n{"match_date": oops}]',
    );
    expect(records).toHaveLength(1);
    expect(skips).toEqual(['2 brokenObject']);
  });
});
