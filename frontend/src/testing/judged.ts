import type { Judged, JudgedBacktest, JudgedRecord } from '../odds/backtest/verdict';

const JUDGED: Judged = {
  bets: 200,
  expected_return: -0.05,
  chance: { bets: 200, profit: 8 },
  halves: [
    { bets: 100, return_rate: 0.05 },
    { bets: 100, return_rate: 0.03 },
  ],
};

/** For tests: 200 wholly priced bets that returned 4 % where -5 % was expected, unless changed. */
export const judged = (change: Partial<JudgedBacktest> = {}): JudgedBacktest => ({
  ...JUDGED,
  p_value: 0.03,
  ...change,
});

/** For tests: the same of a record that is made blind. */
export const judgedRecord = (change: Partial<JudgedRecord> = {}): JudgedRecord => ({
  ...JUDGED,
  evidence: { value: 7.4, needed: 60 },
  ...change,
});
