import { tr } from '../../src/platform/locale/tr';
import type { BacktestDto } from '../../src/modules/odds/dto/backtest.dto';
import type { TestMatch } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const SELECTION = { selection: 'over_25_odd' };

const won = (more: TestMatch = {}): TestMatch => ({
  full: [2, 1],
  closing: { over_25_odd: 1.9, under_25_odd: 1.9 },
  ...more,
});
const lost = (more: TestMatch = {}): TestMatch => won({ full: [1, 1], ...more });

describe(`the backtest on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;

  beforeAll(async () => {
    sites = await TwoSites.open();
    await sites.add([
      won({ date: '2024-08-10', time: '20:00', competition: 'Süper Lig' }),
      lost({ date: '2024-08-10', time: null, competition: '1. Lig' }),
      lost({ date: '2024-06-30', competition: 'Çılgın Lig', closing: { over_25_odd: 2.5 } }),
      won({ date: '2024-08-11', closing: { under_25_odd: 1.9 } }),
      won({ date: '2024-08-12', full: null }),
    ]);
  });
  afterAll(() => sites.close());

  it('is one unit on the selection in every settled match that has its price', async () => {
    expect(await sites.ask<BacktestDto>('/api/odd-backtest', SELECTION)).toEqual({
      selection: 'over_25_odd',
      filter_type: 2,
      bets: 3,
      won: 1,
      win_rate: 1 / 3,
      mean_odd: 2.1,
      profit: -1.1,
      return_rate: 190 / 300 - 1,
      return_low: expect.any(Number) as number,
      return_high: expect.any(Number) as number,
      expected_return: expect.closeTo(-0.05, 12) as number,
      // one of two even bets at least
      p_value: expect.closeTo(0.75, 12) as number,
      max_drawdown: 2,
      longest_losing_run: 2,
      first_date: '2024-06-30',
      last_date: '2024-08-10',
      curve: [
        { date: '2024-06-30', bets: 1, profit: -1 },
        { date: '2024-08-10', bets: 3, profit: -1.1 },
      ],
      chance: {
        bets: 2,
        profit: -0.1,
        curve: [
          {
            date: '2024-08-10',
            bets: 2,
            profit: -0.1,
            low: expect.any(Number) as number,
            high: expect.any(Number) as number,
          },
        ],
        // none is lost in one of four cases, both in another one
        max_drawdown: { median: 1, high: 2 },
        losing_run: { median: 1, high: 2 },
      },
      seasons: [
        { season: '2023-2024', bets: 1, won: 0, profit: -1, return_rate: -1 },
        { season: '2024-2025', bets: 2, won: 1, profit: -0.1, return_rate: 190 / 200 - 1 },
      ],
      competitions: ['1. Lig', 'Çılgın Lig', 'Süper Lig'].map((competition_name) => ({
        country_name: 'Türkiye',
        competition_name,
        bets: 1,
        won: Number(competition_name === 'Süper Lig'),
        profit: competition_name === 'Süper Lig' ? 0.9 : -1,
        return_rate: competition_name === 'Süper Lig' ? 190 / 100 - 1 : -1,
      })),
      halves: [
        {
          from: '2024-06-30',
          to: '2024-08-10',
          bets: 2,
          won: 0,
          profit: -2,
          return_rate: -1,
          return_low: -1,
          return_high: expect.any(Number) as number,
        },
        {
          from: '2024-08-10',
          to: '2024-08-10',
          bets: 1,
          won: 1,
          profit: 0.9,
          return_rate: 190 / 100 - 1,
          return_low: null,
          return_high: null,
        },
      ],
      questions: expect.any(Number) as number,
    });
  });

  it('of no bets has nothing to say', async () => {
    const nothing = { bets: 0, won: 0, profit: 0, return_rate: null, return_low: null, return_high: null };
    expect(await sites.ask('/api/odd-backtest', { ...SELECTION, home_team: 'nobody' })).toMatchObject({
      ...nothing,
      ...{ win_rate: null, mean_odd: null, expected_return: null, p_value: null },
      ...{ max_drawdown: 0, longest_losing_run: 0, first_date: null, last_date: null },
      ...{ curve: [], chance: { bets: 0, profit: 0, curve: [] }, seasons: [], competitions: [] },
      halves: [
        { from: null, to: null, ...nothing },
        { from: null, to: null, ...nothing },
      ],
    });
  });

  it.each([
    [{}, { selection: tr.savedFilters.selection }],
    [{ selection: '' }, { selection: tr.savedFilters.selection }],
    [{ selection: 'ft_code' }, { selection: tr.savedFilters.selection }],
    [{ selection: ['ft_1_odd', 'ft_2_odd'] }, { selection: tr.filters.repeated }],
    [
      { selection: 'yok', ft_1_odd: 'x', filter_type: '3', mevsim: '2024' },
      {
        selection: tr.savedFilters.selection,
        ft_1_odd: tr.filters.notPrice,
        filter_type: tr.filters.notFilterType,
        mevsim: tr.filters.unknownColumn,
      },
    ],
  ])('says what of %j can not be read', async (query, fields) => {
    for (const site of sites.both) {
      const { status, body } = await sites.request('/api/odd-backtest', query, site);
      expect([status, body.code, body.fields]).toEqual([400, 'INVALID_FILTER', fields]);
    }
  });
});
