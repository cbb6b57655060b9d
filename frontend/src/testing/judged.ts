import type { Judged } from '../odds/backtest/verdict';

/** For tests: 200 wholly priced bets that returned 4 % where -5 % was expected, unless changed. */
export const judged = (change: Partial<Judged> = {}): Judged => ({
  bets: 200,
  expected_return: -0.05,
  p_value: 0.03,
  chance: { bets: 200, profit: 8 },
  halves: [
    { bets: 100, return_rate: 0.05 },
    { bets: 100, return_rate: 0.03 },
  ],
  ...change,
});
