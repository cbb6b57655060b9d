import { readText } from '../../../../../test/support/read-source';
import { detectFormat } from '../registry';
import { iddaaWide } from './iddaa-wide.format';

const read = (text: string) => readText(iddaaWide, text);
const lines = (...all: string[]) => all.join('\n');
const BASE =
  'match_date,match_time,tournament,match_id,homeTeam,awayTeam,firstHalfHomeGoal,firstHalfAwayGoal,totalHomeGoal,totalAwayGoal';
const HEADER = `${BASE},Maç Sonucu :: MS 1,Maç Sonucu :: MS X,"Toplam Gol Alt/Üst :: 2,5 Üst",Toplam Korner Alt/Üst :: 8.5 Üst`;

describe('wide bulletin files', () => {
  it('are recognised by their header', async () => {
    expect((await detectFormat(HEADER))?.name).toBe('iddaa-wide');
    expect((await detectFormat('Tarih;Saat;Lig;Ev Sahibi;Deplasman;Karşılıklı Gol :: KG Var'))?.name).toBe(
      'iddaa-wide',
    );
    expect(await detectFormat(BASE)).toBeUndefined();
    expect(await detectFormat('Tarih;Lig;Ev;Dep;Hava :: Güneşli')).toBeUndefined();
  });

  it('give a match with its prices at kick-off', async () => {
    const { records, skips, warnings } = await read(
      lines(
        HEADER,
        '2025-05-16,14:30:00,Güney Kore K-Lig 1,2125630,Daegu,Seoul,0.0,1.0,2.0,1.0,1.85,1.0,2.105,1.9',
      ),
    );
    expect([skips, warnings]).toEqual([[], []]);
    expect(records).toEqual([
      {
        line: 2,
        league: { country: 'Güney Kore', name: 'K-Lig 1', code: null },
        part: '',
        observation: {
          source: 'iddaa-wide',
          date: '2025-05-16',
          time: '14:30',
          home: 'Daegu',
          away: 'Seoul',
          halfTime: [0, 1],
          fullTime: [2, 1],
          firstGoal: null,
          code: null,
          season: null,
          quotes: [{ at: 'kickoff', prices: { ft_1_odd: 185, over_25_odd: 211 } }],
        },
      },
    ]);
  });

  it('may name their columns in Turkish and write scores and clock in one cell', async () => {
    const { records } = await read(
      lines(
        'TARİH;LİG;EV SAHİBİ;DEPLASMAN;İY;MS;KOD;Maç Sonucu :: 1;Maç Sonucu ve 1,5 Gol Alt/Üst :: MS 1 ve 1,5 Üst',
        '16.05.2025 22:30;Türkiye Süper Ligi;Beşiktaş;Göztepe;0-0;2-1;4512;1,85;2,4',
      ),
    );
    expect(records[0]).toMatchObject({
      league: { country: 'Türkiye', name: 'Süper Ligi' },
      observation: {
        date: '2025-05-16',
        time: '22:30',
        halfTime: [0, 0],
        fullTime: [2, 1],
        code: 4512,
        quotes: [{ at: 'kickoff', prices: { ft_1_odd: 185, ft_1_o_15_odd: 240 } }],
      },
    });
  });

  it('keep matches without any price or result', async () => {
    const { records } = await read(lines(HEADER, '2025-05-16,14:30,Çin 1. Ligi,1,A,B,,,,,,,-,'));
    expect(records[0]!.observation).toMatchObject({ halfTime: null, fullTime: null, quotes: [] });
  });

  it('drop a price alone that can not be read', async () => {
    const { records, warnings } = await read(
      lines(HEADER, '2025-05-16,14:30,Çin 1. Ligi,1,A,B,,,,,0.9,3.2,abc,zzz'),
    );
    expect(records[0]!.observation.quotes).toEqual([{ at: 'kickoff', prices: { ft_x_odd: 320 } }]);
    expect(warnings).toEqual(['2 badPrice Maç Sonucu :: MS 1', '2 badPrice Toplam Gol Alt/Üst :: 2,5 Üst']);
  });

  it('say which prices are signed, fractions or dates, and which market nobody offers', async () => {
    const { records, warnings } = await read(
      lines(
        'tarih;saat;lig;ev;dep;mbs;ms;Maç Sonucu :: MS 1;Maç Sonucu :: MS X;Maç Sonucu :: MS 2;Toplam Gol Alt/Üst :: 2,5 Alt;Toplam Gol Alt/Üst :: 2,5 Üst',
        '16.05.2025;20:00;Çin Ligi;A;B;3;02.Oca;+114;4/5;Oca.85;1,9;1,9',
        '45431;0,8333333;Çin Ligi;C;D;x;2-1;185;340;390;1,9;1,9',
        '2026-05-12T17:00:00Z;;Çin Ligi;E;F;;;1,85;3,4;3,9;3,2;2,6',
      ),
    );
    expect(warnings).toEqual([
      '2 excelDate ms',
      '2 foreignPrice Maç Sonucu :: MS 1',
      '2 foreignPrice Maç Sonucu :: MS X',
      '2 excelDate Maç Sonucu :: MS 2',
      '3 unbelievableBook Maç Sonucu :: MS 1',
      '3 badMbs mbs',
      '4 unbelievableBook Toplam Gol Alt/Üst :: 2,5 Alt',
    ]);
    expect(records.map(({ observation }) => observation)).toMatchObject([
      { date: '2025-05-16', mbs: 3, fullTime: null },
      { date: '2024-05-19', time: '20:00', fullTime: [2, 1] },
      { date: '2026-05-12', time: '20:00' },
    ]);
    expect(records.map(({ observation }) => observation.quotes[0]!.prices)).toEqual([
      { under_25_odd: 190, over_25_odd: 190 },
      { under_25_odd: 190, over_25_odd: 190 },
      { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 390 },
    ]);
  });

  it('use the first price of several columns for one selection, and say where they differ', async () => {
    const { records, warnings } = await read(
      lines(
        `${BASE},1.Golü Hangi Takım Atar? :: Olmaz,İlk Golü Hangi Takım Atar :: Olmaz`,
        '2025-05-16,14:30,Çin Ligi,1,A,B,,,,,,9.5',
        '2025-05-16,14:30,Çin Ligi,1,C,D,,,,,7.04,',
        '2025-05-16,14:30,Çin Ligi,1,E,F,,,,,7.5,7.5',
        '2025-05-16,14:30,Çin Ligi,1,G,H,,,,,7.5,8',
        '2025-05-16,14:30,Çin Ligi,1,I,J,,,,,x,8',
      ),
    );
    expect(records.map(({ observation }) => observation.quotes[0]!.prices.fg_no)).toEqual([
      950, 704, 750, 750, 800,
    ]);
    expect(warnings).toEqual([
      '5 repeatedColumn İlk Golü Hangi Takım Atar :: Olmaz',
      '6 badPrice 1.Golü Hangi Takım Atar? :: Olmaz',
    ]);
  });

  it('use the first of two columns with one name', async () => {
    const { records, warnings } = await read(
      lines(`${BASE},Maç Sonucu :: MS 1,Maç Sonucu :: MS 1`, '2025-05-16,14:30,Çin Ligi,1,A,B,,,,,1.5,1.7'),
    );
    expect(records[0]!.observation.quotes).toEqual([{ at: 'kickoff', prices: { ft_1_odd: 150 } }]);
    expect(warnings).toEqual(['1 repeatedColumn Maç Sonucu :: MS 1']);
  });

  it.each([
    ['impossibleDate match_date', '2025-02-29,14:30,Çin Ligi,1,A,B,,,,,,,,'],
    ['missingTeam awayTeam', '2025-05-16,14:30,Çin Ligi,1,A,,,,,,,,,'],
    ['missingLeague tournament', '2025-05-16,14:30,,1,A,B,,,,,,,,'],
    ['halfTimeAboveFullTime firstHalfHomeGoal', '2025-05-16,14:30,Çin Ligi,1,A,B,2.0,0.0,1.0,0.0,,,,'],
    ['rowTooShort', '2025-05-16,14:30,Çin Ligi,1,A,B'],
    ['rowTooLong', '2025-05-16,14:30,Çin Ligi,1,A,B,,,,,,,,,1.5'],
  ])('skip a row for %s', async (why, row) => {
    const { records, skips } = await read(lines(HEADER, row, '2025-05-16,14:30,Çin Ligi,1,A,B,,,,,,,,'));
    expect(skips).toEqual([`2 ${why}`]);
    expect(records).toHaveLength(1);
  });

  it('keep a match whose score is no score', async () => {
    const { records, skips, warnings } = await read(
      lines(HEADER, '2025-05-16,14:30,Çin Ligi,1,A,B,,,ERT,ERT,,,,'),
    );
    expect(skips).toEqual([]);
    expect(warnings).toEqual(['2 unreadableScore totalHomeGoal', '2 unreadableScore totalAwayGoal']);
    expect(records[0]!.observation.fullTime).toBeNull();
  });
});
