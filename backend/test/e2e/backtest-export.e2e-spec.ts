import { parse } from 'csv-parse/sync';
import type { BacktestDto } from '../../src/modules/odds/dto/backtest.dto';
import { addArchivedMatches } from '../support/archived-matches';
import { addMatches } from '../support/matches';
import { likelyArchive } from '../support/likely-archive';
import { Random } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { type Query, TwoSites } from '../support/two-sites';

const SEED = 20261125;
const PATH = '/api/odd-backtest/bets';

describe(`the bets of a backtest as a file, on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;

  beforeAll(async () => {
    sites = await TwoSites.open();
    await addArchivedMatches(sites.byIndex.database, likelyArchive(new Random(SEED), 700, ['ft', 'uo_25']));
    await addMatches(sites.byIndex.database, [
      {
        ...{ date: '2031-01-02', time: null, home: '=2+2', away: 'Göztepe;', half: [1, 0], full: [2, 1] },
        closing: { over_25_odd: 1.9, under_25_odd: 1.9 },
      },
      { date: '2031-01-01', time: '21:45', full: [0, 0], closing: { over_25_odd: 12.5 } },
    ]);
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites.close());

  async function fileOf(query: Query, site = sites.byIndex) {
    const { status, headers, text } = await sites.request(PATH, query, site).buffer(true);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return { text, name: headers['content-disposition'] as string };
  }

  const linesOf = (text: string): string[][] =>
    parse(text, { delimiter: ';', bom: true, record_delimiter: '\r\n' });
  const number = (cell: string): number => Number(cell.replace(',', '.'));

  it('has a line per bet in order of kick-off, with the profit up to it', async () => {
    const { text, name } = await fileOf({ selection: 'over_25_odd', match_date: '2031' });
    expect(name).toBe('attachment; filename="donem-testi-over_25_odd-kapanis-2026-05-17.csv"');
    expect(text).toBe(
      [
        '\ufeffTarih;Saat;Ülke;Lig;Ev Sahibi;Deplasman;İY Ev Gol;İY Dep Gol;MS Ev Gol;MS Dep Gol;2,5 Alt/Üst: Üst;' +
          'Sonuç;Kâr (birim);Toplam kâr (birim);Kalibre olasılık',
        '01.01.2031;21:45;Türkiye;Süper Lig;Beşiktaş;Göztepe;;;0;0;12,50;Kaybetti;-1,00;-1,00;',
        `02.01.2031;;Türkiye;Süper Lig;'=2+2;"Göztepe;";1;0;2;1;1,90;Kazandı;0,90;-0,10;0,500000`,
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    [{ selection: 'ft_1_odd' }],
    [{ selection: 'under_25_odd', filter_type: 1, ft_1_odd: '<2' }],
    [{ selection: 'ft_x_odd', country_name: 'türk', home_ft_score: 1 }],
    [{ selection: 'ft_2_odd', home_team: 'nobody' }],
  ])('comes to the figures of the backtest: %j', async (query) => {
    const file = await fileOf(query);
    expect((await fileOf(query, sites.bySql)).text).toBe(file.text);
    const [, ...lines] = linesOf(file.text);
    const figures = await sites.ask<BacktestDto>('/api/odd-backtest', query);
    expect([lines.length, lines.filter((line) => line[11] === 'Kazandı').length]).toEqual([
      figures.bets,
      figures.won,
    ]);
    const moments = lines.map(([date, time]) => `${date!.split('.').reverse().join('-')} ${time}`);
    expect(moments).toEqual([...moments].sort());
    expect([moments[0]?.slice(0, 10) ?? null, moments.at(-1)?.slice(0, 10) ?? null]).toEqual([
      figures.first_date,
      figures.last_date,
    ]);
    let profit = 0;
    let expected = 0;
    for (const [price, result, own, upToHere, probability] of lines.map((line) => line.slice(10))) {
      expect(number(own!)).toBeCloseTo(result === 'Kazandı' ? number(price!) - 1 : -1, 9);
      profit += number(own!);
      expect(number(upToHere!)).toBeCloseTo(profit, 6);
      if (probability !== '') expected += number(probability!) * number(price!) - 1;
    }
    expect(profit).toBeCloseTo(figures.profit, 6);
    expect(expected).toBeCloseTo((figures.expected_return ?? 0) * figures.chance.bets, 2);
    expect(lines.filter((line) => line[14] !== '')).toHaveLength(figures.chance.bets);
    for (const { date, bets, profit: atThatDay } of figures.curve) {
      const line = lines[bets - 1]!;
      expect([date.split('-').reverse().join('.'), atThatDay]).toEqual([line[0], number(line[13]!)]);
    }
  });
});
