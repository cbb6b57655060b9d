import type { BacktestDto } from '../api/generated/wire';

/** For tests: what chance gives where nothing is compared. */
export const NO_CHANCE = {
  ...{ bets: 0, profit: 0, curve: [] },
  max_drawdown: { median: 0, high: 0 },
  losing_run: { median: 0, high: 0 },
};

/** For tests: 200 bets in two seasons that returned 4 % where -5 % was expected, wholly priced unless changed. */
export function backtestWith(change: Partial<BacktestDto> = {}): BacktestDto {
  const curve = [
    { date: '2023-08-12', bets: 1, profit: 0.85 },
    { date: '2024-02-10', bets: 100, profit: 5 },
    { date: '2025-05-18', bets: 200, profit: 8 },
  ];
  const band = [2, 18, 26];
  return {
    selection: 'ft_1_odd',
    filter_type: 2,
    bets: 200,
    won: 110,
    win_rate: 0.55,
    mean_odd: 1.9,
    profit: 8,
    return_rate: 0.04,
    return_low: -0.09,
    return_high: 0.17,
    expected_return: -0.05,
    p_value: 0.03,
    max_drawdown: 6.4,
    longest_losing_run: 7,
    first_date: '2023-08-12',
    last_date: '2025-05-18',
    curve,
    chance: {
      bets: 200,
      profit: 8,
      curve: curve.map((point, at) => ({ ...point, low: -band[at]! - 5, high: band[at]! - 5 })),
      max_drawdown: { median: 14.2, high: 27.5 },
      losing_run: { median: 7, high: 11 },
    },
    seasons: [
      { season: '2023-2024', bets: 180, won: 100, profit: 9, return_rate: 0.05 },
      { season: '2024-2025', bets: 20, won: 10, profit: -1, return_rate: -0.05 },
    ],
    halves: [
      {
        ...{ from: '2023-08-12', to: '2024-02-10', bets: 100, won: 60, profit: 15 },
        ...{ return_rate: 0.15, return_low: -0.03, return_high: 0.33 },
      },
      {
        ...{ from: '2024-02-11', to: '2025-05-18', bets: 100, won: 50, profit: -7 },
        ...{ return_rate: -0.07, return_low: -0.25, return_high: 0.11 },
      },
    ],
    competitions: [
      {
        country_name: 'Türkiye',
        competition_name: 'Süper Lig',
        bets: 150,
        won: 80,
        profit: 2,
        return_rate: 0.0133,
      },
      {
        country_name: 'İngiltere',
        competition_name: 'Premier Lig',
        bets: 50,
        won: 30,
        profit: 6,
        return_rate: 0.12,
      },
    ],
    questions: 40,
    ...change,
  };
}
