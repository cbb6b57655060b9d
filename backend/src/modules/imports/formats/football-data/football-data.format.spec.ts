import { pricesAt, readText } from '../../../../../test/support/read-source';
import { detectFormat } from '../registry';
import { footballData } from './football-data.format';

const read = (text: string, bookmaker?: string) => readText(footballData, text, { bookmaker });
const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A';
const ROW = 'T1,17/05/2024,19:00,Besiktas,Goztep,2,1,H,1,0,H,1.85,3.4,4.2';
const lines = (...all: string[]) => all.join('\n');

describe('football-data files', () => {
  it('are recognised by their header, also behind a few other lines', async () => {
    expect((await detectFormat(lines(HEADER, ROW)))?.name).toBe('football-data');
    expect((await detectFormat(lines('League table', '', HEADER, ROW)))?.name).toBe('football-data');
    expect((await detectFormat(lines(HEADER.replaceAll(',', ';'), ROW)))?.name).toBe('football-data');
    expect(await detectFormat('Date,HomeTeam,AwayTeam\n1,2,3')).toBeUndefined();
  });

  it('give a match with Istanbul time, scores and opening odds', async () => {
    const { records, skips, warnings } = await read(lines(HEADER, ROW));
    expect([skips, warnings]).toEqual([[], []]);
    expect(records).toEqual([
      {
        line: 2,
        league: { country: 'Türkiye', name: 'Süper Lig', code: 'T1' },
        part: '',
        observation: {
          source: 'football-data',
          date: '2024-05-17',
          time: '21:00',
          home: 'Besiktas',
          away: 'Goztep',
          fullTime: [2, 1],
          halfTime: [1, 0],
          firstGoal: null,
          code: null,
          season: null,
          quotes: [
            { at: 'opening', bookmaker: 'B365', prices: { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 420 } },
          ],
        },
      },
    ]);
  });

  it('keep the date as written when there is no time', async () => {
    const { records } = await read('Div,Date,HomeTeam,AwayTeam\nE0,31/12/99,Arsenal,Leeds');
    expect(records[0]!.observation).toMatchObject({
      date: '1999-12-31',
      time: null,
      fullTime: null,
      quotes: [],
    });
  });

  it('move a late kick-off to the next day', async () => {
    const { records } = await read('Div,Date,Time,HomeTeam,AwayTeam\nSP1,10/01/2024,22:30,Betis,Celta');
    expect(records[0]!.observation).toMatchObject({ date: '2024-01-11', time: '01:30' });
  });

  it('know other names of the columns', async () => {
    const { records } = await read('Div,Date,HT,AT,HG,AG,Res\nG1,17/05/05,Aris,PAOK,1,1,D');
    expect(records[0]!.observation).toMatchObject({ home: 'Aris', away: 'PAOK', fullTime: [1, 1] });
  });

  it('name country and league instead of a division in the world leagues', async () => {
    const world =
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA';
    const row = (country: string, league: string) =>
      `${country},${league},2023/2024,04/08/23,18:00,Arsenal Sarandi,Velez,1,0,H,2.4,3.1,3.3,,,,,,`;
    const text = lines(
      world,
      row('Argentina', 'Liga Profesional'),
      row('Atlantis', 'Premier'),
      row('', 'Premier'),
    );
    expect((await detectFormat(text))?.name).toBe('football-data');
    const { records, skips } = await read(text);
    expect(records.map(({ league }) => league)).toEqual([
      { country: 'Arjantin', name: 'Liga Profesional', code: null },
      { country: 'Uluslararası', name: 'Atlantis Premier', code: null },
    ]);
    expect(records[0]!.observation).toMatchObject({
      date: '2023-08-04',
      time: '20:00',
      home: 'Arsenal Sarandi',
      fullTime: [1, 0],
      quotes: [{ at: 'closing', prices: { ft_1_odd: 240, ft_x_odd: 310, ft_2_odd: 330 } }],
    });
    expect(skips).toEqual(['4 missingLeague Country']);
  });

  it('name no result before the matches of the world leagues are played', async () => {
    const text = lines(
      'Country,League,Date,Time,Home,Away,PSH,PSD,PSA,MaxH,MaxD,MaxA,AvgH,AvgD,AvgA,B365H,B365D,B365A',
      'USA,MLS,23/11/2026,01:30,Austin,San Diego,1.9,3.6,3.9,2,3.7,4,1.88,3.5,3.8,1.95,3.7,4',
    );
    expect((await detectFormat(text))?.name).toBe('football-data');
    const { records, skips } = await read(text);
    expect(skips).toEqual([]);
    expect(records[0]).toMatchObject({
      league: { country: 'ABD', name: 'MLS' },
      observation: { date: '2026-11-23', time: '04:30', fullTime: null },
    });
    expect(pricesAt(records[0]!.observation, 'opening')).toEqual({
      ft_1_odd: 195,
      ft_x_odd: 370,
      ft_2_odd: 400,
    });
  });

  it('name the season in the world leagues, which goes before what the date says', async () => {
    const season = (written: string, date: string) =>
      `Brazil,Serie A,${written},${date},20:00,Flamengo,Santos,1,0,H`;
    const { records, warnings } = await read(
      lines(
        'Country,League,Season,Date,Time,Home,Away,HG,AG,Res',
        season('2020', '25/02/2021'),
        season('2012/2013', '04/02/2013'),
        season('', '04/02/2013'),
        season('2019', '04/02/2013'),
        season('yaz', '04/02/2013'),
      ),
    );
    expect(records.map(({ observation }) => observation.season)).toEqual([
      '2020',
      '2012-2013',
      null,
      null,
      null,
    ]);
    expect(warnings).toEqual(['5 unreadableSeason Season', '6 unreadableSeason Season']);
  });

  it('are read whatever the case of their column names', async () => {
    const { records } = await read(lines(HEADER.toLowerCase(), ROW));
    expect(pricesAt(records[0]!.observation, 'opening')).toMatchObject({ ft_1_odd: 185 });
  });

  describe('rows', () => {
    it('are as wide as the header when they reach its last named column and hold nothing beyond', async () => {
      const { records, skips } = await read(
        lines(
          `${HEADER},,`,
          ROW,
          `${ROW},,,,,`,
          `${ROW.replace('Goztep', 'Altay')},, ,\u00a0`,
          ROW.slice(0, ROW.lastIndexOf(',')),
          `${ROW},1.9`,
          `${ROW},,,1.9`,
        ),
      );
      expect(records.map(({ line }) => line)).toEqual([2, 3, 4]);
      expect(skips).toEqual(['5 rowTooShort', '6 rowTooLong', '7 rowTooLong']);
    });

    it('are none when they are blank', async () => {
      const { records, skips } = await read(lines(HEADER, '', ROW, ',,,,,,,,,,,,,', ' , ,\u00a0,', '', ROW));
      expect(records.map(({ line }) => line)).toEqual([3, 7]);
      expect(skips).toEqual([]);
    });

    it.each([
      ['impossibleDate Date', ROW.replace('17/05/2024', '31/04/2024')],
      ['impossibleDate Date', ROW.replace('17/05/2024', '')],
      ['missingTeam HomeTeam', ROW.replace('Besiktas', ' ')],
      ['missingTeam AwayTeam', ROW.replace('Goztep', '-')],
      ['sameTeams AwayTeam', ROW.replace('Goztep', 'Besiktas')],
      ['missingLeague Div', ROW.replace('T1', '')],
      ['halfTimeAboveFullTime HTHG', ROW.replace('1,0,H,1.85', '3,0,H,1.85')],
      ['resultContradictsScore FTR', ROW.replace('2,1,H', '2,1,D')],
      ['resultContradictsScore HTR', ROW.replace('1,0,H', '1,0,A')],
      ['rowTooShort', '#REF!'],
    ])('are skipped for %s', async (why, row) => {
      const { records, skips } = await read(lines(HEADER, row, ROW));
      expect(skips).toEqual([`2 ${why}`]);
      expect(records).toHaveLength(1);
    });

    it('keep their prices when the score is no score', async () => {
      const { records, skips, warnings } = await read(
        lines(HEADER, ROW.replace('2,1,H,1,0,H', 'P,P,P,,,'), ROW.replace('2,1,H', 'x,1,H')),
      );
      expect(skips).toEqual([]);
      expect(warnings).toEqual([
        '2 unreadableScore FTHG',
        '2 unreadableScore FTAG',
        '3 unreadableScore FTHG',
      ]);
      expect(records.map(({ observation: { fullTime, halfTime } }) => [fullTime, halfTime])).toEqual([
        [null, null],
        [null, [1, 0]],
      ]);
      for (const { observation } of records) {
        expect(pricesAt(observation, 'opening')).toMatchObject({ ft_1_odd: 185 });
      }
    });

    it('may carry the clock behind the date', async () => {
      const dated = (date: string, time = '') =>
        `T1,${date},${time},Besiktas,Goztep,2,1,H,1,0,H,1.85,3.4,4.2`;
      const { records, skips, warnings } = await read(
        lines(
          HEADER,
          dated('2024-05-17 19:00:00'),
          dated('2024-05-17 00:00:00'),
          dated('17/05/2024 00:00', '18:30'),
        ),
      );
      expect([skips, warnings]).toEqual([[], []]);
      expect(records.map(({ observation: { date, time } }) => [date, time])).toEqual([
        ['2024-05-17', '21:00'],
        ['2024-05-17', null],
        ['2024-05-17', '20:30'],
      ]);
    });

    it('may carry a zone, or be numbers of a spreadsheet, whose clocks are British', async () => {
      const dated = (date: string, time: string) =>
        `T1;${date};${time};Besiktas;Goztep;2;1;H;1;0;H;1,85;3,4;4,2`;
      const { records, skips, warnings } = await read(
        lines(
          HEADER.replaceAll(',', ';'),
          dated('2024-05-17T19:00:00Z', ''),
          dated('17/05/2024', '23:30+00:00'),
          dated('45431', '0,8333333'),
          dated('45431,8333333', ''),
          dated('45431', ''),
        ),
      );
      expect([skips, warnings]).toEqual([[], []]);
      expect(records.map(({ observation: { date, time } }) => [date, time])).toEqual([
        ['2024-05-17', '22:00'],
        ['2024-05-18', '02:30'],
        ['2024-05-19', '22:00'],
        ['2024-05-19', '22:00'],
        ['2024-05-19', null],
      ]);
    });

    it('keep awarded games without a half-time score and unknown results', async () => {
      const { records, skips } = await read(
        lines(
          HEADER,
          'T1,17/05/2024,19:00,Besiktas,Goztep,3,0,H,,,,,,',
          'T1,18/05/2024,19:00,Altay,Rizespor,,,,,,,,,',
        ),
      );
      expect(skips).toEqual([]);
      expect(records.map(({ observation }) => [observation.fullTime, observation.halfTime])).toEqual([
        [[3, 0], null],
        [null, null],
      ]);
    });

    it('lose with a warning only what can be left out', async () => {
      const { records, warnings } = await read(
        lines(
          HEADER,
          ROW.replace('19:00', '19h'),
          ROW.replace('2,1,H,1,0,H', ',1,H,1,0,H').replace('Goztep', 'Altay'),
          ROW.replace('T1', 'XX').replace('2,1,H', '2,1,?'),
          ROW.replace('T1', 'XX'),
        ),
      );
      expect(records).toHaveLength(4);
      expect(records[2]!.league).toEqual({ country: 'Uluslararası', name: 'XX', code: 'XX' });
      expect(warnings).toEqual([
        '2 unreadableTime Time',
        '3 halfScore FTHG',
        '4 unknownResult FTR',
        '4 unknownDivision Div',
      ]);
    });
  });

  describe('headers', () => {
    it('that repeat themselves are skipped and reported', async () => {
      const { records, skips } = await read(lines(HEADER, ROW, HEADER, ROW));
      expect(records).toHaveLength(2);
      expect(skips).toEqual(['3 repeatedHeader']);
    });

    it('that differ start a section with its own columns', async () => {
      const { records, skips } = await read(
        lines(
          HEADER,
          ROW,
          '\ufeffDate,Div,AwayTeam,HomeTeam,PSH,PSD,PSA',
          '18/05/2024,E0,Leeds,Arsenal,1.2,7,15',
          ROW,
        ),
      );
      expect(skips).toEqual(['5 rowTooLong']);
      expect(records[1]).toMatchObject({
        league: { code: 'E0' },
        observation: {
          home: 'Arsenal',
          away: 'Leeds',
          quotes: [{ at: 'opening', prices: { ft_1_odd: 120, ft_x_odd: 700, ft_2_odd: 1500 } }],
        },
      });
    });

    it('with one name twice use the first and warn', async () => {
      const { records, warnings } = await read(
        'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A,B365H\nE0,01/01/24,A,B,1.5,4,6,9.9',
      );
      expect(warnings).toEqual(['1 repeatedColumn B365H']);
      expect(pricesAt(records[0]!.observation, 'opening')).toMatchObject({ ft_1_odd: 150 });
    });

    it('leave rows before them out', async () => {
      const { records, skips } = await read(lines('Premier League', HEADER, ROW));
      expect(records).toHaveLength(1);
      expect(skips).toEqual(['1 beforeHeader']);
    });
  });

  it('may use semicolons, decimal commas, quotes and non-breaking spaces', async () => {
    const { records } = await read(
      'Div;Date;HomeTeam;AwayTeam;Referee;B365H;B365D;B365A\nE0;01/01/24;\u00a0Man\u00a0United ;"Leeds";"D\'Urso; A.";1,85;3,4;4,2',
    );
    expect(records[0]!.observation).toMatchObject({
      home: 'Man United',
      away: 'Leeds',
      quotes: [{ at: 'opening', prices: { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 420 } }],
    });
  });

  it('lose one line to a quote that never closes', async () => {
    const { records, skips } = await read(lines(HEADER, ROW.replace('Goztep', '"Goztep'), ROW));
    expect(skips).toEqual(['2 brokenQuote']);
    expect(records.map(({ line }) => line)).toEqual([3]);
  });
});
