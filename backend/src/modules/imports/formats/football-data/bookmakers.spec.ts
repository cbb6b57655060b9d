import { pricesAt, readText, textFile } from '../../../../../test/support/read-source';
import { bookmakerCode } from './bookmakers';
import { footballData } from './football-data.format';

const read = (text: string, bookmaker?: string) => readText(footballData, text, { bookmaker });
const lines = (...all: string[]) => all.join('\n');

describe('bookmakers of season files', () => {
  it('that were not asked for are named when there are no others', async () => {
    const header = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,GBH,GBD,GBA,WHH,WHD,WHA';
    const row = 'E0,19/08/00,Charlton,Man City,4,0,H,2,3,3.2,2.1,3.1,3.3';
    const silent = await read(lines(header, row));
    expect(silent.warnings).toEqual(['1 otherBookmakers']);
    expect(silent.records[0]!.observation.quotes).toEqual([]);
    const asked = await read(lines(header, row), 'WH');
    expect(asked.warnings).toEqual([]);
    expect(pricesAt(asked.records[0]!.observation, 'opening')).toMatchObject({ ft_1_odd: 210 });
  });

  const header =
    'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A,PSH,PSD,PSA,AvgH,AvgD,AvgA,MaxH,MaxD,MaxA,B365>2.5,B365<2.5,P>2.5,P<2.5,B365CH,B365CD,B365CA,PSCH,PSCD,PSCA,WHH,WHD,WHA';
  const odds = (...cells: string[]) => read(lines(header, `E0,01/01/24,A,B,${cells.join(',')}`));
  const bet = ['1.5', '4', '6'];
  const pinnacle = ['1.52', '4.2', '6.4'];
  const average = ['1.49', '4.1', '6.1'];
  const most = ['1.6', '4.5', '7'];
  const rest = ['1.9', '1.9', '1.95', '1.85', '1.4', '4.5', '7', '1.45', '4.6', '7.2', '1.55', '4', '5.5'];

  it('are asked in their order, for each market and set on its own', async () => {
    const { records } = await odds('', '', '', ...pinnacle, ...average, ...most, ...rest);
    const { observation } = records[0]!;
    expect(pricesAt(observation, 'opening')).toEqual({
      ft_1_odd: 152,
      ft_x_odd: 420,
      ft_2_odd: 640,
      over_25_odd: 190,
      under_25_odd: 190,
    });
    expect(pricesAt(observation, 'closing')).toEqual({ ft_1_odd: 140, ft_x_odd: 450, ft_2_odd: 700 });
  });

  it('are named by the code under which each market was taken, once per set', async () => {
    const { records } = await odds('', '', '', ...pinnacle, ...average, ...most, ...rest);
    expect(records[0]!.observation.quotes).toEqual([
      { at: 'opening', bookmaker: 'PS', prices: { ft_1_odd: 152, ft_x_odd: 420, ft_2_odd: 640 } },
      { at: 'opening', bookmaker: 'B365', prices: { over_25_odd: 190, under_25_odd: 190 } },
      { at: 'closing', bookmaker: 'B365', prices: { ft_1_odd: 140, ft_x_odd: 450, ft_2_odd: 700 } },
    ]);
    const all = await odds(...bet, ...pinnacle, ...average, ...most, ...rest);
    expect(
      all.records[0]!.observation.quotes.map(({ at, bookmaker, prices }) => [
        at,
        bookmaker,
        Object.keys(prices).length,
      ]),
    ).toEqual([
      ['opening', 'B365', 5],
      ['closing', 'B365', 3],
    ]);
  });

  it('have one name under all their column prefixes', async () => {
    const row = `E0,01/01/24,A,B,${[...bet, ...pinnacle, ...average, ...most, ...rest].join(',')}`;
    const { records } = await read(lines(header, row), 'PS');
    expect(records[0]!.observation.quotes[0]).toMatchObject({
      bookmaker: 'PS',
      prices: { ft_1_odd: 152, over_25_odd: 195 },
    });
    const old = 'Div,Date,HomeTeam,AwayTeam,BbMxH,BbAvH,BbMxD,BbAvD,BbMxA,BbAvA';
    const ofAverage = await read(lines(old, 'E0,13/08/05,A,B,1.8,1.74,3.4,3.34,4.58,4.1'));
    expect(ofAverage.records[0]!.observation.quotes).toMatchObject([{ bookmaker: 'Avg' }]);
    const ofMost = await read(lines(old, 'E0,13/08/05,A,B,1.8,,3.4,,4.58,'));
    expect(ofMost.records[0]!.observation.quotes).toMatchObject([{ bookmaker: 'Max' }]);
  });

  it('are passed over when one price of the market is missing, zero or no price', async () => {
    for (const gap of ['', '-', '0', '1', '1.00']) {
      const { records, warnings } = await odds(
        '1.5',
        gap,
        '6',
        '1.52',
        '4.2',
        '',
        ...average,
        ...most,
        ...rest,
      );
      expect(pricesAt(records[0]!.observation, 'opening')).toMatchObject({ ft_1_odd: 149, ft_x_odd: 410 });
      expect(warnings).toEqual([]);
    }
  });

  it('are passed over with a warning when a price is out of range or no number', async () => {
    for (const bad of ['#', '0.42', '1001', 'x']) {
      const { records, warnings } = await odds('1.5', bad, '6', ...pinnacle, ...average, ...most, ...rest);
      expect(pricesAt(records[0]!.observation, 'opening')).toMatchObject({ ft_1_odd: 152 });
      expect(warnings).toEqual(['2 badPrice B365D']);
    }
  });

  it('are passed over, with the reason, when a price is signed, a fraction or a date', async () => {
    for (const [bad, reason] of [
      ['-135', 'foreignPrice'],
      ['+114', 'foreignPrice'],
      ['4/5', 'foreignPrice'],
      ['Oca.85', 'excelDate'],
    ] as const) {
      const { records, warnings } = await odds('1.5', bad, '6', ...pinnacle, ...average, ...most, ...rest);
      expect(pricesAt(records[0]!.observation, 'opening')).toMatchObject({ ft_1_odd: 152 });
      expect(warnings).toEqual([`2 ${reason} B365D`]);
    }
  });

  it('are passed over for a market, and for that set alone, when nobody offers their book', async () => {
    const { records, warnings } = await odds('2.9', '4', '6', ...pinnacle, ...average, ...most, ...rest);
    const { observation } = records[0]!;
    expect(warnings).toEqual(['2 unbelievableBook B365H']);
    expect(observation.quotes).toEqual([
      { at: 'opening', bookmaker: 'PS', prices: { ft_1_odd: 152, ft_x_odd: 420, ft_2_odd: 640 } },
      { at: 'opening', bookmaker: 'B365', prices: { over_25_odd: 190, under_25_odd: 190 } },
      { at: 'closing', bookmaker: 'B365', prices: { ft_1_odd: 140, ft_x_odd: 450, ft_2_odd: 700 } },
    ]);
  });

  it('leave a market empty when none of their books is believed', async () => {
    const wrong = ['2.9', '4', '6'];
    const { records, warnings } = await odds(...wrong, ...wrong, ...wrong, ...wrong, ...rest);
    expect(pricesAt(records[0]!.observation, 'opening')).toEqual({ over_25_odd: 190, under_25_odd: 190 });
    expect(warnings).toEqual(
      ['B365H', 'PSH', 'AvgH', 'MaxH'].map((column) => `2 unbelievableBook ${column}`),
    );
  });

  it('leave a market empty when none prices it whole', async () => {
    const none = ['', '', ''];
    const { records } = await odds('1.5', '4', '', ...none, ...none, ...none, ...rest);
    expect(pricesAt(records[0]!.observation, 'opening')).toEqual({ over_25_odd: 190, under_25_odd: 190 });
  });

  it('can be put first', async () => {
    const row = `E0,01/01/24,A,B,${[...bet, ...pinnacle, ...average, ...most, ...rest].join(',')}`;
    const first = async (bookmaker: string) =>
      pricesAt((await read(lines(header, row), bookmaker)).records[0]!.observation, 'opening');
    expect(await first('PS')).toMatchObject({ ft_1_odd: 152, over_25_odd: 195 });
    expect(await first('WH')).toMatchObject({ ft_1_odd: 155, over_25_odd: 190 });
    expect((await read(lines(header, row), 'IW')).warnings).toEqual(['1 bookmakerAbsent']);
  });

  it('take the market average of old files under its old name', async () => {
    const old =
      'Div,Date,HomeTeam,AwayTeam,Bb1X2,BbMxH,BbAvH,BbMxD,BbAvD,BbMxA,BbAvA,BbMx>2.5,BbAv>2.5,BbMx<2.5,BbAv<2.5';
    const { records } = await read(
      lines(old, 'E0,13/08/05,A,B,26,1.8,1.74,3.4,3.34,4.58,4.1,1.9,1.85,1.9,1.7'),
    );
    expect(pricesAt(records[0]!.observation, 'opening')).toEqual({
      ft_1_odd: 174,
      ft_x_odd: 334,
      ft_2_odd: 410,
      over_25_odd: 185,
      under_25_odd: 170,
    });
    expect(pricesAt(records[0]!.observation, 'closing')).toBeUndefined();
  });

  it('give closing prices alone where only those stand', async () => {
    const { records } = await read('Div,Date,HomeTeam,AwayTeam,PSCH,PSCD,PSCA\nT1,17/08/12,A,B,2.1,3.3,3.75');
    expect(records[0]!.observation.quotes).toEqual([
      { at: 'closing', bookmaker: 'PS', prices: { ft_1_odd: 210, ft_x_odd: 330, ft_2_odd: 375 } },
    ]);
  });

  it('have their prices rounded half up to hundredths', async () => {
    const { records } = await odds('1.444', '4.125', '6.005', ...pinnacle, ...average, ...most, ...rest);
    expect(pricesAt(records[0]!.observation, 'opening')).toMatchObject({
      ft_1_odd: 144,
      ft_x_odd: 413,
      ft_2_odd: 601,
    });
  });

  describe('of new seasons', () => {
    const prices = (prefix: string) => ['H', 'D', 'A'].map((ending) => prefix + ending).join();
    const file = (...columns: string[]) => {
      const header = `Div,Date,HomeTeam,AwayTeam,${columns.join(',')}`;
      const cells = header.split(',').slice(4);
      const price = (column: string) =>
        />2.5|<2.5/.test(column) ? '1.9' : column.includes('D') ? '3.4' : '2.7';
      return lines(header, `E0,01/01/24,A,B,${cells.map(price).join()}`);
    };
    const quotesOf = async (text: string, bookmaker: string) => {
      const { records, warnings } = await read(text, bookmaker);
      return [records[0]!.observation.quotes.map(({ at, bookmaker: code }) => `${at} ${code}`), warnings];
    };

    it('are known by the code in front of their columns, in any case', async () => {
      const text = file(prices('B365'), prices('Xyz'), 'Xyz>2.5,Xyz<2.5', prices('XyzC'), prices('B365C'));
      expect(await quotesOf(text, bookmakerCode('xyz')!)).toEqual([['opening XYZ', 'closing XYZ'], []]);
      expect((await read(text)).records[0]!.observation.quotes[0]).toMatchObject({ bookmaker: 'B365' });
    });

    it('are named where a file has no others', async () => {
      const detail = async (text: string) => {
        for await (const events of footballData.read(textFile(text), {}))
          for (const event of events) if (event.kind === 'warning') return event.problem.detail;
        return undefined;
      };
      expect(await detail(file(prices('WH'), prices('XYZ'), prices('XYZC'), 'Q7>2.5,Q7<2.5'))).toBe(
        'WH, XYZ, Q7',
      );
    });

    it('are no closing prices, Asian handicaps, goals or incomplete markets of others', async () => {
      const text = file(
        prices('B365'),
        prices('B365C'),
        prices('PP'),
        prices('PPC'),
        prices('B365AH'),
        prices('FT'),
        prices('HT'),
        'AHh,MaxAHH,MaxAHA,BFEAHH,BFEAHA',
        'ZZH,ZZA',
        'P>2.5,P<2.5,PC>2.5,PC<2.5',
      );
      for (const code of ['B365C', 'PPC', 'B365AH', 'FT', 'HT', 'MAXAH', 'BFEAH', 'ZZ', 'PC', 'AH']) {
        expect([code, ...(await quotesOf(text, code))]).toEqual([
          code,
          expect.arrayContaining(['opening B365']),
          ['1 bookmakerAbsent'],
        ]);
      }
      expect(await quotesOf(text, 'PP')).toEqual([
        ['opening PP', 'opening PS', 'closing PP', 'closing PS'],
        [],
      ]);
    });

    it('may have a code that ends with the mark of closing prices', async () => {
      const text = file(prices('ABC'), prices('ABCC'));
      expect(await quotesOf(text, 'ABC')).toEqual([['opening ABC', 'closing ABC'], []]);
      expect(await quotesOf(file(prices('XYZC')), 'XYZ')).toEqual([['closing XYZ'], []]);
      expect(await quotesOf(file(prices('VC'), prices('VCC')), 'VC')).toEqual([
        ['opening VC', 'closing VC'],
        [],
      ]);
    });
  });

  it.each([
    ['b365', 'B365'],
    ['Paddy Power', 'PP'],
    ['paddypower', 'PP'],
    ['pp', 'PP'],
    ['Sky Bet', 'SKB'],
    ['skb', 'SKB'],
    ['avg', 'Avg'],
    ['xyz9', 'XYZ9'],
    [' abc ', 'ABC'],
    ['Nobody at all', null],
    ['unknown', null],
    ['ş', null],
    ['', null],
  ])('are meant by %j: %s', (text, code) => expect(bookmakerCode(text)).toBe(code));
});
