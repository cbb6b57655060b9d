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
