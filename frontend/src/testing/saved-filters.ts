import type {
  Backtest,
  FilterMatchDto,
  FilterRecordDto,
  ForwardTest,
  SavedFilterRow,
} from '../api/generated/wire';

/** For tests: a saved filter of closing odds. */
export function savedFilter(id: number, change: Partial<SavedFilterRow> = {}): SavedFilterRow {
  return {
    id,
    filter_name: `Filtre ${id}`,
    filter_type: 2,
    filter_data: { ft_1_odd: '1.85' },
    hidden_groups: [],
    selection: 'ft_1_odd',
    created_at: '2026-05-17T18:45:00.000Z',
    alert: { enabled: false },
    origin: null,
    ...change,
  };
}

/** For tests: figures of bets over two seasons, of which every market is wholly priced. */
export function figuresWith(change: Partial<Backtest> = {}): Backtest {
  const { bets = 128, won = 61, profit = -4.1, return_rate = -0.032 } = change;
  const totals = { bets, won, profit, return_rate };
  const point = { date: '2026-05-10', bets, profit };
  const halves = { ...totals, from: '2024-08-10', to: '2026-05-10', return_low: -0.2, return_high: 0.1 };
  return {
    ...totals,
    win_rate: bets === 0 ? null : won / bets,
    mean_odd: 2.05,
    return_low: -0.18,
    return_high: 0.12,
    expected_return: -0.05,
    p_value: 0.41,
    max_drawdown: 9.5,
    longest_losing_run: 7,
    first_date: '2024-08-10',
    last_date: '2026-05-10',
    curve: bets === 0 ? [] : [{ date: '2024-08-10', bets: 1, profit: 1.1 }, point],
    chance: {
      ...{ bets, profit, curve: bets === 0 ? [] : [{ ...point, low: -12, high: 9 }] },
      ...{ max_drawdown: { median: 11, high: 21 }, losing_run: { median: 7, high: 11 } },
    },
    seasons: [{ ...totals, season: '2025-2026' }],
    halves: [halves, halves],
    ...change,
  };
}

/** For tests: the same of bets that nobody had seen before. */
export function sinceWith(change: Partial<ForwardTest> = {}): ForwardTest {
  const { evidence = { value: 7.4, needed: 60 }, ...figures } = change;
  const { p_value: _, ...rest } = figuresWith(figures);
  return { ...rest, evidence };
}

const NONE = {
  ...{ bets: 0, won: 0, profit: 0, return_rate: null, return_low: null, return_high: null },
  ...{ mean_odd: null, expected_return: null, first_date: null, last_date: null },
  ...{ max_drawdown: 0, longest_losing_run: 0 },
} as const;

/** For tests: no bets yet. */
export const NO_BETS = sinceWith({ ...NONE, seasons: [], halves: [], evidence: { value: 1, needed: 20 } });

/** For tests: what a filter's selection came to. */
export function recordOf(filter: SavedFilterRow, change: Partial<FilterRecordDto> = {}): FilterRecordDto {
  const { id, filter_name, filter_type, selection, created_at } = filter;
  return {
    ...{ id, filter_name, filter_type, selection, created_at },
    before: figuresWith(),
    since: NO_BETS,
    ...change,
  };
}

/** For tests: a fixture that fits a filter. */
export function fittingMatch(id: number, change: Partial<FilterMatchDto> = {}): FilterMatchDto {
  return {
    id,
    match_date: '2026-05-18',
    match_time: '21:45',
    country_name: 'Türkiye',
    competition_name: 'Süper Lig',
    home_team: `Ev ${id}`,
    away_team: `Konuk ${id}`,
    odds: { ft_x_odd: 3.4, ft_1_odd: 1.85 },
    ...change,
  };
}
